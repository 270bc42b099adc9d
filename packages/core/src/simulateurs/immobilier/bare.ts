import type { ParamsOfContract } from '../../definition/simulator.ts'
import { type Deficit, takeOffDeficits, totalOf } from '../../legislation/regles/immobilier/deficits.ts'
import { propertyIncomeLaw, propertyResult } from '../../legislation/regles/immobilier/property-income.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { deficitPage } from './sources.ts'
import { type FiscalYear, type LettingYear, NO_FISCAL_FIGURE, type TaxedLetting } from './taxed-letting.ts'

/**
 * Unfurnished letting at actual costs (réel foncier): deducts running costs, interest and loan insurance every year
 * and all works in the first one, but neither notary fees nor furniture. A deficit lowers the tax on other income
 * at the marginal rate, within its limit; the rest is carried forward to later rents. Called by `tax.ts`.
 * @param years in order from the first: rents, running costs, and loan interest with loan insurance, in euros.
 * @param today the law of this day taxes all the years.
 * @returns taxes in euros, negative in a year when a deficit saves more tax on other income than rents bear.
 */
export function taxBareLetting(
  params: ParamsOfContract<typeof contract>,
  years: readonly LettingYear[],
  today: CivilDate,
): TaxedLetting {
  const { values, sources } = propertyIncomeLaw(today)
  const marginal = annualRate(params.tmi) // the marginal tax rate, from percent to a fraction
  const yearsCarried = values.deficitFoncierReport // for how many years a deficit may be deducted later
  let deficits: readonly Deficit[] = []
  let isCarried = false // whether a deficit was carried forward in some year
  let lastSavingYear = 0 // the last year in which a deficit lowered the tax on other income; 0: none
  const fiscalYears: FiscalYear[] = []

  const taxes = years.map(({ loyers: rents, charges, interets: interest }, index) => {
    const annee = index + 1
    const costs = charges + (annee === 1 ? params.travaux : 0)
    const result = propertyResult(values, { rents, costs, interest })
    const before = deficits
    const after = takeOffDeficits(before, { profit: result.income, year: annee, life: yearsCarried })
    deficits = after.deficits
    if (result.carried > 0) deficits = [...deficits, { year: annee, amount: result.carried }]
    fiscalYears.push({
      ...NO_FISCAL_FIGURE,
      annee,
      resultat: rents - costs - interest,
      benefice: result.income,
      deficitOuverture: totalOf(before),
      deficitCree: result.carried,
      deficitImpute: result.offIncome,
      deficitUtilise: after.used,
      deficitPerdu: after.lost,
      deficitCloture: totalOf(deficits),
      baseImposable: after.profit,
    })
    isCarried ||= exceeds(result.carried, 0) // by more than a rounding error
    const saved = result.offIncome * marginal
    if (exceeds(saved, 0)) lastSavingYear = annee
    return after.profit * (marginal + values.prelevementsSociauxMaintenus) - saved
  })

  // A deficit off other income commits the owner to let for some years after it (CGI, art. 156, I, 3°).
  const isCommitted = lastSavingYear > 0
  const isCommitmentKept = lastSavingYear + values.deficitFoncierEngagement <= years.length
  return {
    taxes,
    fiscalYears,
    buildingAddedBack: null, // nothing is depreciated
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
