import { catalogue, type Simulator } from '@denier/core'

/**
 * The simulators, with the general type that HTTP, pages, command and tools use. Used by `charts.ts`,
 * `edge.ts`, `layout/layout.test.ts` and others in `web`, `http`, `packages/core` and other folders.
 */
export const simulators: readonly Simulator[] = catalogue

/**
 * The simulator of a name, such as `cagr`. Used by `analyses.ts`, `openapi.ts`,
 * `openapi/openapi-resource.test.ts` and others in `web`, `http`, `mcp` and other folders.
 * @throws Error where there is none.
 */
export function simulatorNamed(name: string): Simulator {
  const found = simulators.find(({ contract }) => contract.name === name)
  if (!found) throw new Error(`no simulator ${name}`)
  return found
}

/**
 * The simulator of a name, whose computation throws an error. Used by `openapi/openapi-resource.test.ts`,
 * `edge/options.test.ts`, `http/every-endpoint.test.ts` and others in `http` and `web`.
 */
export const failing = (name: string, error: Error): Simulator => ({
  ...simulatorNamed(name),
  compute: () => {
    throw error
  },
  answer: () => {
    throw error
  },
})
