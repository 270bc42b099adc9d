import { defineReplay, monthlyPeriods } from '../../definition/market-range.ts'
import type { ParamsOfContract } from '../../definition/simulator.ts'
import { countWindows, depositsGrown, lessFees, type Window } from '../../finance/saving-windows.ts'
import { equityColumn, equityHistory } from '../../indices/equities.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import { creditsOf } from '../../indices/series.ts'
import { reaches } from '../../units/money.ts'
import type { contract } from './contract.ts'

/**
 * Replays the same deposits in equities from each month of the past, with the fees of the question: how often they
 * ended at the final capital of the constant yield or more. Imported by `index.ts`, for the analysis `plage`.
 */
export const replay = defineReplay<typeof contract>({
  series: [euroInvestor],
  yearsAhead: ({ duree }) => duree,
  countPeriods: ({ params, market, figure }) => {
    const { dates, equities } = equityHistory(market)
    const levels = lessFees(equities, params.frais)
    return monthlyPeriods({
      market,
      dates,
      years: params.duree,
      ...countWindows(levels.length, 12 * params.duree, (window) =>
        reaches(capitalIn(params, levels, window), figure),
      ),
      sources: creditsOf([euroInvestor, equityColumn(market)]),
    })
  },
})

/** The final capital of one window, in euros: the initial capital, and the deposits year by year, each rising. */
function capitalIn(
  { capital, mensuel, indexation, versement, duree }: ParamsOfContract<typeof contract>,
  levels: readonly number[],
  { start, end }: Window,
): number {
  let final = capital * ((levels[end] as number) / (levels[start] as number))
  let deposit = mensuel
  for (let year = 0; year < duree; year += 1) {
    const first = start + 12 * year + (versement === 'debut' ? 0 : 1)
    final += deposit * depositsGrown(levels, { first, last: first + 11, end })
    deposit *= 1 + indexation / 100
  }
  return final
}
