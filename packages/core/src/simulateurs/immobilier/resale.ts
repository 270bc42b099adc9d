import type { DataOf } from '../../definition/shape.ts'
import type { ParamsOfContract } from '../../definition/simulator.ts'
import {
  isExemptSale,
  keptCosts,
  propertyGain,
  propertyGainLaw,
  propertyGainTax,
} from '../../legislation/regles/immobilier/property-gain.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { Source } from '../../units/source.ts'
import type { contract } from './contract.ts'
import { gainPage } from './sources.ts'
import type { TaxedLetting } from './taxed-letting.ts'

/** The sale at the horizon, taxed by the law in force; amounts in euros. */
export interface TaxedResale {
  /** Before the allowances for years of ownership. */
  readonly gain: number
  /** Income tax, social levies and the tax on high gains; 0 on a loss. */
  readonly tax: number
  /** How the gain and its tax are made up: the group `revente` of the result. */
  readonly details: Details
  /** Whether the price is low enough for an exemption. */
  readonly isExempt: boolean
  readonly sources: readonly Source[]
}

/** The group `revente` of the result. */
type Details = NonNullable<DataOf<(typeof contract)['result']['revente']>>

/**
 * The tax on the gain of a property owned for the whole horizon. Called by `investment.ts`.
 * @param soldFor the sale price, in euros, before selling costs.
 * @param letting what the rents have deducted: depreciation that the gain adds back, and works.
 * @param today the law of this day taxes the sale.
 */
export function taxResale(
  params: ParamsOfContract<typeof contract>,
  soldFor: number,
  letting: TaxedLetting,
  today: CivilDate,
): TaxedResale {
  const { buildingAddedBack, worksDeducted } = letting
  const { values, sources } = propertyGainLaw(today)
  const resale = {
    soldFor,
    sellingCosts: (soldFor * params.frais_vente) / 100,
    price: params.prix,
    purchaseCosts: (params.prix * params.frais_notaire) / 100,
    works: params.travaux,
    worksDeducted,
    buildingDeducted: buildingAddedBack ?? 0,
    years: params.horizon,
  }
  const gain = propertyGain(values, resale)
  const due = propertyGainTax(values, gain, params.horizon)
  const kept = keptCosts(values, resale)
  return {
    gain,
    tax: due.total,
    details: {
      fraisAcquisitionRetenus: kept.purchaseCosts,
      travauxRetenus: kept.works,
      amortissementsReintegres: buildingAddedBack,
      abattementImpot: due.incomeTaxAllowance,
      abattementPrelevements: due.leviesAllowance,
      impotRevenu: due.incomeTax,
      prelevementsSociaux: due.levies,
      surtaxe: due.surtax,
    },
    isExempt: isExemptSale(values, soldFor),
    sources: [...sources, gainPage],
  }
}
