import type { Scale } from '../../../finance/scale.ts'
import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * What a relative up to the fourth degree pays on a share after its allowance: one rate, a fraction. Read by
 * `regles/succession/kinship.ts` and `regles/donation/kinship.ts`; a revision adds a day and changes no past one.
 */
export const baremeParents4eDegre: LegalParameter<Scale> = {
  key: 'succession/bareme-parents-4e-degre',
  label: { fr: 'Droits jusqu’au quatrième degré', en: 'Duties up to the fourth degree' },
  unit: 'scale',
  values: {
    '2011-01-01': [{ above: 0, rate: 0.55 }],
  },
  articles: { '2011-01-01': legifrance('CGI, art. 777, tableau III', 'LEGIARTI000030061736') },
  checkedOn: '2026-11-21',
}
