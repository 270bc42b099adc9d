import type { LegalParameter } from '../../legal-parameter.ts'

/** By the number of people who will live there. */
type ByPeople = Readonly<
  Record<
    | 'personnes1'
    | 'personnes2'
    | 'personnes3'
    | 'personnes4'
    | 'personnes5'
    | 'personnes6'
    | 'personnes7'
    | 'personnes8',
    number
  >
>

/**
 * What the income of a household is divided by to find its band of the zero-rate loan, by the number of people who
 * will live there. From six on it follows from the ceilings of income, which are those of one person times these. Read
 * by `regles/credit/zero-rate-loan.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values` and
 * to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them. `checkedOn`:
 * the last day on which somebody compared the last value with its text.
 */
export const ptzCoefficients: LegalParameter<ByPeople> = {
  key: 'credit/ptz-coefficients',
  label: { fr: 'PTZ : coefficient familial', en: 'PTZ: family coefficient' },
  unit: 'number',
  members: {
    personnes1: { label: { fr: '1 personne', en: '1 person' } },
    personnes2: { label: { fr: '2 personnes', en: '2 persons' } },
    personnes3: { label: { fr: '3 personnes', en: '3 persons' } },
    personnes4: { label: { fr: '4 personnes', en: '4 persons' } },
    personnes5: { label: { fr: '5 personnes', en: '5 persons' } },
    personnes6: { label: { fr: '6 personnes', en: '6 persons' } },
    personnes7: { label: { fr: '7 personnes', en: '7 persons' } },
    personnes8: { label: { fr: '8 personnes ou plus', en: '8 persons or more' } },
  },
  values: {
    '2024-04-01': {
      personnes1: 1,
      personnes2: 1.5,
      personnes3: 1.8,
      personnes4: 2.1,
      personnes5: 2.4,
      personnes6: 2.7,
      personnes7: 3,
      personnes8: 3.3,
    },
  },
  articles: {
    '2024-04-01': {
      title: 'CCH, art. D. 31-10-3-1',
      url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F10871',
    },
  },
  checkedOn: '2026-11-27',
}
