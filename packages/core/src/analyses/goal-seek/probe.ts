import { gapsOf, likeliest, middleOf, widest } from './gaps.ts'
import { inserted, isMet, type Profile } from './profile.ts'
import type { Search } from './search.ts'

/** Simulations kept for closing in: between places this near one another, few will do. */
const RESERVE = 14

/**
 * Goes on among decimals while the target is not met: a figure may come to it and go back between two samples. Where that
 * is likeliest and where least is known, by turns.
 */
export function probed(search: Search, profile: Profile): Profile {
  let known = profile
  for (let turn = 0; !isMet(known, search.target) && search.left() > RESERVE; turn++) {
    const gaps = known.flatMap(gapsOf)
    const gap = (turn % 2 === 0 ? likeliest(gaps, search.target) : undefined) ?? widest(gaps, search)
    if (!gap) break
    const place = middleOf(gap)
    known = inserted(known, gap.from.place, { place, result: search.look(place) ?? null })
  }
  return known
}
