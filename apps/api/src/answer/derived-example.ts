import { type Analysis, type CivilDate, type Simulator, valueAt } from '@denier/core'

/**
 * The time of worked examples, ISO 8601 in UTC: fixed, so that documents do not change from one second to the
 * next. Used by `openapi/example.ts`.
 */
export const EXAMPLE_TIME = '2026-11-21T12:00:00.000Z'
/** The day of that time, on which the law is read. Used by `openapi/example.ts`. */
export const EXAMPLE_DAY = EXAMPLE_TIME.slice(0, 10) as CivilDate

/** Values by the names of their parameters. */
type Query = Readonly<Record<string, unknown>>

/**
 * An example query of an analysis, derived from the worked example: its target is a figure that the example states. A
 * goal seek asks for the figure of a parameter raised by a tenth, so that a solution exists. An explication is of the
 * first decisive figure; a range has a volatility. Empty when none can be derived. Documents (OpenAPI,
 * `llms.txt`) show it. Used by `endpoint-query.ts`, `openapi/analysis-operation.ts` and
 * `openapi/explication-operation.ts`.
 */
export function derivedExample(simulator: Simulator, analysis: Analysis): Query {
  const known = derived.get(simulator) ?? new Map<string, Query>()
  derived.set(simulator, known)
  // The first of these parameters that an analysis has tells the analyses of a simulator apart.
  const key = ['inconnue', 'cible', 'figure', 'volatilite'].find((name) => analysis.fields[name]) ?? ''
  const example = known.get(key) ?? derive(simulator, analysis)
  known.set(key, example)
  return example
}

/** Kept, since each example takes milliseconds of simulations, and several documents contain it. */
const derived = new WeakMap<Simulator, Map<string, Query>>()

/** The same as `derivedExample`, computed anew. */
function derive(simulator: Simulator, { fields }: Analysis): Query {
  const { contract } = simulator
  const given: Query = contract.example.query
  if (fields.figure)
    return { ...given, figure: contract.decisive[0] ?? Object.keys(fields.figure.choices ?? {})[0] }
  if (!fields.cible)
    return fields.volatilite?.default === 0 ? { ...given, volatilite: EQUITY_VOLATILITY } : given
  const targets = Object.keys(fields.cible?.choices ?? {}).filter(
    (cible) => typeof valueAt(contract.example.expect, cible) === 'number',
  )
  if (!fields.inconnue) return targets[0] === undefined ? {} : { ...given, cible: targets[0] }
  for (const cible of targets) {
    const before = figureOf(simulator, given, cible)
    for (const inconnue of Object.keys(fields.inconnue.choices ?? {})) {
      const { [inconnue]: value, ...rest } = given
      if (typeof value !== 'number') continue
      const after = figureOf(simulator, { ...given, [inconnue]: Math.round(value * RAISE) }, cible)
      if (after === undefined || after === before) continue
      return { ...rest, inconnue, cible, valeur: after }
    }
  }
  return {}
}

/** The volatility of a fund of equities, in percent a year. */
const EQUITY_VOLATILITY = 15

/** The factor by which a goal seek's example raises a parameter. */
const RAISE = 1.1

/** A figure of the answer to a query; `undefined` where the query is refused or the figure does not exist. */
function figureOf({ parser, answer }: Simulator, query: Query, path: string): number | undefined {
  const parsed = parser.fromObject(query)
  if (!parsed.ok) return undefined
  const figure = valueAt(answer(parsed.params, { today: EXAMPLE_DAY }, 'fr').data, path)
  return typeof figure === 'number' ? figure : undefined
}
