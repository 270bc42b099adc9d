import { attempt, type CivilDate, type Language, readQuery, type Simulator } from '@denier/core'
import { queryOf, typedOf, valuesOf } from './address.ts'
import type { FormValues, Reply } from './page-state.ts'

/** The worked example as form values: the first state of every form. */
export const exampleOf = ({ contract }: Simulator): FormValues =>
  valuesOf(contract.params, contract.example.query)

/** The form values in a query; `undefined` when it names no parameter of the simulator, not even an empty one. */
export function valuesInQuery({ contract }: Simulator, query: string): FormValues | undefined {
  const names = Object.keys(contract.params)
  const given = readQuery(query)
  return names.some((name) => given.has(name)) ? typedOf(query, names) : undefined
}

/** The form values of an address: those of its query, or the worked example. */
export const valuesAt = (simulator: Simulator, query: string): FormValues =>
  valuesInQuery(simulator, query) ?? exampleOf(simulator)

/** Validates form values with the parser of the service. */
export const parseValues = ({ parser }: Simulator, typed: FormValues) =>
  parser.fromQuery(readQuery(queryOf(typed)))

/**
 * Validates form values and computes their answer. The series that it needs must be loaded. Called by the server
 * and the script; other exports are used by several modules of `pages`, `server`, `client` and `page`.
 */
export function computeReply(
  simulator: Simulator,
  typed: FormValues,
  today: CivilDate,
  language: Language,
): Reply {
  const parsed = parseValues(simulator, typed)
  if (!parsed.ok) return parsed
  return attempt(() => simulator.answer(parsed.params, { today }, language))
}

/**
 * Cost units up to which an answer is computed on the page: it then takes a small part of a frame, on a phone too. A
 * unit is about 10 ns, several times that on a phone.
 */
export const MAX_PAGE_COST = 100_000

/** Loads the series that an answer to these values needs; none when they are invalid. */
export async function loadSeries(simulator: Simulator, typed: FormValues): Promise<void> {
  const parsed = parseValues(simulator, typed)
  if (parsed.ok) await simulator.load(parsed.params)
}
