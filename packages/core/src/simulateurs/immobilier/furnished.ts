import type { Asked } from '../../definition/simulator.ts'
import { type Deficit, takeOffDeficits } from '../../legislation/regles/immobilier/deficits.ts'
import {
  deductedDepreciation,
  furnishedIncomeLaw,
} from '../../legislation/regles/immobilier/furnished-income.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { exceeds } from '../../units/money.ts'
import { annualRate } from '../../units/rate.ts'
import type { contract } from './contract.ts'
import { exceedsOnce, type LettingYear, type TaxedLetting } from './taxed-letting.ts'

type Params = Asked<typeof contract>

/** What wears out: the same share of it every year, while it lasts. */
interface Component {
  readonly base: number
  readonly years: number
}

/** Building, works and furniture, in this order; land does not wear out. A convention of the trade. */
const componentsOf = (params: Params): readonly Component[] => [
  { base: params.prix * (1 - params.part_terrain / 100), years: params.duree_bati },
  { base: params.travaux, years: params.duree_travaux },
  { base: params.meubles, years: params.duree_meubles },
]

/**
 * Furnished letting at actual costs, not professional: running costs, interest and loan insurance every year, notary
 * fees in the first one. Depreciation, of the year and deferred, then lowers what is left, never below 0; past
 * deficits come last, off what depreciation leaves.
 */
export function taxFurnishedLetting(
  params: Params,
  years: readonly LettingYear[],
  today: CivilDate,
): TaxedLetting {
  const { values, sources } = furnishedIncomeLaw(today)
  const rate = annualRate(params.tmi) + values.prelevementsSociauxPatrimoine
  const components = componentsOf(params)
  let waiting = components.map(() => 0)
  let deducted = waiting
  let deficits: readonly Deficit[] = []
  let hasDeficit = false

  const taxes = years.map((row, index) => {
    const year = index + 1
    const result = resultOf(params, row, year)
    waiting = waiting.map((amount, k) => amount + yearOf(components[k] as Component, year))
    const used = deductedDepreciation(values, waiting, result)
    waiting = waiting.map((amount, k) => amount - (used[k] as number))
    deducted = deducted.map((amount, k) => amount + (used[k] as number))
    const profit = Math.max(
      0,
      used.reduce((left, amount) => left - amount, result),
    )
    const after = takeOffDeficits(deficits, { profit, year, life: values.lmnpDeficitReport })
    deficits = result < 0 ? [...after.deficits, { year, amount: -result }] : after.deficits
    hasDeficit ||= exceeds(0, result)
    return after.profit * rate
  })

  const [building = 0, worksDeducted = 0] = deducted
  return {
    taxes,
    buildingDeducted: values.plusValueAmortissements ? building : 0,
    worksDeducted,
    remarks: {
      composants_usage: true,
      deficit_meuble_reporte: hasDeficit,
      meuble_sans_meubles: params.meubles === 0,
      lmp_possible: exceedsOnce(years, values.lmpRecettes),
    },
    sources,
  }
}

/** What a year, counted from 1, leaves before depreciation; below 0 when it loses. */
const resultOf = (params: Params, { loyers, charges, interets }: LettingYear, year: number): number =>
  loyers - charges - interets - (year === 1 ? (params.prix * params.frais_notaire) / 100 : 0)

/** A year's depreciation of a component, counted from 1; nothing once it is worn out. */
const yearOf = ({ base, years }: Component, year: number): number => (year <= years ? base / years : 0)
