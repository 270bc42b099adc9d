import type { CivilDate } from '../units/civil-date.ts'
import type { Source } from '../units/source.ts'
import { type Dated, inForce, sinceWhen } from './in-force.ts'
import type { LegalDescription } from './legal-parameter.ts'
import { perReform, setUnderReform } from './reform.ts'

/**
 * A set of dated values, by the names that rules know them by. Used by `citation.ts`, `regles/known-day.ts`,
 * `impot-revenu/income-tax-law.ts` and `succession/family-laws.ts`.
 */
export type LegalParameters = Readonly<Record<string, LegalDescription & Dated<unknown>>>

/** The same set on one day: what each value was, and the articles that set them. */
export interface Law<P extends LegalParameters> {
  readonly values: { readonly [Name in keyof P]: P[Name] extends Dated<infer T> ? T : never }
  /** Each article once, in the order of the set; `read` is the day on which its value was last checked. */
  readonly sources: readonly Source[]
  /** The set itself, and a day of the period: what `cited` reads. */
  readonly parameters: P
  readonly day: CivilDate
}

/**
 * The reader of a set of dated values, which each file of `regles` makes: prepared for each period between two
 * changes, to be read on any day. The same period gives the same object; under a reform, another one. Used by
 * `capital/life-insurance.ts`, `capital/pea.ts`, `capital/securities-account.ts`, `credit/early-repayment.ts` and
 * others in `regles`, and by `impot-revenu/cited-rules.ts`.
 * @throws RangeError when a value has no article; from the reader, for a day before one of its values is known.
 * @example
 * const creditLaw = lawOf({ effortMaximal, dureeMaximaleCredit })
 * creditLaw('2026-11-21' as CivilDate).values.effortMaximal // 0.35
 */
export function lawOf<const P extends LegalParameters>(parameters: P): (day: CivilDate) => Law<P> {
  const usual = periodsOf(parameters)
  const periods = perReform(usual, () => {
    const reformed = setUnderReform(parameters)
    return reformed === parameters ? usual : periodsOf(reformed)
  })
  return (day) => inForce({ values: periods() }, day)
}

/** The law of each period between two changes, by its first day. */
const periodsOf = <P extends LegalParameters>(parameters: P): Readonly<Record<string, Law<P>>> =>
  Object.fromEntries(changesOf(parameters).map((from) => [from, readOn(parameters, from)]))

/** The days on which any value of a set changes, from the first on which all are known. */
function changesOf(parameters: LegalParameters): readonly CivilDate[] {
  const days = Object.values(parameters).map(({ values }) => Object.keys(values).sort() as CivilDate[])
  const allKnown = days.reduce(
    (latest, [first]) => (first && first > latest ? first : latest),
    '' as CivilDate,
  )
  return [...new Set(days.flat())].filter((day) => day >= allKnown)
}

/**
 * The sources of several laws, each once. Used by `impot-revenu/income-tax-law.ts`, `achat-location/simulate.ts`,
 * `capacite-emprunt/simulate.ts`, `cout-dette/simulate.ts` and others in `simulateurs`.
 * @example sourcesOf(incomeTaxLaw(day), capitalLaw(day))
 */
export function sourcesOf(...laws: readonly { readonly sources: readonly Source[] }[]): readonly Source[] {
  const found: Source[] = []
  for (const { sources } of laws) {
    for (const source of sources) {
      if (!found.some(({ title, url }) => title === source.title && url === source.url)) found.push(source)
    }
  }
  return found
}

function readOn<P extends LegalParameters>(parameters: P, day: CivilDate): Law<P> {
  const entries = Object.entries(parameters)
  const values = Object.fromEntries(entries.map(([name, dated]) => [name, inForce(dated, day)]))
  const sources = sourcesOf({ sources: entries.map(([, dated]) => sourceOn(dated, day)) })
  return Object.freeze({ values: Object.freeze(values) as Law<P>['values'], sources, parameters, day })
}

function sourceOn(dated: Dated<unknown>, day: CivilDate): Source {
  const from = sinceWhen(dated, day)
  const article = dated.articles[from]
  if (!article) throw new RangeError(`no article for the value of ${from}`)
  return { ...article, read: dated.checkedOn }
}
