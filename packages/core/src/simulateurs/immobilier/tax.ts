import type { ParamsOfContract } from '../../definition/simulator.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { taxBareLetting } from './bare.ts'
import type { contract } from './contract.ts'
import { taxFurnishedLetting } from './furnished.ts'
import { taxMicroBic, taxMicroFoncier } from './micro.ts'
import type { LettingYear, TaxedLetting } from './taxed-letting.ts'

/**
 * The tax on each year of a letting under its regime; `undefined` without a regime, when no law is read. Used by
 * `investment.ts`.
 */
export function taxLetting(
  params: ParamsOfContract<typeof contract>,
  years: readonly LettingYear[],
  today: CivilDate,
): TaxedLetting | undefined {
  switch (params.regime) {
    case 'aucun':
      return undefined
    case 'micro_foncier':
      return taxMicroFoncier(params, years, today)
    case 'reel':
      return taxBareLetting(params, years, today)
    case 'micro_bic':
      return taxMicroBic(params, years, today)
    case 'lmnp_reel':
      return taxFurnishedLetting(params, years, today)
  }
}
