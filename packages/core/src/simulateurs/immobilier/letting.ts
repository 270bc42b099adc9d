import type { ParamsOfContract } from '../../definition/simulator.ts'
import { growth, type PreparedRate, prepareRate } from '../../finance/compound.ts'
import { annualRate } from '../../units/rate.ts'
import type { contract } from './contract.ts'

type Params = ParamsOfContract<typeof contract>

/** Rents and running costs of a year, in euros of that year, before loan and tax. */
interface Letting {
  /** Rents received, net of vacancy. */
  readonly rents: number
  /** All running costs: charges, property tax, landlord insurance, management and upkeep. */
  readonly costs: number
}

/** How rents, and costs that do not depend on them, rise a year: fractions, computed once for all years. */
interface Rises {
  readonly rents: PreparedRate
  readonly costs: PreparedRate
}

/**
 * The yearly rises that the parameters give in percent, as prepared rates: of rents, and of fixed costs. Used by
 * `break-even.ts` and `investment.ts`.
 */
export const risesOf = ({ revalo_loyer, revalo_charges }: Params): Rises => ({
  rents: prepareRate(annualRate(revalo_loyer)),
  costs: prepareRate(annualRate(revalo_charges)),
})

/**
 * A year of letting, counted from 1: rents and fixed costs rise from the second one on. Used by `break-even.ts` and
 * `investment.ts`.
 */
export function lettingYear(params: Params, rises: Rises, year: number): Letting {
  const full = 12 * params.loyer * growth(rises.rents, year - 1)
  const rents = full * (1 - params.vacance / 100)
  const fixed = fixedCosts(params) * growth(rises.costs, year - 1)
  return { rents, costs: fixed + (rents * params.gestion) / 100 + (full * params.entretien) / 100 }
}

/**
 * Costs of the first year that do not depend on the rent, in euros: charges, property tax and landlord insurance.
 * Used by `break-even.ts`.
 */
export const fixedCosts = ({ charges, taxe_fonciere, assurance_pno }: Params): number =>
  12 * charges + taxe_fonciere + assurance_pno

/**
 * The part of one euro of full rent left after vacancy, management and upkeep, as a fraction: `(1-v)(1-g) - e`;
 * negative where they exceed the rent. Percentages are multiplied before the division, so that whole ones cancel
 * exactly. Used by `break-even.ts` and `yields.explain.ts`.
 */
export const keptOfRent = ({ vacance, gestion, entretien }: Params): number =>
  ((100 - vacance) * (100 - gestion) - 100 * entretien) / 1e4
