import type { LegalParameter, YearValue } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * Hours of the minimum wage of 1 January that a quarter takes, from each year on. Read by
 * `regles/retraite/pension- law.ts`, and listed by `legislation/chapters.ts`. A revision adds a year to the
 * list. Past years do not change: past answers depend on them. `checkedOn`: the last day on which somebody
 * compared the last value with its text. Used by `retraite/pension-law.ts`.
 */
export const heuresTrimestre: LegalParameter<readonly YearValue[]> = {
  key: 'retraite/heures-trimestre',
  label: {
    fr: 'Heures de smic qui valident un trimestre',
    en: 'Hours of the minimum wage that a quarter takes',
  },
  unit: 'yearNumber',
  values: {
    '1972-01-01': [
      { annee: 1972, valeur: 200 },
      { annee: 2014, valeur: 150 },
    ],
  },
  articles: {
    '1972-01-01': legifrance(
      'CSS, art. R. 351-9 (décret n° 2014-349 du 19 mars 2014)',
      'LEGIARTI000053335598',
    ),
  },
  checkedOn: '2026-11-27',
}
