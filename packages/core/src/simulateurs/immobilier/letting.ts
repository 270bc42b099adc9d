import type { Asked } from '../../definition/simulator.ts'
import { growth } from '../../finance/compound.ts'
import { annualRate } from '../../units/rate.ts'
import type { contract } from './contract.ts'

type Params = Asked<typeof contract>

/** What a year of letting brings in and costs, before loan and tax. */
export interface Letting {
  /** Received, the vacancy taken off. */
  readonly rents: number
  /** All running costs. */
  readonly costs: number
}

/** A year of letting, counted from 1: rents and fixed costs rise from the second one on. */
export function lettingYear(params: Params, year: number): Letting {
  const full = 12 * params.loyer * growth(annualRate(params.revalo_loyer), year - 1)
  const rents = full * (1 - params.vacance / 100)
  const fixed = fixedCosts(params) * growth(annualRate(params.revalo_charges), year - 1)
  return { rents, costs: fixed + (rents * params.gestion) / 100 + (full * params.entretien) / 100 }
}

/** What the first year costs whatever the rent: charges, property tax and landlord insurance. */
export const fixedCosts = ({ charges, taxe_fonciere, assurance_pno }: Params): number =>
  12 * charges + taxe_fonciere + assurance_pno

/**
 * What is left of one euro of full rent once vacancy, management and upkeep are taken: `(1-v)(1-g) - e`. Percents are
 * multiplied before they are divided, since whole ones then cancel exactly.
 */
export const keptOfRent = ({ vacance, gestion, entretien }: Params): number =>
  ((100 - vacance) * (100 - gestion) - 100 * entretien) / 1e4
