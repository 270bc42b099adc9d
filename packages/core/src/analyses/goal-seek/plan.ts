import type { Contract } from '../../definition/contract.ts'
import type { Field } from '../../definition/field.ts'
import type { Params, ParamsOf } from '../../definition/shape.ts'
import { distance, indexStepAt, type Lattice, latticeAmong, latticeOf, samplePlaces } from './lattice.ts'

/** What the contract makes of a value of the unknown: the parameters, or `undefined` where it refuses them. */
export type Judge = (value: number) => ParamsOf<Params> | undefined

/** Where to search: the places that the contract accepts, in several runs where it refuses what lies between. */
export interface Plan {
  readonly lattice: Lattice
  /** The accepted place nearest to where the search should start. */
  readonly anchor: number
  /** The number of places around the anchor that make a small change. */
  readonly indexStep: number
  /** Places in order; a run ends at the last place that is accepted. */
  readonly runs: readonly (readonly number[])[]
}

/** Ranges of up to so many whole numbers are judged value by value, which takes no simulation. */
const MOST_JUDGED = 1_000

/**
 * @param start the value to stay near.
 * @param sound a value that the contract accepts, for ranges in which few are.
 */
export function planOf(field: Field, start: number, sound: number, judge: Judge): Plan {
  const lattice = latticeOf(field)
  return !lattice.isDense && lattice.last - lattice.first <= MOST_JUDGED
    ? planAmong(field, lattice, start, judge)
    : planBetween(field, lattice, start, sound, judge)
}

/** The plan of few whole numbers: those that the contract accepts, and no others. */
function planAmong({ kind }: Field, { first, last, valueAt }: Lattice, start: number, judge: Judge): Plan {
  const all = Array.from({ length: last - first + 1 }, (_, index) => valueAt(first + index))
  const lattice = latticeAmong(all.filter((value) => judge(value) !== undefined))
  const anchor = lattice.placeOf(start)
  const indexStep = indexStepAt(lattice, kind, anchor)
  return { lattice, anchor, indexStep, runs: [samplePlaces(lattice, kind, anchor)] }
}

/** The plan of amounts, rates or thousands of whole numbers: samples, run by run. */
function planBetween({ kind }: Field, lattice: Lattice, start: number, sound: number, judge: Judge): Plan {
  const isAccepted = (place: number) => judge(lattice.valueAt(place)) !== undefined
  const usual = lattice.placeOf(start)
  const places = new Set([...samplePlaces(lattice, kind, usual), lattice.placeOf(sound)])
  const accepted = acceptedRuns(
    [...places].sort((a, b) => a - b),
    isAccepted,
  )
  const all = accepted.flat()
  const runs = lattice.isDense ? accepted : [all] // a refused whole number does not part its neighbours
  const anchor = all.reduce((best, place) => (distance(place, usual) < distance(best, usual) ? place : best))
  return { lattice, anchor, indexStep: indexStepAt(lattice, kind, anchor), runs }
}

/** The accepted places, run by run; where acceptance ends between two places, up to the last accepted one. */
function acceptedRuns(places: readonly number[], isAccepted: (place: number) => boolean): number[][] {
  const runs: number[][] = []
  let before: { readonly place: number; readonly ok: boolean } | undefined
  for (const place of places) {
    const ok = isAccepted(place)
    const run = runs.at(-1)
    if (ok && before?.ok) run?.push(place)
    else if (ok)
      runs.push(before ? [...new Set([lastAccepted(place, before.place, isAccepted), place])] : [place])
    else if (before?.ok) {
      const last = lastAccepted(before.place, place, isAccepted)
      if (last !== before.place) run?.push(last)
    }
    before = { place, ok }
  }
  return runs
}

/** The last accepted place on the way from an accepted one to a refused one. */
function lastAccepted(accepted: number, refused: number, isAccepted: (place: number) => boolean): number {
  let [yes, no] = [accepted, refused]
  while (distance(no, yes) > 1) {
    const middle = Math.trunc((yes + no) / 2)
    if (isAccepted(middle)) yes = middle
    else no = middle
  }
  return yes
}

/** Ranges up to so many units have each whole value tried: shares of one whole leave room for one value only. */
const WIDEST_RANGE = 1_000

/**
 * Values of the unknown to judge a request with, the preferred first. One that the contract accepts shows that the
 * search has where to start.
 * @param others gives the values of the other parameters that are known, defaults included.
 */
export function* trialValues(
  contract: Contract,
  unknown: string,
  field: Field,
  others: () => Readonly<Record<string, unknown>>,
): Generator<number> {
  const lattice = latticeOf(field)
  const anchor = lattice.placeOf(contractAnchor(contract, unknown) ?? middleOf(field))
  yield lattice.valueAt(anchor)
  for (const place of samplePlaces(lattice, field.kind, anchor)) yield lattice.valueAt(place)
  const [low, high] = [lattice.valueAt(lattice.first), lattice.valueAt(lattice.last)]
  if (high - low <= WIDEST_RANGE) for (let value = Math.ceil(low); value <= high; value++) yield value
  yield lattice.valueAt(lattice.placeOf(high - sumOfKind(contract.params, unknown, others())))
}

/** The sum of the other parameters of the unknown's kind: shares of one whole leave it the rest. */
const sumOfKind = (fields: Params, unknown: string, values: Readonly<Record<string, unknown>>): number =>
  Object.entries(fields).reduce((sum, [name, { kind }]) => {
    const value = values[name]
    return name !== unknown && kind === fields[unknown]?.kind && typeof value === 'number' ? sum + value : sum
  }, 0)

/** The value to start from: the parameter's default, else that of the worked example; `undefined` without either. */
export function contractAnchor({ params, example }: Contract, unknown: string): number | undefined {
  const value = params[unknown]?.default ?? (example.query as Readonly<Record<string, unknown>>)[unknown]
  return typeof value === 'number' ? value : undefined
}

/** The value to start from where nothing says what is usual. */
export const middleOf = ({ min = 0, max = 0, among }: Field): number =>
  among ? (among[among.length >> 1] ?? 0) : (min + max) / 2
