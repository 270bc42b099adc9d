import type { ParamsOfContract } from '../../definition/simulator.ts'
import { type GiftCase, type GiftDuty, giftDuty } from '../../legislation/regles/donation/gift.ts'
import type { OwnershipCase } from '../../legislation/regles/donation/ownership.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { contract } from './contract.ts'
import type { RecipientRow } from './recipients.ts'

type Params = ParamsOfContract<typeof contract>

/** What one donor gives to each person of a row. Used by `find-warnings.ts`, `laws.ts` and `settlement.ts`. */
export interface RowGift {
  readonly row: RecipientRow
  /** The number of the donor, from 1. */
  readonly donor: number
  /** The gift to one person, as the rules take it. */
  readonly requested: GiftCase
  /** Its exemptions, allowances and duties. */
  readonly found: GiftDuty
}

/** The gifts of every donor to every row, by donor then row. Used by `settlement.ts`. */
export function giftsOf(params: Params, rows: readonly RecipientRow[], day: CivilDate): readonly RowGift[] {
  const byRow = rows.map((row) => giftsTo(row, params, day))
  return donorsOf(params).flatMap((_, index) => byRow.flatMap((gifts) => gifts.slice(index, index + 1)))
}

/** The ages of the donors, 0 where it was not asked since nothing depends on it. Used by `settlement.ts`. */
export const donorsOf = (params: Params): readonly number[] =>
  [params.age_donateur ?? 0, params.age_second_donateur ?? 0].slice(0, params.donateurs)

/** What each donor gives to a person of a row. The second finds what the first has used of the ceiling for a home. */
function giftsTo(row: RecipientRow, params: Params, day: CivilDate): readonly RowGift[] {
  const gifts: RowGift[] = []
  let received = params.logement_recu
  donorsOf(params).forEach((donorAge, index) => {
    const requested: GiftCase = {
      ...row,
      day,
      value: row.value / params.donateurs,
      ownership: ownershipOf(params, donorAge),
      isMoney: params.bien === 'argent',
      dutreil: params.dutreil,
      housing: params.logement ? { received } : null,
      family: params.don_familial
        ? { used: params.don_familial_utilise, donorAge, recipientAge: row.age }
        : null,
    }
    const found = giftDuty(requested)
    received += found.housing
    gifts.push({ row, donor: index + 1, requested, found })
  })
  return gifts
}

/** What is given of full ownership. The contract requires the age or the duration where one is read. */
function ownershipOf({ droit, duree_usufruit = 0 }: Params, donorAge: number): OwnershipCase {
  if (droit === 'nue_propriete') return { right: droit, donorAge }
  return droit === 'usufruit_temporaire' ? { right: droit, years: duree_usufruit } : { right: droit }
}

/**
 * The sum of a figure, in its unit, over all persons and donors: each row counts once for each of its
 * persons. Used by `laws.ts`, `settlement.ts` and `simulate.ts`.
 */
export const sumOf = (gifts: readonly RowGift[], figure: (gift: RowGift) => number): number =>
  gifts.reduce((sum, gift) => sum + gift.row.count * figure(gift), 0)
