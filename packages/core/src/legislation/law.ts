import type { CivilDate } from '../units/civil-date.ts'
import type { Source } from '../units/source.ts'
import { type Dated, inForce, sinceWhen } from './in-force.ts'

/** A set of dated values, by the names that rules know them by. */
export type Parameters = Readonly<Record<string, Dated<unknown>>>

/** The same set on one day: what each value was, and the texts that set them. */
export interface Law<P extends Parameters> {
  readonly values: { readonly [Name in keyof P]: P[Name] extends Dated<infer T> ? T : never }
  /** Each text once, in the order of the set; `read` is the day on which its value was last checked. */
  readonly sources: readonly Source[]
}

/** More days than a service meets in a month; beyond, the memory of them is let go. */
const DAYS_KEPT = 64

/**
 * A set of values to be read on any day. A day that was read before costs a look in a map: a law does not change
 * within its day.
 * @throws RangeError from the reader, for a day before one of its values is known.
 * @example
 * const creditLaw = lawOf({ effortMaximal, dureeMaximaleCredit })
 * creditLaw('2026-11-21' as CivilDate).values.effortMaximal // 0.35
 */
export function lawOf<const P extends Parameters>(parameters: P): (day: CivilDate) => Law<P> {
  const known = new Map<CivilDate, Law<P>>()
  return (day) => {
    const before = known.get(day)
    if (before) return before
    if (known.size >= DAYS_KEPT) known.clear()
    const law = readOn(parameters, day)
    known.set(day, law)
    return law
  }
}

/**
 * The texts of several laws, each once.
 * @example textsOf(incomeTaxLaw(day), capitalLaw(day))
 */
export function textsOf(...laws: readonly { readonly sources: readonly Source[] }[]): readonly Source[] {
  const all = laws.flatMap(({ sources }) => sources)
  return [...new Map(all.map((source) => [`${source.title} ${source.url}`, source])).values()]
}

function readOn<P extends Parameters>(parameters: P, day: CivilDate): Law<P> {
  const entries = Object.entries(parameters)
  const values = Object.fromEntries(entries.map(([name, dated]) => [name, inForce(dated, day)]))
  const sources = textsOf({ sources: entries.map(([, dated]) => textOn(dated, day)) })
  return Object.freeze({ values: Object.freeze(values) as Law<P>['values'], sources })
}

function textOn(dated: Dated<unknown>, day: CivilDate): Source {
  const from = sinceWhen(dated, day)
  const article = dated.articles[from]
  if (!article) throw new RangeError(`no text for the value of ${from}`)
  return { ...article, read: dated.stillValidOn }
}
