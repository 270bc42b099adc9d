import type { Dated } from '../../in-force.ts'
import { legifrance } from '../../legifrance.ts'

/** The share of the sum borrowed, as a fraction, up to which a contract may forbid an early partial repayment. */
export const remboursementMinimal: Dated<number> = {
  values: { '2016-10-01': 0.1 },
  articles: { '2016-10-01': legifrance('Code de la consommation, art. L. 313-47', 'LEGIARTI000032222329') },
  stillValidOn: '2026-11-21',
}
