import type { Scale } from '../../../finance/scale.ts'
import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * What full years of ownership take off a gain for social levies: above each number of years, the share of the gain,
 * as a fraction, that each further one takes. Read by `regles/immobilier/property-gain.ts`, and listed by
 * `legislation/chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds.
 * Past rows do not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last
 * value with its text.
 */
export const plusValueAbattementPrelevements: LegalParameter<Scale> = {
  key: 'immobilier/plus-value-abattement-prelevements',
  label: {
    fr: 'Abattement pour durée de détention : prélèvements sociaux, par année',
    en: 'Allowance for the years of ownership: social levies, for each year',
  },
  unit: 'yearScale',
  values: {
    '2013-09-01': [
      { above: 0, rate: 0 },
      { above: 5, rate: 0.0165 },
      { above: 21, rate: 0.016 },
      { above: 22, rate: 0.09 },
      { above: 30, rate: 0 },
    ],
  },
  articles: { '2013-09-01': legifrance('CSS, art. L. 136-7, VI, 2', 'LEGIARTI000053584839') },
  checkedOn: '2026-11-21',
}
