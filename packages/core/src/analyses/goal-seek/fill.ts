import { MOST_SIMULATIONS } from '../effort.ts'
import { type Gap, gapsOf, isEdge, likeliest, middleOf, widest } from './gaps.ts'
import { exists, type Profile, type Spot } from './profile.ts'
import type { Search } from './search.ts'

/**
 * Goes on among whole numbers, as long as simulations are left, until no lower value can be the first: first where the
 * figure comes to the target, from the lowest; then where it starts or stops existing; then inside the other gaps, the
 * likeliest and the widest by turns.
 */
export function filled(search: Search, profile: Profile): Profile {
  const run = [...profile.flat()]
  for (let turn = 0; search.left() > 0 && turn < MOST_SIMULATIONS; turn++) {
    const gap = nextGap(search, run, turn)
    if (!gap) break
    const place = middleOf(gap)
    run.splice(run.indexOf(gap.to), 0, { place, result: search.look(place) ?? null })
  }
  return [run]
}

function nextGap(search: Search, run: readonly Spot[], turn: number): Gap | undefined {
  const { target } = search
  const met = run.findIndex(({ result }) => result === target)
  const gaps = gapsOf(met === -1 ? run : run.slice(0, met + 1))
  const edges = gaps.filter((gap) => isEdge(gap, target))
  const [edge] = [...edges.filter(({ from, to }) => exists(from) && exists(to)), ...edges]
  return edge ?? (turn % 2 === 0 ? likeliest(gaps, target) : undefined) ?? widest(gaps, search)
}

/** Whether every value that the contract accepts was looked at. */
export const isComplete = ({ lattice }: Search, profile: Profile): boolean =>
  !lattice.isDense && profile.flat().length === lattice.last - lattice.first + 1
