import type { CivilDate } from '../../../units/civil-date.ts'
import type { LegalParameters } from '../../law.ts'

/**
 * The day itself, or the first day on which every value of a set is known where the day comes before: older gifts
 * and acts are given the oldest values known. Called by `gift.ts`,
 * `at-death.ts`, `exemptions.ts`, `fees.ts`, `kinship.ts` and `ownership.ts`.
 * @example knownDay({ emoluments }, '1990-01-01' as CivilDate) // '2021-01-01'
 */
export function knownDay(parameters: LegalParameters, day: CivilDate): CivilDate {
  const first = Object.values(parameters).map(({ values }) => Object.keys(values).sort()[0] as CivilDate)
  return first.reduce((latest, from) => (from > latest ? from : latest), day)
}
