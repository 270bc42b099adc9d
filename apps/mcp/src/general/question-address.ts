import { type Params, queryPairs } from '@denier/core'

/** Longer addresses, in characters, are not quoted: nobody would type them, and a text has few bytes. */
const LONGEST = 600

/**
 * The address of the API that gives the same answer; a path where the caller has no service, as on the standard
 * input. `undefined` for a question that an address cannot hold, or that is too long to quote. Used by
 * `compare-tool.ts`, `explain-tool.ts`, `simulate-tool.ts` and `solve-tool.ts`.
 * @param origin `https://…` without a final `/`; empty for a path. @param endpoint after `/api/v1/`.
 * @param question values by name. @param params the parameters of the simulator.
 */
export function questionAddress(
  origin: string,
  endpoint: string,
  question: Readonly<Record<string, unknown>>,
  params: Params,
): string | undefined {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(question)) {
    if (value === undefined) continue
    if (typeof value === 'object' && !params[name]?.list) return undefined
    for (const [, text] of queryPairs(params, { [name]: value })) query.append(name, text)
  }
  const address = `${origin}/api/v1/${endpoint}?${query}`
  return address.length <= LONGEST ? address : undefined
}
