import type { ParamsOfContract } from '../../definition/simulator.ts'
import { type DeedFees, deedFees, NO_FEES } from '../../legislation/regles/donation/fees.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { refuseLaterGifts } from './constraints.ts'
import type { contract } from './contract.ts'
import { donorsOf, giftsOf, type RowGift, sumOf } from './gifts.ts'
import { hasNotary } from './laws.ts'
import { type RecipientRow, recipientsOf } from './recipients.ts'

/**
 * A gift as computed: what is given to whom, the duties and the fees of the deed. Amounts in euros. Used by
 * `comparison.ts`.
 */
export interface SettledGift {
  /** The day of the gift. */
  readonly day: CivilDate
  readonly recipients: readonly RecipientRow[]
  /** What each donor gives to each row, by donor then row. */
  readonly gifts: readonly RowGift[]
  /** All that is given, in full ownership. */
  readonly given: number
  /** The value of the rights given, less the exempt part of a business. */
  readonly taxableValue: number
  /** The duties on all gifts. */
  readonly duties: number
  readonly fees: DeedFees
}

/**
 * Computes the duties on what each donor gives to each recipient, then the fees of the deed. Used by
 * `gift.explain.ts` and `simulate.ts`.
 * @throws RefusedQuestion for an earlier gift that comes after the new one.
 */
export function settleGift(params: ParamsOfContract<typeof contract>, today: CivilDate): SettledGift {
  const day = params.date ?? today
  refuseLaterGifts(params, day)
  const recipients = recipientsOf(params, day)
  const gifts = giftsOf(params, recipients, day)
  const given = recipients.reduce((sum, { count, value }) => sum + count * value, 0)
  const taxableValue = sumOf(gifts, ({ found }) => found.taxableValue)
  const duties = sumOf(gifts, ({ found }) => found.duty.due)
  const byDonor = donorsOf(params).map(() => given / params.donateurs)
  const fees = hasNotary(params) ? deedFees({ property: params.bien, byDonor, taxableValue }, day) : NO_FEES
  return { day, recipients, gifts, given, taxableValue, duties, fees }
}
