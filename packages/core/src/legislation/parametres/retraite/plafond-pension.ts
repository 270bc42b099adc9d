import type { LegalParameter } from '../../legal-parameter.ts'

/**
 * The highest pension of the general scheme, as a fraction of the ceiling of social security, increases apart. Read by
 * `regles/retraite/pension-law.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and to
 * `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const plafondPension: LegalParameter<number> = {
  key: 'retraite/plafond-pension',
  label: { fr: 'Pension maximale, part du plafond', en: 'Highest pension, share of the ceiling' },
  unit: 'rate',
  values: {
    '1986-10-09': 0.5,
  },
  articles: {
    '1986-10-09': {
      title: 'Arrêté du 9 octobre 1986, art. 2',
      url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006073887',
    },
  },
  checkedOn: '2026-11-27',
}
