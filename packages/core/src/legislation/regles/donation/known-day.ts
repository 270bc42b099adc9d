import type { CivilDate } from '../../../units/civil-date.ts'
import type { Dated } from '../../in-force.ts'
import type { LegalParameters } from '../../law.ts'

/** The first day of each value, found once. */
const firstDays = new WeakMap<Dated<unknown>, CivilDate>()

function firstDayOf(parameter: Dated<unknown>): CivilDate {
  const known = firstDays.get(parameter)
  if (known !== undefined) return known
  const first = Object.keys(parameter.values).sort()[0] as CivilDate
  firstDays.set(parameter, first)
  return first
}

/**
 * The day itself, or the first day on which every value of a set is known where the day comes before: older gifts
 * and acts are given the oldest values known. Called by `gift.ts`,
 * `at-death.ts`, `exemptions.ts`, `fees.ts`, `kinship.ts` and `ownership.ts`.
 * @example knownDay({ emoluments }, '1990-01-01' as CivilDate) // '2021-01-01'
 */
export function knownDay(parameters: LegalParameters, day: CivilDate): CivilDate {
  let latest = day
  for (const parameter of Object.values(parameters)) {
    const first = firstDayOf(parameter)
    if (first > latest) latest = first
  }
  return latest
}
