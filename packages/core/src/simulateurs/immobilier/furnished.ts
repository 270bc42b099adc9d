import type { ParamsOfContract } from '../../definition/simulator.ts'
import { type Deficit, takeOffDeficits, totalOf } from '../../legislation/regles/immobilier/deficits.ts'
import {
  deductedDepreciation,
  furnishedIncomeLaw,
} from '../../legislation/regles/immobilier/furnished-income.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { exceedsOnce, type FiscalYear, type LettingYear, type TaxedLetting } from './taxed-letting.ts'

type Params = ParamsOfContract<typeof contract>

/** A depreciable component: `base / years` euros are deducted each year, for `years` years. */
interface Component {
  readonly base: number
  readonly years: number
}

/** Building, works and furniture, in this order; land is not depreciated. The split is customary. */
const componentsOf = (params: Params): readonly Component[] => [
  { base: params.prix * (1 - params.part_terrain / 100), years: params.duree_bati },
  { base: params.travaux, years: params.duree_travaux },
  { base: params.meubles, years: params.duree_meubles },
]

/**
 * Furnished letting at actual costs, not professional (LMNP au réel): running costs, interest and loan insurance
 * every year, notary fees in the first one. Then it deducts depreciation, of the year and carried forward, never
 * below 0, and last the past deficits. A deficit is carried forward to later profits and never lowers the tax on
 * other income, so that no tax is negative. Called by `tax.ts`.
 * @param years in order from the first: rents, running costs, and loan interest with loan insurance, in euros.
 * @param today the law of this day taxes all the years.
 */
export function taxFurnishedLetting(
  params: Params,
  years: readonly LettingYear[],
  today: CivilDate,
): TaxedLetting {
  const { values, sources } = furnishedIncomeLaw(today)
  const rate = annualRate(params.tmi) + values.prelevementsSociauxPatrimoine
  const components = componentsOf(params)
  let deferred = components.map(() => 0) // depreciation carried forward, by component
  let deducted = deferred // depreciation deducted since the purchase, by component
  let deficits: readonly Deficit[] = []
  let hasDeficit = false
  const fiscalYears: FiscalYear[] = []

  const taxes = years.map((row, index) => {
    const annee = index + 1
    const resultat = resultOf(params, row, annee)
    const allowed = components.map((component) => depreciationIn(component, annee))
    deferred = deferred.map((amount, k) => amount + (allowed[k] as number))
    const used = deductedDepreciation(values, deferred, resultat)
    deferred = deferred.map((amount, k) => amount - (used[k] as number))
    deducted = deducted.map((amount, k) => amount + (used[k] as number))
    const profit = Math.max(
      0,
      used.reduce((left, amount) => left - amount, resultat),
    )
    const before = deficits
    const after = takeOffDeficits(before, { profit, year: annee, life: values.lmnpDeficitReport })
    deficits = resultat < 0 ? [...after.deficits, { year: annee, amount: -resultat }] : after.deficits
    hasDeficit ||= exceeds(0, resultat)
    fiscalYears.push({
      annee,
      resultat,
      dotationAmortissements: sumOf(allowed),
      amortissementsDeduits: sumOf(used),
      amortissementsEnAttente: sumOf(deferred),
      benefice: profit,
      deficitOuverture: totalOf(before),
      deficitCree: Math.max(0, -resultat),
      deficitImpute: null,
      deficitUtilise: after.used,
      deficitPerdu: after.lost,
      deficitCloture: totalOf(deficits),
      baseImposable: after.profit,
    })
    return after.profit * rate
  })

  const [building = 0, worksDeducted = 0] = deducted
  return {
    taxes,
    fiscalYears,
    buildingAddedBack: values.plusValueAmortissements ? building : 0,
    worksDeducted,
    warnings: {
      composants_usage: true,
      frais_deduits_et_retenus: params.frais_notaire > 0,
      deficit_meuble_reporte: hasDeficit,
      meuble_sans_meubles: params.meubles === 0,
      lmp_possible: exceedsOnce(years, values.lmpRecettes),
    },
    sources,
  }
}

/**
 * The result of a year, counted from 1, in euros, before depreciation; negative for a loss. `interets` includes loan
 * insurance.
 */
const resultOf = (params: Params, { loyers, charges, interets }: LettingYear, year: number): number =>
  loyers - charges - interets - (year === 1 ? (params.prix * params.frais_notaire) / 100 : 0)

/** The depreciation of a component in a year, counted from 1, in euros; 0 after its duration. */
const depreciationIn = ({ base, years }: Component, year: number): number =>
  year <= years ? base / years : 0

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
