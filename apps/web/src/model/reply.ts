import { attempt, type CivilDate, type Language, readQuery, type Simulator, startQuery } from '@denier/core'
import { FROM, queryOf, typedOf, valuesOf } from './address.ts'
import { isRequired } from './is-required.ts'
import type { FormValues, Reply } from './page-state.ts'
import { rangeNames, withoutRange } from './range-values.ts'

/**
 * The values that a page starts from, the worked example or a preset over it: the first state of every form. Used by `form/presets.tsx`,
 * `form/actions.tsx`, `form/more.tsx`, `page/address-sync.ts`, `page/page-session.ts`, `pages/developers.tsx`, `pages/spark.tsx` and
 * `server/draw-page.ts`.
 */
export const exampleOf = ({ contract }: Simulator): FormValues =>
  valuesOf(contract.params, startQuery(contract))

/**
 * The form values in a query, with those of the range; `undefined` when it names no parameter of the simulator, not
 * even an empty one. A query that gives only a range is that of the worked example; values from another
 * simulator are completed by those that the page needs. Used by `server/handler.ts`.
 */
export function valuesInQuery(simulator: Simulator, query: string): FormValues | undefined {
  const { contract } = simulator
  const names = Object.keys(contract.params)
  const given = readQuery(query)
  const ranged = typedOf(query, rangeNames(contract))
  if (names.some((name) => given.has(name))) {
    const typed = { ...typedOf(query, names), ...ranged }
    return given.has(FROM) ? overNeeded(simulator, typed) : typed
  }
  return Object.keys(ranged).length > 0 ? { ...exampleOf(simulator), ...ranged } : undefined
}

/**
 * The carried values over those that the page needs beside them: its required parameters and its first preset. The
 * optional values of the worked example, such as an early repayment, are of another household: they are
 * taken only where no answer is possible without them.
 */
function overNeeded(simulator: Simulator, carried: FormValues): FormValues {
  const { contract } = simulator
  const preset = contract.presets.find(({ name }) => name === contract.startPreset)
  const needed = Object.entries(startQuery(contract)).filter(([name]) => {
    const field = contract.params[name]
    return (field && isRequired(field)) || Object.hasOwn(preset?.query ?? {}, name)
  })
  const typed = { ...valuesOf(contract.params, Object.fromEntries(needed)), ...carried }
  return parseValues(simulator, typed).ok ? typed : overExample(simulator, carried)
}

/** The worked example with the carried values that are valid in it. */
function overExample(simulator: Simulator, carried: FormValues): FormValues {
  const typed = { ...exampleOf(simulator), ...carried }
  const parsed = parseValues(simulator, typed)
  if (parsed.ok) return typed
  const faulty = parsed.problems.map(({ field }) => field.split(/\W/)[0])
  const kept = Object.entries(carried).filter(([name]) => !faulty.includes(name))
  if (kept.length === Object.keys(carried).length) return exampleOf(simulator)
  return overNeeded(simulator, Object.fromEntries(kept))
}

/**
 * The form values of an address: those of its query, or those that its page starts from. Used by
 * `client/initial-state.ts`, `page/page-session.ts` and `server/handler.ts`.
 */
export const valuesAt = (simulator: Simulator, query: string): FormValues =>
  valuesInQuery(simulator, query) ?? exampleOf(simulator)

/**
 * Validates form values, but for those of the range, with the parser of the service. Used by `page/answer-source.ts`,
 * `server/draw-page.ts`, `server/question.ts` and `tools/repeated-values.ts`.
 */
export const parseValues = ({ contract, parser }: Simulator, typed: FormValues) =>
  parser.fromQuery(readQuery(queryOf(withoutRange(contract, typed))))

/**
 * Validates form values and computes their answer. What it needs must be loaded. Used by
 * `client/initial-state.ts`, `page/answer-source.ts`, `pages/developers.tsx`, `range/band-now.ts` and others in `pages`
 * and `server`.
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
 * Cost units up to which an answer is computed on the page: it then takes a small part of a frame, on a phone
 * too. A unit is about 10 ns, several times that on a phone. Used by `page/answer-source.ts` and
 * `server/draw-page.ts`.
 */
export const MAX_PAGE_COST = 100_000

/**
 * Whether the page computes the answer to valid values itself, once its code is loaded: it is short and needs no
 * series. Used by `page/answer-source.ts`.
 */
export function isForPage(simulator: Simulator, typed: FormValues): boolean {
  const { contract } = simulator
  const parsed = parseValues(simulator, typed)
  if (!parsed.ok) return false
  return contract.needs(parsed.params).length === 0 && contract.costUnits(parsed.params) <= MAX_PAGE_COST
}

/**
 * Whether a page carries its first answer, so that its script need not compute it: it takes long, or needs a series or
 * code that is loaded later. Used by `pages/simulator.tsx`, `range/use-band.ts` and `server/draw-page.ts`.
 */
export const carriesAnswer = (simulator: Simulator, typed: FormValues): boolean =>
  simulator.contract.isLarge === true || !isForPage(simulator, typed)

/**
 * Loads what an answer to these values needs, series and computation; nothing when they are invalid. Used by
 * `client/initial-state.ts`, `page/answer-source.ts` and `server/question.ts`.
 */
export async function loadFor(simulator: Simulator, typed: FormValues): Promise<void> {
  const parsed = parseValues(simulator, typed)
  if (parsed.ok) await simulator.load(parsed.params)
}
