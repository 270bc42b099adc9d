import type { Contract } from '../../definition/contract.ts'
import type { Field } from '../../definition/field.ts'
import type { Params } from '../../definition/shape.ts'
import { contractAnchor } from './anchor.ts'
import { latticeOf } from './lattice.ts'
import { samplePlaces } from './samples.ts'

/** Ranges up to so many units also have each of their whole values tried: a sum of percents leaves room for one only. */
const WIDEST_RANGE = 1_000

/** The values of the other parameters, defaults included, where they are known. */
export type Others = () => Readonly<Record<string, unknown>>

/**
 * Values of the unknown to judge a query with, the preferred first: one that the contract accepts proves that the query
 * has an answer to look for.
 */
export function* trialValues(
  contract: Contract,
  unknown: string,
  field: Field,
  others: Others,
): Generator<number> {
  const lattice = latticeOf(field)
  const anchor = lattice.placeOf(contractAnchor(contract, unknown) ?? middleOf(field))
  yield lattice.valueAt(anchor)
  for (const place of samplePlaces(lattice, field.kind, anchor)) yield lattice.valueAt(place)
  const [low, high] = [lattice.valueAt(lattice.first), lattice.valueAt(lattice.last)]
  if (high - low <= WIDEST_RANGE) for (let value = Math.ceil(low); value <= high; value++) yield value
  yield lattice.valueAt(lattice.placeOf(high - sumOfKin(contract.params, unknown, others())))
}

/** Shares of one whole leave room for one value only: what the others of its kind leave. */
const sumOfKin = (fields: Params, unknown: string, values: Readonly<Record<string, unknown>>): number =>
  Object.entries(fields).reduce((sum, [name, { kind }]) => {
    const value = values[name]
    return name !== unknown && kind === fields[unknown]?.kind && typeof value === 'number' ? sum + value : sum
  }, 0)

/** Where nothing says what is usual. */
export const middleOf = ({ min = 0, max = 0, among }: Field): number =>
  among ? (among[among.length >> 1] ?? 0) : (min + max) / 2
