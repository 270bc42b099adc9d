import { type CivilDate, type Language, readQuery, type Simulator } from '@denier/core'
import { queryOf, typedOf } from './address.ts'
import type { Reply, Typed } from './page-state.ts'

/** The worked example as one would type it: the first state of every form. */
export const exampleOf = ({ contract }: Simulator): Typed =>
  Object.fromEntries(Object.entries(contract.example.query).map(([name, value]) => [name, String(value)]))

/** What an address asks of a simulator: nothing where it names none of its parameters, be it to leave it empty. */
export function askedBy({ contract }: Simulator, query: string): Typed | undefined {
  const names = Object.keys(contract.params)
  const given = readQuery(query)
  return names.some((name) => given.has(name)) ? typedOf(query, names) : undefined
}

/** What a form holds at an address: the worked example where nothing is asked. */
export const typedAt = (simulator: Simulator, query: string): Typed =>
  askedBy(simulator, query) ?? exampleOf(simulator)

/** What is typed, judged as the service judges an address. */
export const parsedOf = ({ parser }: Simulator, typed: Typed) => parser.fromQuery(readQuery(queryOf(typed)))

/** What comes of what is typed, judged and computed as everywhere; what it stands on must be ready. */
export function replyTo(simulator: Simulator, typed: Typed, today: CivilDate, language: Language): Reply {
  const parsed = parsedOf(simulator, typed)
  if (!parsed.ok) return parsed
  return { ok: true, answer: simulator.answer(parsed.params, { today }, language) }
}

/**
 * Steps of a path (`contract.costUnits`) up to which an answer leaves most of a frame to the drawing, on a phone too: a step
 * costs some ten nanoseconds, several times that there.
 */
export const SHORT = 100_000

/** Loads what an answer to this would stand on; at once where it stands on nothing, or is at fault. */
export async function makeReady(simulator: Simulator, typed: Typed): Promise<void> {
  const parsed = parsedOf(simulator, typed)
  if (parsed.ok) await simulator.load(parsed.params)
}
