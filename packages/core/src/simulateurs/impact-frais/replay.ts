import { defineReplay, monthlyPeriods } from '../../definition/market-range.ts'
import type { ParamsOfContract } from '../../definition/simulator.ts'
import { countWindows, depositsGrown, lessFees, type Window } from '../../finance/saving-windows.ts'
import { equityColumn, equityHistory } from '../../indices/equities.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import { creditsOf } from '../../indices/series.ts'
import { reaches } from '../../units/money.ts'
import type { contract } from './contract.ts'

/**
 * Replays the same deposits in equities from each month of the past, at low and at high fees: how often the gap
 * between both ended at that of the constant yield or more. Imported by `index.ts`, for the analysis `plage`.
 */
export const replay = defineReplay<typeof contract>({
  series: [euroInvestor],
  yearsAhead: ({ duree }) => duree,
  countPeriods: ({ params, market, figure }) => {
    const { dates, equities } = equityHistory(market)
    const [low, high] = [lessFees(equities, params.frais_bas), lessFees(equities, params.frais_eleve)]
    return monthlyPeriods({
      market,
      dates,
      years: params.duree,
      ...countWindows(equities.length, 12 * params.duree, (window) =>
        reaches(capitalIn(params, low, window) - capitalIn(params, high, window), figure),
      ),
      sources: creditsOf([euroInvestor, equityColumn(market)]),
    })
  },
})

/** The final capital of one window, in euros, after the entry fees. */
function capitalIn(
  { capital, mensuel, frais_entree }: ParamsOfContract<typeof contract>,
  levels: readonly number[],
  { start, end }: Window,
): number {
  const grown = capital * ((levels[end] as number) / (levels[start] as number))
  const deposits = mensuel * depositsGrown(levels, { first: start + 1, last: end, end })
  return (1 - frais_entree / 100) * (grown + deposits)
}
