import { catalogue } from './catalogue.ts'
import { nearest } from './definition/nearest.ts'
import type { Simulator } from './definition/simulator.ts'

/**
 * The simulator of this name. Used by `simulate.ts` and `batch/simulate-many.ts`.
 * @throws TypeError when no simulator has this name: its message gives the nearest names, or all names.
 */
export function namedSimulator(name: string): Simulator {
  const simulators: readonly Simulator[] = catalogue
  const found = simulators.find(({ contract }) => contract.name === name)
  if (found) return found
  const names = simulators.map(({ contract }) => contract.name)
  const near = nearest(String(name), names)
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : `there are ${names.join(', ')}`
  throw new TypeError(`There is no simulator ${String(name)}; ${hint}`)
}
