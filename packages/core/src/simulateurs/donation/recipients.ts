import type { ParamsOfContract } from '../../definition/simulator.ts'
import type { Recipient } from '../../legislation/regles/donation/gift.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { contract } from './contract.ts'

/**
 * Some persons who each receive the same, as one row of the question. Used by `find-warnings.ts`, `gifts.ts` and
 * `settlement.ts`.
 */
export interface RecipientRow extends Recipient {
  /** The number of the row, from 1. */
  readonly rank: number
  /** How many persons the row stands for. */
  readonly count: number
  /** The full ownership that each of them receives from all donors, in euros. */
  readonly value: number
  /** Their age, in full years. */
  readonly age: number
}

/**
 * Who receives, from the rows of `don` or, without them, from the parameters of equal recipients. Used by
 * `settlement.ts`.
 * @param day the day of the gift: gifts of the last 15 years without a date count as made on it.
 */
export function recipientsOf(
  params: ParamsOfContract<typeof contract>,
  day: CivilDate,
): readonly RecipientRow[] {
  if (params.don.length > 0)
    return params.don.map((row, index) => ({
      rank: index + 1,
      count: row.nombre,
      tie: row.lien,
      value: row.montant,
      age: row.age_donataire,
      handicap: row.handicap,
      representatives: row.representants,
      earlier: earlierTo(params, index + 1),
    }))
  const { donataires, donations, lien = 'autre', montant = 0 } = params // the contract requires both without `don`
  const undated = donations > 0 ? [{ date: day, taxable: donations }] : []
  return [
    {
      rank: 1,
      count: donataires,
      tie: lien,
      value: montant / donataires,
      age: params.age_donataire,
      handicap: params.handicap,
      representatives: params.representants,
      earlier: [...earlierTo(params, 1), ...undated],
    },
  ]
}

/** The earlier gifts to the persons of a row, without what was exempt. */
const earlierTo = ({ anterieure }: ParamsOfContract<typeof contract>, rank: number) =>
  anterieure
    .filter(({ don }) => don === rank)
    .map(({ date, montant, exonere }) => ({ date, taxable: montant - exonere }))
