import type { Outcome, ParamsOfContract } from '../../definition/simulator.ts'
import { growth, prepareRate } from '../../finance/compound.ts'
import { yearsToDouble } from '../../finance/duration.ts'
import { realRate } from '../../finance/real.ts'
import { consumerPrices } from '../../indices/consumer-prices.ts'
import { creditsOf } from '../../indices/series.ts'
import { eachYear } from '../../units/each-year.ts'
import { annualRate, isBelow, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { pricesOf } from './prices.ts'

/** The index has two decimals, which are too imprecise before this year. Used by `explain.ts`. */
export const PRECISE_SINCE = 1950

/** The first year of euro banknotes. Used by `explain.ts`. */
export const EURO_SINCE = 2002

/**
 * The amount grows at its yield and prices at inflation, constant or observed between two past years.
 * `defineSimulator` calls it with valid parameters, rates in percent.
 *
 * At the end of each year the amount is worth `montant·(1+r)^n` in nominal euros, and that divided by the rise of
 * prices in euros of the start; the rise is `(1+i)^n` at a constant inflation. What the amount bought then costs
 * `montant` multiplied by the rise. Used by `index.ts`.
 */
export function simulate(params: ParamsOfContract<typeof contract>): Outcome<typeof contract> {
  const { montant } = params
  const prices = pricesOf(params)
  const { years, from } = prices
  const inflation = annualRate(prices.inflation)
  const yieldRate = annualRate(params.rendement)
  const halfLife = yearsToDouble(inflation) // when prices have doubled, a euro buys half

  const prepared = prepareRate(yieldRate)
  const after = (elapsed: number) => {
    const rise = prices.growthAfter(elapsed)
    const nominal = montant * growth(prepared, elapsed)
    return {
      valeurNominale: nominal,
      valeurReelle: nominal / rise,
      pertePouvoirAchat: nominal * prices.lossAfter(elapsed),
      montantEquivalent: montant * rise,
    }
  }

  return {
    data: {
      resume: {
        montantInitial: montant,
        pertePourcentage: toPercent(prices.lossAfter(years)),
        rendementReel: toPercent(realRate(yieldRate, inflation)),
        inflationMoyenne: prices.inflation,
        dureeDemiVie: halfLife,
        ...after(years),
      },
      yearly: eachYear(years, (annee) => {
        return { annee, anneeCivile: from === undefined ? null : from + annee, ...after(annee) }
      }),
    },
    warnings: {
      demi_vie_inexistante: halfLife === null,
      rendement_sous_inflation: yieldRate > 0 && isBelow(yieldRate, inflation),
      inflation_observee: from !== undefined,
      indice_peu_precis: from !== undefined && from < PRECISE_SINCE,
      montants_en_euros: from !== undefined && from < EURO_SINCE,
    },
    ...(from !== undefined && {
      used: { duree: years, inflation: prices.inflation },
      history: creditsOf([consumerPrices, 'prices']),
    }),
  }
}
