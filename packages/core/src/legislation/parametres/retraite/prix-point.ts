import type { LegalParameter, YearValue } from '../../legal-parameter.ts'

/**
 * The purchase price of a complementary pension point in each year, in euros; before 2019 that of Arrco. Read
 * by `regles/retraite/pension-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a year to the
 * list. Past years do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text.
 */
export const prixPoint: LegalParameter<readonly YearValue[]> = {
  key: 'retraite/prix-point',
  label: {
    fr: 'Prix d’achat du point Agirc-Arrco, en euros',
    en: 'Purchase price of an Agirc-Arrco point, in euros',
  },
  unit: 'yearNumber',
  values: {
    '1999-01-01': [
      { annee: 1999, valeur: 10.954 },
      { annee: 2000, valeur: 11.5345 },
      { annee: 2001, valeur: 11.7076 },
      { annee: 2002, valeur: 11.8949 },
      { annee: 2003, valeur: 12.0852 },
      { annee: 2004, valeur: 12.3632 },
      { annee: 2005, valeur: 12.66 },
      { annee: 2006, valeur: 13.0271 },
      { annee: 2007, valeur: 13.5091 },
      { annee: 2008, valeur: 13.9684 },
      { annee: 2009, valeur: 14.2198 },
      { annee: 2010, valeur: 14.4047 },
      { annee: 2011, valeur: 14.7216 },
      { annee: 2012, valeur: 15.0528 },
      { annee: 2013, valeur: 15.2284 },
      { annee: 2014, valeur: 15.2589 },
      { annee: 2015, valeur: 15.2589 },
      { annee: 2016, valeur: 15.6556 },
      { annee: 2017, valeur: 16.1879 },
      { annee: 2018, valeur: 16.7226 },
      { annee: 2019, valeur: 17.0571 },
      { annee: 2020, valeur: 17.3982 },
      { annee: 2021, valeur: 17.3982 },
      { annee: 2022, valeur: 17.4316 },
      { annee: 2023, valeur: 18.7669 },
      { annee: 2024, valeur: 19.6321 },
      { annee: 2025, valeur: 20.1877 },
      { annee: 2026, valeur: 20.1877 },
    ],
  },
  articles: {
    '1999-01-01': {
      title: 'ANI du 17 novembre 2017, art. 34 (décisions annuelles de l’Agirc-Arrco)',
      url: 'https://www.agirc-arrco.fr/storage/2024/10/Compilation_valeurs_de_point_novembre_2025.pdf',
    },
  },
  checkedOn: '2026-11-27',
}
