import type { LegalParameter } from '../../legal-parameter.ts'
import { legifrance } from '../../legifrance.ts'

/**
 * What a brother or a sister receives free of duties, in euros. Read by `regles/succession/kinship.ts` and
 * `regles/succession/gift-allowance.ts`, and listed by `legislation/chapters.ts`. A revision adds a row to `values`
 * and to `articles`, dated the day from which it holds. Past rows do not change: past answers depend on them.
 * `checkedOn`: the last day on which somebody compared the last value with its text.
 */
export const abattementFreresSoeurs: LegalParameter<number> = {
  key: 'succession/abattement-freres-soeurs',
  label: { fr: 'Abattement d’un frère ou d’une sœur', en: 'Allowance of a brother or a sister' },
  unit: 'euros',
  values: { '2011-01-01': 15_932 },
  articles: { '2011-01-01': legifrance('CGI, art. 779, IV', 'LEGIARTI000026292566') },
  checkedOn: '2026-11-21',
}
