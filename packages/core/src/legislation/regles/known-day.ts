import type { CivilDate } from '../../units/civil-date.ts'
import type { LegalParameters } from '../law.ts'

/**
 * The day itself, or the first day on which every value of a set is known where the day comes before: older gifts and
 * acts are given the oldest values known. Used by `credit/zero-rate-loan.ts`, `donation/at-death.ts`,
 * `donation/exemptions.ts`, `donation/fees.ts` and others in `legislation`.
 * @example knownDay({ emoluments }, '1990-01-01' as CivilDate) // '2021-01-01'
 */
export function knownDay(parameters: LegalParameters, day: CivilDate): CivilDate {
  let latest = day
  for (const parameter of Object.values(parameters)) {
    const days = Object.keys(parameter.values)
    if (!days.some((from) => from <= latest)) latest = days.sort()[0] as CivilDate
  }
  return latest
}
