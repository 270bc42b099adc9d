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

/**
 * A set of dated values, prepared for each period between two changes, to be read on any day. The same period gives the
 * same object.
 * @throws RangeError when a value has no text; from the reader, for a day before one of its values is known.
 * @example
 * const creditLaw = lawOf({ effortMaximal, dureeMaximaleCredit })
 * creditLaw('2026-11-21' as CivilDate).values.effortMaximal // 0.35
 */
export function lawOf<const P extends Parameters>(parameters: P): (day: CivilDate) => Law<P> {
  const periods = Object.fromEntries(changesOf(parameters).map((from) => [from, readOn(parameters, from)]))
  return (day) => inForce({ values: periods }, day)
}

/** The days on which any value of a set changes, from the first on which all are known. */
function changesOf(parameters: Parameters): readonly CivilDate[] {
  const days = Object.values(parameters).map(({ values }) => Object.keys(values).sort() as CivilDate[])
  const allKnown = days.reduce(
    (latest, [first]) => (first && first > latest ? first : latest),
    '' as CivilDate,
  )
  return [...new Set(days.flat())].filter((day) => day >= allKnown)
}

/**
 * The texts of several laws, each once.
 * @example textsOf(incomeTaxLaw(day), capitalLaw(day))
 */
export function textsOf(...laws: readonly { readonly sources: readonly Source[] }[]): readonly Source[] {
  const texts: Source[] = []
  for (const { sources } of laws) {
    for (const source of sources) {
      if (!texts.some(({ title, url }) => title === source.title && url === source.url)) texts.push(source)
    }
  }
  return texts
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
