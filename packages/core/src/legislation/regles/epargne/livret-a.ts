import { lawOf } from '../../law.ts'
import { livretAPlafond } from '../../parametres/epargne/livret-a-plafond.ts'
import { livretATaux } from '../../parametres/epargne/livret-a-taux.ts'

/**
 * Law by day: the yearly rate of a Livret A, a fraction (CMF, art. R. 221-4). Used by
 * `livret-a-vs-etf/account.explain.ts` and `livret-a-vs-etf/account.ts`.
 */
export const livretARateLaw = lawOf({ livretATaux })

/**
 * Law by day: the ceiling of its deposits, in euros (CMF, art. R. 221-2). Used by
 * `livret-a-vs-etf/account.explain.ts` and `livret-a-vs-etf/account.ts`.
 */
export const livretACeilingLaw = lawOf({ livretAPlafond })

/** A Livret A from a 1 January on, and what its owner wants to pay into it. */
interface LivretA {
  /** Euros already there on that day: paid in then, they would earn from 16 January only (CMF, art. R. 221-4). */
  readonly capital: number
  /** Euros brought at the end of each month. */
  readonly deposit: number
  /** How many whole years to compute. */
  readonly years: number
  /** The yearly rate, as a fraction. */
  readonly rate: number
  /** Euros up to which a deposit is taken; `Infinity` for no limit. */
  readonly ceiling: number
}

/**
 * Its state on a 31 December, interest credited, in euros. Used by `livret-a-vs-etf/account.ts` and
 * `livret-a-vs-etf/simulate.ts`.
 */
export interface LivretAYear {
  /** What the account holds. */
  readonly balance: number
  /** All deposits accepted since it was opened. */
  readonly taken: number
  /** All deposits refused. */
  readonly refused: number
}

/**
 * A Livret A, year after year. Used by `livret-a-vs-etf/account.ts`.
 *
 * A deposit is taken, in part if need be, up to the ceiling less the balance; credited interest counts in that
 * balance, and may itself carry it beyond (CMF, art. R. 221-2). Interest is simple within a year, and credited on
 * 31 December; a deposit of the end of a month earns from the first day of the next one (art. R. 221-4). It bears
 * neither income tax (CGI, art. 157, 7°) nor social levies.
 * @example livretA({ capital: 1000, deposit: 0, years: 1, rate: 0.02, ceiling: Infinity })[0].balance // 1020
 */
export function livretA({ capital, deposit, years, rate, ceiling }: LivretA): readonly LivretAYear[] {
  let balance = Math.min(capital, ceiling)
  let taken = balance
  let refused = capital - balance
  return Array.from({ length: years }, () => {
    let earning = balance // averaged over the year
    for (let month = 1; month <= 12; month += 1) {
      const accepted = Math.min(deposit, Math.max(0, ceiling - balance))
      balance += accepted
      taken += accepted
      refused += deposit - accepted
      earning += (accepted * (12 - month)) / 12
    }
    balance += rate * earning
    return { balance, taken, refused }
  })
}
