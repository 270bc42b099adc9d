import { distance } from './lattice.ts'
import { exists, type Spot } from './profile.ts'
import { type Search, sideOf } from './search.ts'

/** Two neighbouring spots with places between them that were not looked at. */
export interface Gap {
  readonly from: Spot
  readonly to: Spot
  /** The steepest that the figure is there or next to it, in results a place. */
  readonly steepness: number
}

/** @param run spots in order, between which no value is refused. */
export function gapsOf(run: readonly Spot[]): Gap[] {
  const gaps: Gap[] = []
  let before = 0
  let here = slopeAfter(run, 0)
  for (const [index, from] of run.entries()) {
    const after = slopeAfter(run, index + 1)
    const to = run[index + 1]
    if (to && to.place - from.place > 1) gaps.push({ from, to, steepness: Math.max(before, here, after) })
    before = here
    here = after
  }
  return gaps
}

/** How steep the figure is from a spot to the next; 0 where there is none. */
function slopeAfter(run: readonly Spot[], index: number): number {
  const [from, to] = [run[index], run[index + 1]]
  return from && to ? slope(from, to) : 0
}

const slope = (from: Spot, to: Spot): number =>
  exists(from) && exists(to) ? Math.abs(to.result - from.result) / (to.place - from.place) : 0

export const middleOf = ({ from, to }: Gap): number => from.place + Math.floor((to.place - from.place) / 2)

const widthOf = ({ from, to }: Gap): number => to.place - from.place

/** Whether the figure comes to the target inside, or starts or stops existing. */
export const isEdge = ({ from, to }: Gap, target: number): boolean =>
  exists(from) && exists(to) ? sideOf(from, target) !== sideOf(to, target) : exists(from) !== exists(to)

/**
 * The gap in which the figure is likeliest to come to the target and go back: the one that asks for the least more than
 * the steepness seen around it. `undefined` where nothing moves.
 */
export function likeliest(gaps: readonly Gap[], target: number): Gap | undefined {
  const likelihood = (gap: Gap) => {
    const { from, to, steepness } = gap
    if (!exists(from) || !exists(to)) return 0
    return (steepness * widthOf(gap)) / (distance(from.result, target) + distance(to.result, target))
  }
  const best = highest(gaps, likelihood)
  return best && likelihood(best) > 0 ? best : undefined
}

/** The gap that is widest for how far it is from the anchor. */
export const widest = (gaps: readonly Gap[], { anchor, stride }: Search): Gap | undefined =>
  highest(gaps, (gap) => {
    const away = [gap.from, gap.to].map(({ place }) => distance(place, anchor))
    return widthOf(gap) / (stride + Math.min(...away))
  })

function highest(gaps: readonly Gap[], score: (gap: Gap) => number): Gap | undefined {
  let best: Gap | undefined
  let most = Number.NEGATIVE_INFINITY
  for (const gap of gaps) {
    const points = score(gap)
    if (best && most >= points) continue
    best = gap
    most = points
  }
  return best
}
