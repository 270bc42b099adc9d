import { MOST_SIMULATIONS } from '../cost-units.ts'
import { exists, inserted, isMet, type Profile, type Sample, type Search, sideOf } from './profile.ts'
import { distance } from './value-grid.ts'

/**
 * Simulations kept, of those that a goal seek may run, for the crossing that filling gaps finds: between near
 * indexes few are enough.
 */
const KEPT_AFTER_GAPS = 14

/**
 * Fills the gaps between samples of decimals while the target is not met, since a figure may reach it and go
 * back between two samples. It takes the likeliest gap and the widest gap by turns. Called by `find.ts`, as
 * the next function is.
 */
export const fillDecimals = (search: Search, profile: Profile): Profile =>
  fillGaps(search, profile, KEPT_AFTER_GAPS, (known, turn) =>
    isMet(known, search.target) ? undefined : promising(known.flatMap(gapsOf), search, turn),
  )

/**
 * Fills the gaps between samples of whole numbers until no lower value can be the first solution. It takes
 * gaps in which the figure crosses the target, then those in which it starts or stops existing, then the
 * likeliest and the widest by turns. Used by `find.ts`.
 */
export const fillWholeNumbers = (search: Search, profile: Profile): Profile =>
  fillGaps(search, [profile.flat()], 0, ([run = []], turn) => {
    const met = run.findIndex(({ result }) => result === search.target)
    const gaps = gapsOf(met === -1 ? run : run.slice(0, met + 1))
    const edges = gaps.filter((gap) => isEdge(gap, search.target))
    const [edge] = [...edges.filter(({ from, to }) => exists(from) && exists(to)), ...edges]
    return edge ?? promising(gaps, search, turn)
  })

/** Simulates the middle of one gap after the other, as long as there are simulations beyond those kept. */
function fillGaps(
  search: Search,
  profile: Profile,
  kept: number,
  nextGap: (known: Profile, turn: number) => Gap | undefined,
): Profile {
  let known = profile
  for (let turn = 0; search.left() > kept && turn < MOST_SIMULATIONS; turn++) {
    const gap = nextGap(known, turn)
    if (!gap) break
    const gridIndex = gap.from.gridIndex + Math.floor(widthOf(gap) / 2)
    known = inserted(known, gap.from.gridIndex, { gridIndex, result: search.evaluate(gridIndex) ?? null })
  }
  return known
}

/** Two neighbouring samples with indexes between them. */
interface Gap {
  readonly from: Sample
  readonly to: Sample
  /** The steepest slope of the figure in the gap and in those next to it, in results an index. */
  readonly steepness: number
}

/** The gaps between the samples of a run. */
function gapsOf(run: readonly Sample[]): Gap[] {
  const slopes = run.map((from, index) => slope(from, run[index + 1]))
  return run.flatMap((from, index) => {
    const to = run[index + 1]
    if (!to || to.gridIndex - from.gridIndex <= 1) return []
    return [{ from, to, steepness: Math.max(...slopes.slice(Math.max(index - 1, 0), index + 2)) }]
  })
}

/** The absolute slope between two samples, in results an index; 0 where the figure does not exist at both. */
const slope = (from: Sample, to: Sample | undefined): number =>
  to && exists(from) && exists(to) ? Math.abs(to.result - from.result) / (to.gridIndex - from.gridIndex) : 0

const widthOf = ({ from, to }: Gap): number => to.gridIndex - from.gridIndex

/** Whether the figure crosses the target inside a gap, or starts or stops existing. */
const isEdge = ({ from, to }: Gap, target: number): boolean =>
  exists(from) && exists(to) ? sideOf(from, target) !== sideOf(to, target) : exists(from) !== exists(to)

/** The likeliest gap on even turns, unless the figure is flat, and the widest on the others. */
const promising = (gaps: readonly Gap[], search: Search, turn: number): Gap | undefined =>
  (turn % 2 === 0 ? likeliest(gaps, search.target) : undefined) ?? widest(gaps, search)

/**
 * The gap in which the figure is likeliest to reach the target and go back: the one where this needs the
 * smallest multiple of the steepness seen around it. `undefined` where the figure is flat everywhere.
 */
function likeliest(gaps: readonly Gap[], target: number): Gap | undefined {
  const likelihood = (gap: Gap) => {
    const { from, to, steepness } = gap
    if (!exists(from) || !exists(to)) return 0
    return (steepness * widthOf(gap)) / (distance(from.result, target) + distance(to.result, target))
  }
  const best = highest(gaps, likelihood)
  return best && likelihood(best) > 0 ? best : undefined
}

/** The gap that is widest in proportion to its distance from the start index. */
const widest = (gaps: readonly Gap[], { startIndex, indexStep }: Search): Gap | undefined =>
  highest(gaps, (gap) => {
    const away = [gap.from, gap.to].map(({ gridIndex }) => distance(gridIndex, startIndex))
    return widthOf(gap) / (indexStep + Math.min(...away))
  })

/** The first of the gaps that have the highest score. */
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
