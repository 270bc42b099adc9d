import type { DataOf } from '../../definition/shape.ts'
import type { ParamsOfContract } from '../../definition/simulator.ts'
import { compareGiveAndLeave } from '../../legislation/regles/donation/compare.ts'
import { annualRate } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import type { result } from './result.ts'
import type { SettledGift } from './settlement.ts'

type Figures = Pick<DataOf<typeof result>, 'comparaison' | 'yearly'>

/**
 * Give now or leave, at the horizon and for each year up to it, in euros; `null` and no year where no
 * horizon is asked. Used by `simulate.ts`.
 */
export function compare(
  { horizon, patrimoine, croissance, donateurs, droits_par_donateur }: ParamsOfContract<typeof contract>,
  { day, recipients, gifts, given, duties, fees: { total: fees } }: SettledGift,
): Figures {
  if (horizon === undefined) return { comparaison: null, yearly: [] }
  const heirs = recipients.map((row) => ({
    ...row,
    counted: gifts.filter((gift) => gift.row === row).map(({ found }) => found.counted),
  }))
  const { atOnce, years } = compareGiveAndLeave(
    {
      day,
      donors: donateurs,
      heirs,
      given,
      kept: patrimoine,
      growth: annualRate(croissance),
      cost: duties + fees,
      isPaidByDonor: droits_par_donateur,
    },
    horizon,
  )
  const last = years.at(-1)
  return {
    comparaison: last
      ? {
          horizon,
          netDonner: last.netIfGiven,
          netLaisser: last.netIfLeft,
          avantage: last.advantage,
          droitsDonner: duties + last.dutiesIfGiven,
          droitsLaisser: last.dutiesIfLeft,
          frais: fees,
          netDonnerDepart: atOnce.netIfGiven,
          netLaisserDepart: atOnce.netIfLeft,
        }
      : null,
    yearly: years.map((year) => ({
      annee: year.year,
      droitsDecesDonner: year.dutiesIfGiven,
      droitsLaisser: year.dutiesIfLeft,
      netDonner: year.netIfGiven,
      netLaisser: year.netIfLeft,
      avantage: year.advantage,
    })),
  }
}
