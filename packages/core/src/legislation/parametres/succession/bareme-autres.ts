import type { Scale } from '../../../finance/scale.ts'
import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * What a remoter relative, or nobody to the deceased, pays on a share after its allowance: one rate, a fraction. Read
 * by `regles/succession/kinship.ts` and `regles/donation/kinship.ts`, and listed by `chapters.ts`. A revision adds a
 * row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend
 * on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const baremeAutres: LegalParameter<Scale> = {
  key: 'succession/bareme-autres',
  label: { fr: 'Droits au-delà ou sans parenté', en: 'Duties beyond, or without kinship' },
  unit: 'scale',
  values: {
    '2011-01-01': [{ above: 0, rate: 0.6 }],
  },
  articles: { '2011-01-01': legifrance('CGI, art. 777, tableau III', 'LEGIARTI000030061736') },
  checkedOn: '2026-11-21',
}
