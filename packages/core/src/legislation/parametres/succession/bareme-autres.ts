import type { Scale } from '../../../finance/scale.ts'
import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * What a remoter relative, or nobody to the deceased, pays on a share after its allowance: one rate, a fraction.
 * Read by `regles/succession/kinship.ts` and `regles/donation/kinship.ts`; a revision adds a day and changes no
 * past one.
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
