import type { Outcome, ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import { netOfFees } from '../../finance/fees.ts'
import { realRate, realValue } from '../../finance/real.ts'
import { TENTH } from '../../finance/yield-deviation.ts'
import { equityColumn } from '../../indices/equities.ts'
import { euroInvestor } from '../../indices/euro-investor.ts'
import { creditsOf } from '../../indices/series.ts'
import { sourcesOf } from '../../legislation/law.ts'
import type { LivretAYear } from '../../legislation/regles/epargne/livret-a.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate, percentOf, toPercent } from '../../units/rate.ts'
import { accountOf, wealthOf, yearOfRefusal } from './account.ts'
import type { contract } from './contract.ts'
import { findWarnings } from './find-warnings.ts'
import { type Fund, type FundYear, fundLeftAt, fundYears } from './fund.ts'
import { historyOf } from './history.ts'
import { wrapperOf } from './wrapper.ts'

/**
 * Compares two paths of the same deposits: a Livret A, whose refused deposits earn no interest, and an index fund
 * with yearly fees and the tax of a full withdrawal at the end. The historical method adds its figures and changes
 * none of the constant yields. Used by `index.ts`.
 */
export function simulate(
  params: ParamsOfContract<typeof contract>,
  context: SimulationContext,
): Outcome<typeof contract> {
  const { duree: years } = params
  const inflation = annualRate(params.inflation)
  const account = accountOf(params, context)
  const wrapper = wrapperOf(params, context)
  const fund = fundOf(params)
  const fundPath = fundYears(fund, years, wrapper)

  const livret = account.years[years - 1] as LivretAYear
  const etf = fundPath[years - 1] as FundYear
  const saved = wealthOf(livret)
  const ecart = etf.left - saved
  const gapShare = percentOf(ecart, saved)
  const realLivret = realRate(account.rate, inflation)
  const todays = (nominal: number, annee = years) => realValue(nominal, inflation, annee)
  const historique = params.methode === 'historique' ? historyOf(params, wrapper) : null
  const leftAt = (deviations: number) =>
    fundLeftAt(fund, years, wrapper, deviations * (params.volatilite / 100))

  return {
    data: {
      resume: {
        totalVerse: etf.paidIn,
        ecart,
        ecartPourcentage: gapShare,
        ecartReel: todays(ecart),
        gagnant: winnerOf(ecart),
        rendementReelLivret: toPercent(realLivret),
        rendementReelEtf: toPercent(realRate(fund.net, inflation)),
      },
      livret: {
        capitalFinal: saved,
        capitalReel: todays(saved),
        interets: livret.balance - livret.taken,
        versementsRefuses: livret.refused,
        plafondAtteintAnnee: yearOfRefusal(account.years),
      },
      etf: {
        capitalBrut: etf.gross,
        impots: etf.tax,
        capitalNet: etf.left,
        capitalReel: todays(etf.left),
        pessimiste: leftAt(-TENTH),
        optimiste: leftAt(TENTH),
      },
      yearly: fundPath.map(({ paidIn, left }, index) => {
        const annee = index + 1
        const livretNominal = wealthOf(account.years[index] as LivretAYear)
        const livretReel = todays(livretNominal, annee)
        return {
          annee,
          livretNominal,
          livretReel,
          etfNominal: left,
          etfReel: todays(left, annee),
          totalVerse: paidIn,
        }
      }),
      historique,
    },
    ...(params.taux_livret === undefined && { used: { taux_livret: toPercent(account.rate) } }),
    warnings: findWarnings(params, {
      isLimitTooSmall: account.isLimitTooSmall,
      isErodedByPrices: realLivret < 0,
      isWithoutPercent: gapShare === null,
      isBeyondCeiling: exceeds(etf.paidIn, wrapper.ceiling),
      isTooYoung: years < wrapper.age,
      windows: historique?.fenetres ?? 0,
    }),
    law: { asOf: context.today, sources: sourcesOf(account, wrapper) },
    ...(historique && {
      history: creditsOf([euroInvestor, equityColumn(params.indice), 'livretA']),
    }),
  }
}

/** The index fund of the parameters. Used by `account.explain.ts`. */
export const fundOf = (params: ParamsOfContract<typeof contract>): Fund => ({
  capital: params.capital,
  deposit: params.mensuel,
  net: netOfFees(annualRate(params.taux_etf), params.frais_etf / 100),
})

/** Which side ends with more, by the gap in euros: within half a cent, neither. */
function winnerOf(gap: number): 'livret_a' | 'etf' | 'egalite' {
  if (exceeds(gap, 0)) return 'etf'
  return exceeds(0, gap) ? 'livret_a' : 'egalite'
}
