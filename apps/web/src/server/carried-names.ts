import { readQuery, type Simulator } from '@denier/core'
import { FROM, typedOf } from '../model/address.ts'
import type { FormValues } from '../model/page-state.ts'

/**
 * The parameters that an address carries from another simulator, those refused here left out; `undefined` where it
 * carries none. Used by `question.ts`.
 * @param typed the values that the page shows.
 */
export function carriedNames(
  { contract }: Simulator,
  query: string,
  typed: FormValues,
): readonly string[] | undefined {
  if (!readQuery(query).has(FROM)) return undefined
  const given = Object.entries(typedOf(query, Object.keys(contract.params)))
  return given.flatMap(([name, text]) => (typed[name] === text ? [name] : []))
}
