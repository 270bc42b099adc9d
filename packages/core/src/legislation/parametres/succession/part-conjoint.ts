import type { Dated } from '../../in-force.ts'
import { legifrance } from '../../legifrance.ts'

/** The share, as a fraction, that a surviving spouse may take in full ownership when there are children. */
export const partConjoint: Dated<number> = {
  values: { '2002-07-01': 0.25 },
  articles: { '2002-07-01': legifrance('Code civil, art. 757', 'LEGIARTI000006431087') },
  stillValidOn: '2026-11-21',
}
