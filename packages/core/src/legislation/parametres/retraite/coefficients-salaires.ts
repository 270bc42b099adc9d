import type { LegalParameter, YearValue } from '../../legal-parameter.ts'

/**
 * By how much each year’s wage is multiplied in the average wage of a pension that starts in 2026: a
 * published column for 2022, then each rise since, cut at three decimals as the fund does. Read by
 * `regles/retraite/pension-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a key to
 * `values` and to `articles`, the day from which it holds, with the whole list; past keys do not change: past
 * answers depend on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 * The column of circular 2025-29 gives the same numbers. `status` is `lecture`, an interpretation, since they are
 * computed as said above.
 */
export const coefficientsSalaires: LegalParameter<readonly YearValue[]> = {
  key: 'retraite/coefficients-salaires',
  label: {
    fr: 'Coefficients de revalorisation des salaires, pensions de 2026',
    en: 'Coefficients of revaluation of wages, pensions of 2026',
  },
  unit: 'yearNumber',
  status: 'lecture',
  values: {
    '2026-01-01': [
      { annee: 1970, valeur: 9.988 },
      { annee: 1971, valeur: 8.958 },
      { annee: 1972, valeur: 8.073 },
      { annee: 1973, valeur: 7.459 },
      { annee: 1974, valeur: 6.576 },
      { annee: 1975, valeur: 5.535 },
      { annee: 1976, valeur: 4.702 },
      { annee: 1977, valeur: 4.056 },
      { annee: 1978, valeur: 3.647 },
      { annee: 1979, valeur: 3.325 },
      { annee: 1980, valeur: 2.924 },
      { annee: 1981, valeur: 2.58 },
      { annee: 1982, valeur: 2.304 },
      { annee: 1983, valeur: 2.173 },
      { annee: 1984, valeur: 2.06 },
      { annee: 1985, valeur: 1.974 },
      { annee: 1986, valeur: 1.93 },
      { annee: 1987, valeur: 1.858 },
      { annee: 1988, valeur: 1.816 },
      { annee: 1989, valeur: 1.751 },
      { annee: 1990, valeur: 1.704 },
      { annee: 1991, valeur: 1.677 },
      { annee: 1992, valeur: 1.623 },
      { annee: 1993, valeur: 1.623 },
      { annee: 1994, valeur: 1.595 },
      { annee: 1995, valeur: 1.577 },
      { annee: 1996, valeur: 1.538 },
      { annee: 1997, valeur: 1.522 },
      { annee: 1998, valeur: 1.505 },
      { annee: 1999, valeur: 1.487 },
      { annee: 2000, valeur: 1.48 },
      { annee: 2001, valeur: 1.449 },
      { annee: 2002, valeur: 1.418 },
      { annee: 2003, valeur: 1.395 },
      { annee: 2004, valeur: 1.374 },
      { annee: 2005, valeur: 1.348 },
      { annee: 2006, valeur: 1.324 },
      { annee: 2007, valeur: 1.302 },
      { annee: 2008, valeur: 1.29 },
      { annee: 2009, valeur: 1.279 },
      { annee: 2010, valeur: 1.267 },
      { annee: 2011, valeur: 1.256 },
      { annee: 2012, valeur: 1.231 },
      { annee: 2013, valeur: 1.205 },
      { annee: 2014, valeur: 1.191 },
      { annee: 2015, valeur: 1.191 },
      { annee: 2016, valeur: 1.19 },
      { annee: 2017, valeur: 1.19 },
      { annee: 2018, valeur: 1.181 },
      { annee: 2019, valeur: 1.164 },
      { annee: 2020, valeur: 1.153 },
      { annee: 2021, valeur: 1.149 },
      { annee: 2022, valeur: 1.137 },
      { annee: 2023, valeur: 1.085 },
      { annee: 2024, valeur: 1.031 },
      { annee: 2025, valeur: 1.009 },
    ],
  },
  articles: {
    '2026-01-01': {
      title: 'CSS, art. L. 351-11 et L. 161-23-1 (circulaires Cnav 2022-3 à 2025-29)',
      url: 'https://legislation.lassuranceretraite.fr/Pdf/circulaire_cnav_2025_29_22122025.pdf',
    },
  },
  checkedOn: '2026-11-27',
}
