import type { Scale } from '../../../finance/scale.ts'
import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * The duties of ascendants and descendants on a share after its allowance: `above` in euros, `rate` a fraction. Read
 * by `regles/succession/kinship.ts`, `regles/donation/at-death.ts` and `regles/donation/kinship.ts`, and listed by
 * `chapters.ts`. A revision adds a row to `values` and to `articles`, dated the day from which it holds. Past rows do
 * not change: past answers depend on them. `checkedOn`: the last day on which somebody compared the last value with
 * its text.
 */
export const baremeLigneDirecte: LegalParameter<Scale> = {
  key: 'succession/bareme-ligne-directe',
  label: { fr: 'Droits en ligne directe', en: 'Duties in the direct line' },
  unit: 'scale',
  values: {
    '2011-07-31': [
      { above: 0, rate: 0.05 },
      { above: 8_072, rate: 0.1 },
      { above: 12_109, rate: 0.15 },
      { above: 15_932, rate: 0.2 },
      { above: 552_324, rate: 0.3 },
      { above: 902_838, rate: 0.4 },
      { above: 1_805_677, rate: 0.45 },
    ],
  },
  articles: { '2011-07-31': legifrance('CGI, art. 777, tableau I', 'LEGIARTI000030061736') },
  checkedOn: '2026-11-21',
}
