import type { LegalParameter, YearValue } from '../../legal-parameter.ts'

/** Francs in a euro (Council regulation 2866/98). */
const FRANC = 6.55957

/**
 * The yearly ceiling of social security of each year, in euros; francs before 2002, at 6.55957 francs a euro.
 * Read by `regles/retraite/pension-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a year
 * to the list. Past years do not change: past answers depend on them. `checkedOn`: the last day on which
 * somebody compared the last value with its text. The page of `url` states the last one; earlier ones are as
 * OpenFisca lists them.
 */
export const plafonds: LegalParameter<readonly YearValue[]> = {
  key: 'retraite/plafonds',
  label: { fr: 'Plafonds annuels de la sécurité sociale', en: 'Yearly ceilings of social security' },
  unit: 'yearEuros',
  values: {
    '1970-01-01': [
      { annee: 1970, valeur: 18000 / FRANC },
      { annee: 1971, valeur: 19800 / FRANC },
      { annee: 1972, valeur: 21960 / FRANC },
      { annee: 1973, valeur: 24480 / FRANC },
      { annee: 1974, valeur: 27840 / FRANC },
      { annee: 1975, valeur: 33000 / FRANC },
      { annee: 1976, valeur: 37920 / FRANC },
      { annee: 1977, valeur: 43320 / FRANC },
      { annee: 1978, valeur: 48000 / FRANC },
      { annee: 1979, valeur: 53640 / FRANC },
      { annee: 1980, valeur: 60120 / FRANC },
      { annee: 1981, valeur: 68760 / FRANC },
      { annee: 1982, valeur: 82020 / FRANC },
      { annee: 1983, valeur: 91680 / FRANC },
      { annee: 1984, valeur: 99600 / FRANC },
      { annee: 1985, valeur: 106740 / FRANC },
      { annee: 1986, valeur: 112200 / FRANC },
      { annee: 1987, valeur: 116820 / FRANC },
      { annee: 1988, valeur: 120360 / FRANC },
      { annee: 1989, valeur: 125280 / FRANC },
      { annee: 1990, valeur: 131040 / FRANC },
      { annee: 1991, valeur: 137760 / FRANC },
      { annee: 1992, valeur: 144120 / FRANC },
      { annee: 1993, valeur: 149820 / FRANC },
      { annee: 1994, valeur: 153120 / FRANC },
      { annee: 1995, valeur: 155940 / FRANC },
      { annee: 1996, valeur: 161220 / FRANC },
      { annee: 1997, valeur: 164640 / FRANC },
      { annee: 1998, valeur: 169080 / FRANC },
      { annee: 1999, valeur: 173640 / FRANC },
      { annee: 2000, valeur: 176400 / FRANC },
      { annee: 2001, valeur: 179400 / FRANC },
      { annee: 2002, valeur: 28224 },
      { annee: 2003, valeur: 29184 },
      { annee: 2004, valeur: 29712 },
      { annee: 2005, valeur: 30192 },
      { annee: 2006, valeur: 31068 },
      { annee: 2007, valeur: 32184 },
      { annee: 2008, valeur: 33276 },
      { annee: 2009, valeur: 34308 },
      { annee: 2010, valeur: 34620 },
      { annee: 2011, valeur: 35352 },
      { annee: 2012, valeur: 36372 },
      { annee: 2013, valeur: 37032 },
      { annee: 2014, valeur: 37548 },
      { annee: 2015, valeur: 38040 },
      { annee: 2016, valeur: 38616 },
      { annee: 2017, valeur: 39228 },
      { annee: 2018, valeur: 39732 },
      { annee: 2019, valeur: 40524 },
      { annee: 2020, valeur: 41136 },
      { annee: 2021, valeur: 41136 },
      { annee: 2022, valeur: 41136 },
      { annee: 2023, valeur: 43992 },
      { annee: 2024, valeur: 46368 },
      { annee: 2025, valeur: 47100 },
      { annee: 2026, valeur: 48060 },
    ],
  },
  articles: {
    '1970-01-01': {
      title: 'CSS, art. L. 241-3 et D. 242-17 (arrêtés annuels)',
      url: 'https://www.urssaf.fr/accueil/outils-documentation/taux-baremes/plafonds-securite-sociale.html',
    },
  },
  checkedOn: '2026-11-27',
}
