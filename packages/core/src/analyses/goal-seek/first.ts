import { type Profile, pointsOf } from './profile.ts'
import { type Direction, type Point, type Search, type Solution, sideOf } from './search.ts'

/** What whole numbers give, once all that may be looked at was. */
export interface First {
  readonly solution: Solution | undefined
  /** The solution is the lowest value, and the figure is above the target there already. */
  readonly isFloor: boolean
  /** Other values reach the target as well. */
  readonly hasOthers: boolean
}

/**
 * Among whole numbers: the first place where the figure is the target; where there is none, the first past it; where all
 * are above it and the figure rises, the lowest, which already gives enough.
 */
export function firstSolution({ target }: Search, profile: Profile, direction: Direction): First {
  const points = pointsOf(profile)
  const exact = points.filter(({ result }) => result === target)
  const passed = points.filter((point, index) => {
    const before = points[index - 1]
    return before && sideOf(before, target) !== sideOf(point, target)
  })
  const found = exact.length > 0 ? exact : passed
  const [first] = found
  if (first) {
    const reach = first.result === target ? 'exact' : direction === undefined ? 'jumped' : 'first'
    const hasOthers = direction === undefined && found.length > 1
    return { solution: solutionAt(first, reach), isFloor: false, hasOthers }
  }
  const [lowest] = points
  const isFloor = lowest !== undefined && direction === 1 && sideOf(lowest, target) === 1
  return { solution: isFloor ? solutionAt(lowest, 'first') : undefined, isFloor, hasOthers: false }
}

const solutionAt = (point: Point, reach: Solution['reach']): Solution => ({ ...point, finer: 0, reach })
