import type { ParamsOfContract } from '../../definition/simulator.ts'
import { microBicIncome, microBicLaw } from '../../legislation/regles/immobilier/micro-bic.ts'
import { microFoncierIncome, microFoncierLaw } from '../../legislation/regles/immobilier/micro-foncier.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { annualRate } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { exceedsOnce, type LettingYear, type TaxedLetting } from './taxed-letting.ts'

type Params = ParamsOfContract<typeof contract>

/** No deduction that changes the gain at resale. */
const NO_DEDUCTION = { buildingDeducted: 0, worksDeducted: 0 }

/** Taxes a share of the rents at the marginal rate and the levies, also above the threshold, with a warning. */
export function taxMicroFoncier(
  params: Params,
  years: readonly LettingYear[],
  today: CivilDate,
): TaxedLetting {
  const { values, sources } = microFoncierLaw(today)
  const rate = annualRate(params.tmi) + values.prelevementsSociauxMaintenus
  return {
    taxes: years.map(({ loyers }) => rate * microFoncierIncome(values, loyers)),
    ...NO_DEDUCTION,
    warnings: {
      micro_foncier_depasse: exceedsOnce(years, values.microFoncierPlafond),
      meubles_en_location_nue: params.meubles > 0,
    },
    sources,
  }
}

/** The same for furnished letting, with its own allowance, levies and threshold. */
export function taxMicroBic(params: Params, years: readonly LettingYear[], today: CivilDate): TaxedLetting {
  const { values, sources } = microBicLaw(today)
  const rate = annualRate(params.tmi) + values.prelevementsSociauxPatrimoine
  return {
    taxes: years.map(({ loyers }) => rate * microBicIncome(values, loyers)),
    ...NO_DEDUCTION,
    warnings: {
      micro_bic_depasse: exceedsOnce(years, values.microBicPlafond),
      meuble_sans_meubles: params.meubles === 0,
      lmp_possible: exceedsOnce(years, values.lmpRecettes),
    },
    sources,
  }
}
