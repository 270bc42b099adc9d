import type { CivilDate } from '../units/civil-date.ts'

/**
 * The text that sets a value, as jurists cite it, and its public address. Used by `legifrance.ts`,
 * `textes/cgi-158.ts`, `textes/cgi-197.ts` and `textes/cgi-83.ts`.
 */
export interface LegalText {
  readonly title: string
  readonly url: string
}

/**
 * A value that law sets, by the day from which it holds; days are written `YYYY-MM-DD`. Every file of `parametres`
 * has one. Used by `chapters.ts`, `law.ts` and `legal-parameter.ts`.
 */
export interface Dated<T> {
  readonly values: Readonly<Record<string, T>>
  /** The text that sets each value, by the same days. */
  readonly articles: Readonly<Record<string, LegalText>>
  /** The last day on which the latest value was checked to be in force. */
  readonly checkedOn: string
}

/**
 * The value in force on a day: that of the latest day not after it. Used by `law.ts` and
 * `batch/read-reform.ts`.
 * @throws RangeError before the first one: no earlier value is known.
 * @example inForce(effortMaximal, '2026-11-21' as CivilDate) // 0.35
 */
export const inForce = <T>(dated: Pick<Dated<T>, 'values'>, day: CivilDate): T =>
  dated.values[sinceWhen(dated, day)] as T

/**
 * The day from which the value in force on a day holds. Used by `citation.ts`, `law.ts` and
 * `batch/read-reform.ts`.
 * @throws RangeError before the first one.
 */
export function sinceWhen(dated: Pick<Dated<unknown>, 'values'>, day: CivilDate): string {
  let latest: string | undefined
  for (const from of Object.keys(dated.values)) {
    if (from <= day && (latest === undefined || from > latest)) latest = from
  }
  if (latest === undefined) {
    throw new RangeError(`${day} is before ${Object.keys(dated.values).sort()[0]}, the first day known`)
  }
  return latest
}
