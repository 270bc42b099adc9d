import { applicableWindowWarnings } from '../../definition/common-warnings.ts'
import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import { growth, prepareRate } from '../../finance/compound.ts'
import { realValue } from '../../finance/real.ts'
import { allOverlap } from '../../finance/saving-windows.ts'
import { equityColumn, equityHistory } from '../../indices/equities.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import { creditsOf } from '../../indices/series.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate, equivalentMonthly, percentOf, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { historyOf } from './history.ts'
import {
  investedAfter,
  investmentAfter,
  type Spread,
  spreadReturn,
  stillWaiting,
  waitingInterest,
} from './spread.ts'

/**
 * Compares two paths of the same money at the same constant yield: all of it at the start, or `capital` at the start
 * and the rest in equal deposits, while the waiting money earns its own yield. The historical method adds its figures
 * and changes none of the constant yield. Called by `spread.explain.ts`.
 */
export function simulate(params: ParamsOfContract<typeof contract>): Outcome<typeof contract> {
  const { duree } = params
  const inflation = annualRate(params.inflation)
  const spread = spreadOf(params)
  const total = investedAfter(spread, spread.deposits)

  const yearly = pathsOf(params, spread, total)
  const { capitalDca, capitalLumpSum, ecart } = yearly[duree - 1] as (typeof yearly)[number]
  const gagnant = winnerOf(ecart)
  const gapShare = percentOf(ecart, capitalDca)
  const yearlyReturn = spreadReturn(spread, capitalDca, 12 * duree)
  const isAsked = params.methode === 'historique'
  const historique = isAsked ? historyOf(params.indice, spread, waitingRate(params), 12 * duree) : null
  const isPast = historique !== null

  return {
    data: {
      resume: {
        totalInvesti: total,
        capitalFinalDca: capitalDca,
        capitalFinalLumpSum: capitalLumpSum,
        gainDca: capitalDca - total,
        gainLumpSum: capitalLumpSum - total,
        ecart,
        ecartPourcentage: gapShare,
        gagnant,
        rendementTotalDca: toPercent((capitalDca - total) / total),
        triDca: yearlyReturn === undefined ? null : toPercent(yearlyReturn),
        capitalFinalDcaReel: realValue(capitalDca, inflation, duree),
        capitalFinalLumpSumReel: realValue(capitalLumpSum, inflation, duree),
      },
      yearly,
      historique,
    },
    warnings: {
      lump_sum_gagne_toujours: gagnant === 'lump_sum' && params.taux > 0,
      attente_mieux_remuneree: gagnant === 'dca' && params.rendement_attente >= 0,
      capital_dca_epuise: gapShare === null,
      tri_inexistant: yearlyReturn === undefined,
      resume_a_rendement_constant: isPast,
      etalement_long: isAsked && 2 * spread.deposits >= 12 * duree,
      histoire_sans_frais: isPast,
      ...applicableWindowWarnings(
        isAsked
          ? {
              market: params.indice,
              windows: historique?.fenetres ?? 0,
              isOneStory: allOverlap(equityHistory(params.indice).dates.length, 12 * duree),
            }
          : undefined,
      ),
    },
    used: { etalement: spread.deposits },
    ...(isPast && { history: creditsOf([euroInvestor, equityColumn(params.indice)]) }),
  }
}

/** The deposits that the parameters describe; without `etalement`, they last to the horizon. Used by `replay.ts`. */
export const spreadOf = (params: ParamsOfContract<typeof contract>): Spread => ({
  capital: params.capital,
  deposit: params.mensuel,
  deposits: params.etalement ?? 12 * params.duree,
  timing: params.versement === 'debut' ? 'start' : 'end',
})

/** The monthly yield of the waiting money, as a fraction. Used by `replay.ts`. */
export const waitingRate = ({ rendement_attente }: ParamsOfContract<typeof contract>) =>
  equivalentMonthly(annualRate(rendement_attente))

/** Both paths at the end of each year; `total` is the whole amount invested at the end. */
function pathsOf(params: ParamsOfContract<typeof contract>, spread: Spread, total: number) {
  const rate = annualRate(params.taux)
  const [yearly, monthly] = [prepareRate(rate), prepareRate(equivalentMonthly(rate))]
  const waiting = prepareRate(waitingRate(params))
  return Array.from({ length: params.duree }, (_, index) => {
    const months = 12 * (index + 1)
    const earnedWaiting = waitingInterest(spread, waiting, months)
    return {
      annee: index + 1,
      totalInvesti: investedAfter(spread, months),
      capitalDca: investmentAfter(spread, monthly, months) + earnedWaiting,
      capitalLumpSum: total * growth(yearly, index + 1),
      ecart: waitingInterest(spread, monthly, months) - earnedWaiting + stillWaiting(spread, months),
    }
  })
}

/** Which path ends with more, by the gap in euros: within half a cent, neither. */
function winnerOf(gap: number): 'dca' | 'lump_sum' | 'egalite' {
  if (exceeds(gap, 0)) return 'lump_sum'
  return exceeds(0, gap) ? 'dca' : 'egalite'
}
