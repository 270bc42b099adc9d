import type { SimulationContext } from '../../definition/simulation-context.ts'
import type { ParamsOfContract } from '../../definition/simulator.ts'
import { type IncomeTaxLaw, incomeTaxLaw } from '../../legislation/regles/impot-revenu/income-tax-law.ts'
import { LATEST_INCOME_YEAR, type WageTax, wageTax } from '../../legislation/regles/impot-revenu/wage-tax.ts'
import {
  type WageContributions,
  wageContributions,
  wageLaw,
} from '../../legislation/regles/salaire/contributions.ts'
import { toEightDecimals } from '../../units/exact-euros.ts'
import type { contract } from './contract.ts'

type Params = ParamsOfContract<typeof contract>

/** A pay slip of a year and the tax notice that follows: what `simulate.ts` presents and the explanation reads. */
export interface PaidWage {
  readonly params: Params
  readonly law: ReturnType<typeof wageLaw>
  readonly taxLaw: IncomeTaxLaw
  /** Whether a spouse or partner is taxed with the employee. */
  readonly isCouple: boolean
  /** The gross wage, in euros a year. */
  readonly gross: number
  /** Each line that comes off it, in euros a year. */
  readonly contributions: WageContributions
  /** Their sum without the CSG and the CRDS, in euros a year. */
  readonly socialContributions: number
  /** The CSG and the CRDS, in euros a year. */
  readonly csgCrds: number
  /** What is paid, health cover taken off, in euros a year. */
  readonly net: number
  /** What income tax counts (net imposable), in euros a year. */
  readonly taxableNet: number
  /** The tax of the household. */
  readonly tax: WageTax
  /** The tax of the household if this wage did not exist. */
  readonly taxWithout: WageTax
}

/** Computes a wage from gross to the tax of its household. Used by `explain-steps.ts` and `simulate.ts`. */
export function paidWageOf(params: Params, { today }: SimulationContext): PaidWage {
  const law = wageLaw(today)
  const taxLaw = incomeTaxLaw(LATEST_INCOME_YEAR)
  const gross = params.periode === 'mensuel' ? params.salaire * params.mois : params.salaire
  const ownHealth = 12 * params.mutuelle
  const employerHealth = 12 * params.mutuelle_employeur
  const contributions = wageContributions(law.values, {
    gross,
    isExecutive: params.cadre,
    isInAlsaceMoselle: params.alsace_moselle,
    employerHealth,
  })
  const { csg_deductible, csg_imposable, crds, ...social } = contributions
  const socialContributions = toEightDecimals(Object.values(social).reduce((sum, amount) => sum + amount, 0))
  const csgCrds = toEightDecimals(csg_deductible + csg_imposable + crds)
  const net = toEightDecimals(gross - socialContributions - csgCrds - ownHealth)
  const taxableNet = toEightDecimals(
    gross - socialContributions - csg_deductible - ownHealth + employerHealth,
  )
  const isCouple = params.situation === 'marie' || params.situation === 'pacse'
  const household = {
    isCouple,
    isWidowed: params.situation === 'veuf',
    children: params.enfants,
    sharedChildren: 0,
    livesAlone: false,
    disabled: 0,
    broughtUpAlone: false,
  }
  const spouse = { wage: params.revenu_conjoint, expenses: 0 }
  const taxOf = (wage: number, expenses: number) =>
    wageTax([{ wage, expenses }, ...(isCouple ? [spouse] : [])], household, taxLaw.values)
  return {
    params,
    law,
    taxLaw,
    isCouple,
    gross,
    contributions,
    socialContributions,
    csgCrds,
    net,
    taxableNet,
    tax: taxOf(Math.max(0, taxableNet), taxableNet > 0 ? params.frais_reels : 0),
    taxWithout: taxOf(0, 0),
  }
}
