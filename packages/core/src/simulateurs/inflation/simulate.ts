import type { Asked, Outcome } from '../../definition/simulator.ts'
import { growth } from '../../finance/compound.ts'
import { realRate } from '../../finance/real.ts'
import { type AnnualRate, annualRate, toPercent } from '../../units/rate.ts'
import type { contract } from './contract.ts'

/** A wait longer than a century is no promise to make. */
const CENTURY = 100

/**
 * Two movements apart: the sum grows at its yield, prices at inflation.
 *
 * At each year's end the sum is worth `montant·(1+r)^n` in the euros of the day and that over `(1+i)^n` in
 * today's; what the amount bought at the start costs `montant·(1+i)^n`.
 */
export function simulate(params: Asked<typeof contract>): Outcome<typeof contract> {
  const { montant, duree } = params
  const inflation = annualRate(params.inflation)
  const yieldRate = annualRate(params.rendement)
  const halfLife = yearsToHalve(inflation)

  const after = (years: number) => {
    const prices = growth(inflation, years)
    const nominal = montant * growth(yieldRate, years)
    return {
      valeurNominale: nominal,
      valeurReelle: nominal / prices,
      pertePouvoirAchat: nominal * shareLost(inflation, years),
      montantEquivalent: montant * prices,
    }
  }

  return {
    data: {
      resume: {
        montantInitial: montant,
        ...after(duree),
        pertePourcentage: toPercent(shareLost(inflation, duree)),
        rendementReel: toPercent(realRate(yieldRate, inflation)),
        inflationMoyenne: params.inflation,
        dureeDemiVie: halfLife,
      },
      yearly: Array.from({ length: duree }, (_, index) => ({ annee: index + 1, ...after(index + 1) })),
    },
    warnings: {
      demi_vie_inexistante: halfLife === null,
      rendement_sous_inflation: yieldRate > 0 && yieldRate < inflation,
    },
  }
}

/**
 * What one euro loses: `1 - (1+i)^-n`. A subtraction would leave no digit of it under a tiny inflation, and a
 * large sum would show that.
 */
const shareLost = (inflation: AnnualRate, years: number): number =>
  -Math.expm1(-years * Math.log1p(inflation))

/** `ln 2 / ln(1 + i)`: when prices have doubled; `null` when that never comes or takes over a century. */
function yearsToHalve(inflation: AnnualRate): number | null {
  if (inflation <= 0) return null
  const years = Math.LN2 / Math.log1p(inflation)
  return years > CENTURY ? null : years
}
