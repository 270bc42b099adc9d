import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { sourcesOf } from '../../legislation/law.ts'
import {
  type LivretAYear,
  livretA,
  livretACeilingLaw,
  livretARateLaw,
} from '../../legislation/regles/epargne/livret-a.ts'
import { exceeds } from '../../units/money.ts'
import type { AnnualRate } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/**
 * The Livret A of the parameters, under the law of a day: its yearly rate as a fraction, and its balance and refused
 * deposits year by year, in euros. Used by `replay.ts` and `simulate.ts`.
 */
export function accountOf(params: ParamsOfContract<typeof contract>, { today }: SimulationContext) {
  const { capital, mensuel: deposit /* a month */, duree: years, taux_livret: percent } = params
  const [inForce, limit] = [livretARateLaw(today), livretACeilingLaw(today)]
  const rate = (percent === undefined ? inForce.values.livretATaux : percent / 100) as AnnualRate
  const under = (ceiling: number) => livretA({ capital, deposit, years, rate, ceiling })
  const capped = under(limit.values.livretAPlafond)
  return {
    rate,
    years: params.plafond ? capped : under(Number.POSITIVE_INFINITY),
    /** Whether the legal limit is lower than the deposits, even where the question does not apply it (`plafond`). */
    isLimitTooSmall: yearOfRefusal(capped) !== null,
    sources: percent === undefined ? sourcesOf(inForce, limit) : limit.sources,
  }
}

/**
 * The balance of the account plus all deposits refused so far, which stay with the saver without interest, in euros. Used by
 * `replay.ts` and `simulate.ts`.
 */
export const wealthOf = ({ balance, refused }: LivretAYear): number => balance + refused

/** The year of the first refused deposit, counted from 1; `null` without one. Used by `simulate.ts`. */
export function yearOfRefusal(years: readonly LivretAYear[]): number | null {
  const index = years.findIndex(({ refused }) => exceeds(refused, 0))
  return index < 0 ? null : index + 1
}
