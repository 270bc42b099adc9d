import { catalogue, type Simulator } from '@denier/core'

/** The simulators, with the general type that HTTP, pages, command and tools use. */
export const simulators: readonly Simulator[] = catalogue

export function simulatorNamed(name: string): Simulator {
  const found = simulators.find(({ contract }) => contract.name === name)
  if (!found) throw new Error(`no simulator ${name}`)
  return found
}

/** A simulator whose computation throws an error. */
export const failing = (name: string, error: Error): Simulator => ({
  ...simulatorNamed(name),
  compute: () => {
    throw error
  },
  answer: () => {
    throw error
  },
})
