import type { ParamsOfContract } from '../../definition/simulator.ts'
import { microBicIncome, microBicLaw } from '../../legislation/regles/immobilier/micro-bic.ts'
import { microFoncierIncome, microFoncierLaw } from '../../legislation/regles/immobilier/micro-foncier.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { annualRate } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import {
  exceedsOnce,
  type FiscalYear,
  type LettingYear,
  NO_FISCAL_FIGURE,
  type TaxedLetting,
} from './taxed-letting.ts'

type Params = ParamsOfContract<typeof contract>

/** No deduction that changes the gain at resale: no depreciation to add back, no works deducted from rents. */
const NO_DEDUCTION = { buildingAddedBack: null, worksDeducted: 0 }

/**
 * Micro-foncier: an allowance stands for all costs, and the rest of the rents is taxed at the marginal rate and by
 * social levies. The regime is applied even to rents above its threshold, with a warning. Called by `tax.ts`.
 * @param years in order from the first; of their euros only the rents count.
 * @param today the law of this day taxes all the years.
 */
export function taxMicroFoncier(
  params: Params,
  years: readonly LettingYear[],
  today: CivilDate,
): TaxedLetting {
  const { values, sources } = microFoncierLaw(today)
  return {
    ...taxBases(
      years.map(({ loyers }) => microFoncierIncome(values, loyers)),
      annualRate(params.tmi) + values.prelevementsSociauxMaintenus,
    ),
    ...NO_DEDUCTION,
    warnings: {
      micro_foncier_depasse: exceedsOnce(years, values.microFoncierPlafond),
      meubles_en_location_nue: params.meubles > 0,
    },
    sources,
  }
}

/**
 * Micro-BIC, for furnished letting: as micro-foncier, with an allowance, social levies and a threshold of its own.
 * Used by `tax.ts`.
 * @param years in order from the first; of their euros only the rents count.
 * @param today the law of this day taxes all the years.
 */
export function taxMicroBic(params: Params, years: readonly LettingYear[], today: CivilDate): TaxedLetting {
  const { values, sources } = microBicLaw(today)
  return {
    ...taxBases(
      years.map(({ loyers }) => microBicIncome(values, loyers)),
      annualRate(params.tmi) + values.prelevementsSociauxPatrimoine,
    ),
    ...NO_DEDUCTION,
    warnings: {
      micro_bic_depasse: exceedsOnce(years, values.microBicPlafond),
      meuble_sans_meubles: params.meubles === 0,
      lmp_possible: exceedsOnce(years, values.lmpRecettes),
    },
    sources,
  }
}

/** Taxes one base a year, in euros, at one rate, a fraction that includes social levies. */
function taxBases(bases: readonly number[], rate: number): Pick<TaxedLetting, 'taxes' | 'fiscalYears'> {
  return {
    taxes: bases.map((base) => rate * base),
    fiscalYears: bases.map(
      (baseImposable, index): FiscalYear => ({ annee: index + 1, ...NO_FISCAL_FIGURE, baseImposable }),
    ),
  }
}
