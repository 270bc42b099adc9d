import type { Field } from '../../definition/field.ts'
import type { Params, ParamsOf } from '../../definition/shape.ts'
import { distance, type Lattice, latticeAmong, latticeOf } from './lattice.ts'
import { samplePlaces, strideAt } from './samples.ts'

/** What the contract makes of a trial: the parameters it then has, or `undefined` where it refuses the value. */
export type Judge = (value: number) => ParamsOf<Params> | undefined

/** Where to look: the places that the contract accepts, apart where it refuses what lies between. */
export interface Plan {
  readonly lattice: Lattice
  /** The accepted place nearest to where the search should start. */
  readonly anchor: number
  /** How many places around the anchor are next to nothing. */
  readonly stride: number
  /** Places in order, of which each run ends at the last place that is accepted. */
  readonly runs: readonly (readonly number[])[]
}

/** Ranges of up to so many whole numbers are judged value by value: that takes no simulation. */
const MOST_JUDGED = 1_000

/**
 * @param start the value to stay near.
 * @param sound a value that the contract accepts, for ranges in which only few are.
 */
export function planOf(field: Field, start: number, sound: number, judge: Judge): Plan {
  const lattice = latticeOf(field)
  return !lattice.isDense && lattice.last - lattice.first <= MOST_JUDGED
    ? planAmong(field, lattice, start, judge)
    : planBetween(field, lattice, start, sound, judge)
}

/** Few whole numbers: those that the contract accepts, and none of the others. */
function planAmong({ kind }: Field, { first, last, valueAt }: Lattice, start: number, judge: Judge): Plan {
  const all = Array.from({ length: last - first + 1 }, (_, index) => valueAt(first + index))
  const lattice = latticeAmong(all.filter((value) => judge(value) !== undefined))
  const anchor = lattice.placeOf(start)
  const stride = strideAt(lattice, kind, anchor)
  return { lattice, anchor, stride, runs: [samplePlaces(lattice, kind, anchor)] }
}

/** Amounts, rates, or whole numbers by the thousand: samples, run by run. */
function planBetween({ kind }: Field, lattice: Lattice, start: number, sound: number, judge: Judge): Plan {
  const accepts = (place: number) => judge(lattice.valueAt(place)) !== undefined
  const usual = lattice.placeOf(start)
  const places = new Set([...samplePlaces(lattice, kind, usual), lattice.placeOf(sound)])
  const apart = acceptedRuns(
    [...places].sort((a, b) => a - b),
    accepts,
  )
  const all = apart.flat()
  const runs = lattice.isDense ? apart : [all] // among whole numbers, a refused one is merely not there
  const anchor = all.reduce((best, place) => (distance(place, usual) < distance(best, usual) ? place : best))
  return { lattice, anchor, stride: strideAt(lattice, kind, anchor), runs }
}

/** The accepted places, run by run; where acceptance ends between two places, the last accepted one is looked for. */
function acceptedRuns(places: readonly number[], accepts: (place: number) => boolean): number[][] {
  const runs: number[][] = []
  let before: { readonly place: number; readonly ok: boolean } | undefined
  for (const place of places) {
    const ok = accepts(place)
    const run = runs.at(-1)
    if (ok && before?.ok) run?.push(place)
    else if (ok) runs.push(before ? [...new Set([edge(place, before.place, accepts), place])] : [place])
    else if (before?.ok) {
      const last = edge(before.place, place, accepts)
      if (last !== before.place) run?.push(last)
    }
    before = { place, ok }
  }
  return runs
}

/** The last accepted place on the way from one that is to one that is not. */
function edge(accepted: number, refused: number, accepts: (place: number) => boolean): number {
  let [yes, no] = [accepted, refused]
  while (Math.abs(no - yes) > 1) {
    const middle = Math.trunc((yes + no) / 2)
    if (accepts(middle)) yes = middle
    else no = middle
  }
  return yes
}
