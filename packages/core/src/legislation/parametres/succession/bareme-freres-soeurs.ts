import type { Scale } from '../../../finance/scale.ts'
import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * What a brother or a sister, alive or represented, pays on a share after its allowance, in euros and fractions. Read
 * by `regles/succession/kinship.ts` and `regles/donation/kinship.ts`, and listed by `chapters.ts`. A revision adds a
 * row to `values` and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend
 * on them. `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const baremeFreresSoeurs: LegalParameter<Scale> = {
  key: 'succession/bareme-freres-soeurs',
  label: { fr: 'Droits entre frères et sœurs', en: 'Duties between brothers and sisters' },
  unit: 'scale',
  values: {
    '2011-01-01': [
      { above: 0, rate: 0.35 },
      { above: 24_430, rate: 0.45 },
    ],
  },
  articles: { '2011-01-01': legifrance('CGI, art. 777, tableau III', 'LEGIARTI000030061736') },
  checkedOn: '2026-11-21',
}
