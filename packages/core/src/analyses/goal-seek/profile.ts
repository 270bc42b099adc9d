import type { Plan } from './plan.ts'
import { distance } from './value-grid.ts'

/**
 * The figure at an index of the grid of values, `finer` being added decimals as in `ValueGrid.valueAt`.
 * `null` where it does not exist; `undefined` where the contract refuses the value or no simulation is left.
 * Used by `goal-seek.ts`.
 */
export type Evaluate = (gridIndex: number, finer?: number) => number | null | undefined

/**
 * The plan, the target and the functions of one search. Used by `crossing.ts`, `find.ts`, `gaps.ts` and
 * `goal-seek.ts`.
 */
export interface Search extends Plan {
  /** The target, rounded as the figure is. */
  readonly target: number
  /** Simulates an index, and gives the figure rounded. */
  readonly evaluate: Evaluate
  /** The same before rounding. */
  readonly unrounded: Evaluate
  /** How many simulations may still be run. */
  readonly left: () => number
}

/** An index that was simulated: `null` where the figure does not exist. Used by `find.ts` and `gaps.ts`. */
export interface Sample {
  readonly gridIndex: number
  readonly result: number | null
}

/** An index where the figure exists. Used by `crossing.ts`, `find.ts` and `warnings.ts`. */
export interface Point extends Sample {
  readonly result: number
}

/** The figure over the indexes simulated, run by run. Used by `find.ts` and `gaps.ts`. */
export type Profile = readonly (readonly Sample[])[]

/**
 * How a figure moves as the unknown rises: 1 up, -1 down, 0 not at all, `undefined` both ways. Used by
 * `find.ts`.
 */
export type Direction = -1 | 0 | 1 | undefined

/** The relative difference up to which two results count as equal: the noise of doubles. */
const NOISE = 1e-12

/** Simulates every sample of the plan. Used by `find.ts`. */
export const profileOf = ({ runs, evaluate }: Search): Profile =>
  runs.map((run) => run.map((gridIndex) => ({ gridIndex, result: evaluate(gridIndex) ?? null })))

/** Whether the figure exists at a sample. Used by `find.ts` and `gaps.ts`. */
export const exists = (sample: Sample): sample is Point => sample.result !== null

/** The samples of all runs where the figure exists, in order. Used by `find.ts` and `warnings.ts`. */
export const pointsOf = (profile: Profile): Point[] => profile.flat().filter(exists)

/** On which side of the target a point is: -1, 0 or 1. Used by `crossing.ts`, `find.ts` and `gaps.ts`. */
export const sideOf = ({ result }: Point, target: number): number => Math.sign(result - target)

/** Whether the figure is the same at every sample. Used by `find.ts`. */
export function isConstant(profile: Profile): boolean {
  const [first, ...others] = profile.flat()
  return first !== undefined && exists(first) && others.every(({ result }) => result === first.result)
}

/** The pairs of neighbouring samples within runs. */
const neighbours = (profile: Profile): (readonly [Sample, Sample])[] =>
  profile.flatMap((run) => run.slice(1).map((to, index) => [run[index] as Sample, to] as const))

/** Neighbouring samples between which the figure is on either side of the target. Used by `find.ts`. */
export const crossingsOf = (profile: Profile, target: number): (readonly [Point, Point])[] =>
  neighbours(profile).flatMap(([a, b]) =>
    exists(a) && exists(b) && sideOf(a, target) * sideOf(b, target) < 0 ? [[a, b] as const] : [],
  )

/** How the figure moves from the lowest index to the highest. Used by `find.ts`. */
export function directionOf(profile: Profile): Direction {
  const points = pointsOf(profile)
  const signs = new Set(
    points.slice(1).map(({ result }, index) => {
      const before = points[index]?.result ?? result
      return Math.abs(result - before) <= NOISE * Math.abs(before) ? 0 : Math.sign(result - before)
    }),
  )
  if (signs.has(1) && signs.has(-1)) return undefined
  return signs.has(1) ? 1 : signs.has(-1) ? -1 : 0
}

/** Whether a sample meets the target, or neighbours lie on either side of it. Used by `find.ts` and `gaps.ts`. */
export const isMet = (profile: Profile, target: number): boolean =>
  profile.some((run) => run.some((sample, index) => meets(sample, run[index + 1], target)))

/** Whether a sample meets the target, or lies on the other side of it than the next one. */
function meets(sample: Sample, next: Sample | undefined, target: number): boolean {
  if (!exists(sample)) return false
  const side = sideOf(sample, target)
  return side === 0 || (next !== undefined && exists(next) && sideOf(next, target) !== side)
}

/** The profile with one more sample, in the run that has the index `neighbour`. Used by `gaps.ts`. */
export const inserted = (profile: Profile, neighbour: number, sample: Sample): Profile =>
  profile.map((run) =>
    run.some(({ gridIndex }) => gridIndex === neighbour)
      ? [...run, sample].sort((a, b) => a.gridIndex - b.gridIndex)
      : run,
  )

/** Simulations kept for the crossings that `followEnds` finds. */
const KEPT_AFTER_ENDS = 24

/**
 * Where the figure stops existing between two samples, bisects to the last index where it exists: the target may lie
 * there. Nearest to the start index first, until the target is met. Used by `find.ts`.
 */
export function followEnds(search: Search, profile: Profile): Profile {
  let known = profile
  for (const { from, to } of ends(search, profile)) {
    let [here, nowhere] = [from, to]
    while (!isMet(known, search.target) && distance(here, nowhere) > 1 && search.left() > KEPT_AFTER_ENDS) {
      const gridIndex = Math.trunc((here + nowhere) / 2)
      const result = search.evaluate(gridIndex) ?? null
      known = inserted(known, from, { gridIndex, result })
      if (result === null) nowhere = gridIndex
      else here = gridIndex
    }
  }
  return known
}

/**
 * Neighbours of which one has a figure: `from` its index, `to` that of the other; nearest to the start index
 * first.
 */
const ends = ({ startIndex }: Search, profile: Profile): { readonly from: number; readonly to: number }[] =>
  neighbours(profile)
    .filter(([a, b]) => exists(a) !== exists(b))
    .map(([a, b]) =>
      exists(a) ? { from: a.gridIndex, to: b.gridIndex } : { from: b.gridIndex, to: a.gridIndex },
    )
    .sort((a, b) => distance(a.from, startIndex) - distance(b.from, startIndex))
