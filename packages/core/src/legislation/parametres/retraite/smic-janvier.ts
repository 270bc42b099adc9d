import type { LegalParameter, YearValue } from '../../legal-parameter.ts'

/** Francs in a euro (Council regulation 2866/98). */
const FRANC = 6.55957

/**
 * The gross minimum wage an hour on 1 January of each year, in euros; francs before 2002, at 6.55957 francs a
 * euro. Read by `regles/retraite/pension-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a
 * year to the list. Past years do not change: past answers depend on them. `checkedOn`: the last day on which
 * somebody compared the last value with its text. The page of `url` begins in 1980; earlier ones are as
 * Wikipedia lists them.
 */
export const smicJanvier: LegalParameter<readonly YearValue[]> = {
  key: 'retraite/smic-janvier',
  label: {
    fr: 'Smic horaire brut au 1er janvier, en euros',
    en: 'Gross minimum wage an hour on 1 January, in euros',
  },
  unit: 'yearNumber',
  values: {
    '1972-01-01': [
      { annee: 1972, valeur: 3.94 / FRANC },
      { annee: 1973, valeur: 4.55 / FRANC },
      { annee: 1974, valeur: 5.43 / FRANC },
      { annee: 1975, valeur: 6.75 / FRANC },
      { annee: 1976, valeur: 7.89 / FRANC },
      { annee: 1977, valeur: 8.94 / FRANC },
      { annee: 1978, valeur: 10.06 / FRANC },
      { annee: 1979, valeur: 11.31 / FRANC },
      { annee: 1980, valeur: 12.93 / FRANC },
      { annee: 1981, valeur: 14.79 / FRANC },
      { annee: 1982, valeur: 18.15 / FRANC },
      { annee: 1983, valeur: 20.29 / FRANC },
      { annee: 1984, valeur: 22.78 / FRANC },
      { annee: 1985, valeur: 24.36 / FRANC },
      { annee: 1986, valeur: 26.04 / FRANC },
      { annee: 1987, valeur: 26.92 / FRANC },
      { annee: 1988, valeur: 27.84 / FRANC },
      { annee: 1989, valeur: 28.76 / FRANC },
      { annee: 1990, valeur: 29.91 / FRANC },
      { annee: 1991, valeur: 31.94 / FRANC },
      { annee: 1992, valeur: 32.66 / FRANC },
      { annee: 1993, valeur: 34.06 / FRANC },
      { annee: 1994, valeur: 34.83 / FRANC },
      { annee: 1995, valeur: 35.56 / FRANC },
      { annee: 1996, valeur: 36.98 / FRANC },
      { annee: 1997, valeur: 37.91 / FRANC },
      { annee: 1998, valeur: 39.43 / FRANC },
      { annee: 1999, valeur: 40.22 / FRANC },
      { annee: 2000, valeur: 40.72 / FRANC },
      { annee: 2001, valeur: 42.02 / FRANC },
      { annee: 2002, valeur: 6.67 },
      { annee: 2003, valeur: 6.83 },
      { annee: 2004, valeur: 7.19 },
      { annee: 2005, valeur: 7.61 },
      { annee: 2006, valeur: 8.03 },
      { annee: 2007, valeur: 8.27 },
      { annee: 2008, valeur: 8.44 },
      { annee: 2009, valeur: 8.71 },
      { annee: 2010, valeur: 8.86 },
      { annee: 2011, valeur: 9 },
      { annee: 2012, valeur: 9.22 },
      { annee: 2013, valeur: 9.43 },
      { annee: 2014, valeur: 9.53 },
      { annee: 2015, valeur: 9.61 },
      { annee: 2016, valeur: 9.67 },
      { annee: 2017, valeur: 9.76 },
      { annee: 2018, valeur: 9.88 },
      { annee: 2019, valeur: 10.03 },
      { annee: 2020, valeur: 10.15 },
      { annee: 2021, valeur: 10.25 },
      { annee: 2022, valeur: 10.57 },
      { annee: 2023, valeur: 11.27 },
      { annee: 2024, valeur: 11.65 },
      { annee: 2025, valeur: 11.88 },
      { annee: 2026, valeur: 12.02 },
    ],
  },
  articles: {
    '1972-01-01': {
      title: 'C. trav., art. L. 3231-2 (décrets annuels)',
      url: 'https://www.insee.fr/fr/statistiques/1375188',
    },
  },
  checkedOn: '2026-11-27',
}
