import type { ParamsOfContract } from '../../definition/simulator.ts'
import { type Deficit, takeOffDeficits } from '../../legislation/regles/immobilier/deficits.ts'
import { propertyIncomeLaw, propertyResult } from '../../legislation/regles/immobilier/property-income.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { deficitPage } from './sources.ts'
import type { LettingYear, TaxedLetting } from './taxed-letting.ts'

/**
 * Unfurnished letting at actual costs: deducts running costs, interest and loan insurance every year and all works in
 * the first one, but neither notary fees nor furniture. A deficit lowers the tax on other income at the marginal rate,
 * within its limit; the rest is carried forward to later rents.
 */
export function taxBareLetting(
  params: ParamsOfContract<typeof contract>,
  years: readonly LettingYear[],
  today: CivilDate,
): TaxedLetting {
  const { values, sources } = propertyIncomeLaw(today)
  const marginal = annualRate(params.tmi)
  const life = values.deficitFoncierReport
  let deficits: readonly Deficit[] = []
  let isCarried = false
  let lastSavingYear = 0

  const taxes = years.map(({ loyers: rents, charges, interets: interest }, index) => {
    const year = index + 1
    const costs = charges + (year === 1 ? params.travaux : 0)
    const result = propertyResult(values, { rents, costs, interest })
    const after = takeOffDeficits(deficits, { profit: result.income, year, life })
    deficits = after.deficits
    if (result.carried > 0) deficits = [...deficits, { year, amount: result.carried }]
    isCarried ||= exceeds(result.carried, 0)
    const saved = result.offIncome * marginal
    if (exceeds(saved, 0)) lastSavingYear = year
    return after.profit * (marginal + values.prelevementsSociauxMaintenus) - saved
  })

  const isCommitted = lastSavingYear > 0
  const isCommitmentKept = lastSavingYear + values.deficitFoncierEngagement <= years.length
  return {
    taxes,
    buildingDeducted: 0,
    worksDeducted: params.travaux,
    warnings: {
      deficit_foncier_reporte: isCarried,
      engagement_location: isCommitted && isCommitmentKept,
      engagement_rompu: isCommitted && !isCommitmentKept,
      meubles_en_location_nue: params.meubles > 0,
    },
    sources: [...sources, deficitPage],
  }
}
