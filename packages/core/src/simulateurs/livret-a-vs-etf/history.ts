import type { ParamsOfContract } from '../../definition/simulator.ts'
import { type Ending, lessFees, savingsGrown, verdictOf, windowsIn } from '../../finance/saving-windows.ts'
import { equityHistory } from '../../indices/equities.ts'
import { toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { taxOf, type Wrapper } from './wrapper.ts'

/**
 * Replays the same deposits from each month of the past: how often the fund ended ahead of a Livret A at its
 * historical rates, and by how much, in percents of the Livret A. The livret has no limit; the fund bears its fees
 * and, at the end, the tax in force. Gaps are `null` without deposits;
 * all is `null` when no window of that length fits in the data. Called by `simulate.ts`.
 */
export function historyOf(params: ParamsOfContract<typeof contract>, wrapper: Wrapper) {
  const { capital, mensuel: deposit, duree: years } = params
  const { livretA, equities } = equityHistory(params.indice)
  const fund = lessFees(equities, params.frais_etf)
  const months = 12 * years
  if (windowsIn(fund.length, months) === 0) return null
  const paidIn = capital + deposit * months
  if (paidIn === 0) return withoutDeposits(windowsIn(fund.length, months))

  const savedIn = (levels: readonly number[], start: number): number =>
    savingsGrown(levels, { start, end: start + months }, { capital, deposit })
  const endingOf = (start: number): Ending => {
    const [saved, gross] = [savedIn(livretA, start), savedIn(fund, start)]
    return { gap: gross - taxOf(wrapper, years, gross, paidIn) - saved, other: saved }
  }
  const { windows, won, median, p5, p95 } = verdictOf(
    Array.from({ length: windowsIn(fund.length, months) }, (_, start) => endingOf(start)),
  )
  return {
    fenetres: windows,
    etfGagne: toPercent(won),
    ecartMedian: toPercent(median),
    ecartP5: toPercent(p5),
    ecartP95: toPercent(p95),
  }
}

/** Without deposits neither side wins, and gaps have no percentage. */
const withoutDeposits = (windows: number) => ({
  fenetres: windows,
  etfGagne: 0,
  ecartMedian: null,
  ecartP5: null,
  ecartP95: null,
})
