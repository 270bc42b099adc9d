import type { ParamsOfContract } from '../../definition/simulator.ts'
import {
  isExemptSale,
  propertyGain,
  propertyGainLaw,
  propertyGainTax,
} from '../../legislation/regles/immobilier/property-gain.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import type { Source } from '../../units/source.ts'
import type { contract } from './contract.ts'
import { gainPage } from './sources.ts'
import type { TaxedLetting } from './taxed-letting.ts'

/** The sale at the horizon, taxed by the law in force. */
export interface TaxedResale {
  /** Before the allowances for years of ownership. */
  readonly gain: number
  readonly tax: number
  /** Whether the price is below the threshold of exemption. */
  readonly isExempt: boolean
  readonly sources: readonly Source[]
}

/** The tax on the gain of a property owned for the whole horizon. */
export function taxResale(
  params: ParamsOfContract<typeof contract>,
  soldFor: number,
  { buildingDeducted, worksDeducted }: TaxedLetting,
  today: CivilDate,
): TaxedResale {
  const { values, sources } = propertyGainLaw(today)
  const gain = propertyGain(values, {
    soldFor,
    sellingCosts: (soldFor * params.frais_vente) / 100,
    price: params.prix,
    purchaseCosts: (params.prix * params.frais_notaire) / 100,
    works: params.travaux,
    worksDeducted,
    buildingDeducted,
    years: params.horizon,
  })
  const tax = propertyGainTax(values, gain, params.horizon)
  return { gain, tax, isExempt: isExemptSale(values, soldFor), sources: [...sources, gainPage] }
}
