import type { ParamsOfContract, SimulationContext } from '../../definition/simulator.ts'
import {
  propertyGainLaw as gainLaw,
  type propertyGainLaw,
} from '../../legislation/regles/immobilier/property-gain.ts'
import {
  depreciationLawOn,
  isExemptForEach,
  type SaleGain,
  type SaleTax,
  saleGain,
  taxOnSale,
} from '../../legislation/regles/immobilier/sale-gain.ts'
import { type CivilDate, yearsAfter } from '../../units/civil-date.ts'
import { exceeds } from '../../units/money.ts'
import { refuseFuturePurchase } from './constraints.ts'
import type { contract } from './contract.ts'
import { type Ownership, ownershipOf } from './dates.ts'

type Params = ParamsOfContract<typeof contract>

/** The last day of the calendar: no sale comes after it. */
const LAST_DAY = '9999-12-31' as CivilDate

/** The sale after some full years of ownership: its gain, why it is exempt, and what is due. */
export interface TaxedSale {
  readonly gain: SaleGain
  /** The taxable part of the gain, in euros, before the allowances for years of ownership. */
  readonly taxable: number
  /** Why nothing is due; `null` where the gain is taxed. */
  readonly exemption: Exemption | null
  /** What all sellers owe. */
  readonly due: SaleTax
}

/** Why a gain is exempt; `prix`: a small price, `duree`: enough years of ownership. */
type Exemption = Exclude<Params['exoneration'], 'aucune'> | 'residence_principale' | 'prix' | 'duree'

/** What a question sells, with its law. The steps of `explain.ts` read it too. */
export interface SaleCase {
  readonly ownership: Ownership
  readonly law: ReturnType<typeof propertyGainLaw>
  /**
   * The law that adds depreciation back; `undefined` where none of these sales is under it, or without
   * depreciation.
   */
  readonly depreciation: ReturnType<typeof depreciationLawOn>
  /** Whether the sale asked for comes more than five years after the purchase. */
  readonly isAfterFiveYears: boolean
  /**
   * The sale at the same price after so many full years: the day asked for, then each anniversary of the purchase.
   */
  readonly after: (years: number) => TaxedSale
}

/**
 * Reads a question: dates, law, and the sale after any number of full years. Used by `explain-steps.ts` and
 * `simulate.ts`.
 * @throws RefusedQuestion where no date of sale is given and the purchase is not before today.
 */
export function saleCaseOf(params: Params, { today }: SimulationContext): SaleCase {
  const sold = params.date_vente ?? today
  refuseFuturePurchase(params.date_achat, sold)
  const ownership = ownershipOf(params.date_achat, sold, today)
  const law = gainLaw(ownership.lawDay)
  const isLand = params.usage === 'terrain_a_batir'
  const sale = {
    soldFor: params.prix_vente,
    sellingCosts: params.frais_vente,
    price: params.prix_achat,
    isPurchase: params.acquisition === 'achat',
    purchaseCosts: params.frais_achat,
    works: params.travaux,
    isBuilt: params.bati && !isLand,
  }
  const dayAfter = (years: number) =>
    years === ownership.years ? sold : (yearsAfter(params.date_achat, years) ?? LAST_DAY)
  const isAfterFiveYears = (day: CivilDate) =>
    day > (yearsAfter(params.date_achat, law.values.plusValueForfaitTravauxDuree) ?? LAST_DAY)
  const depreciationLaw = (day: CivilDate) =>
    params.amortissements > 0 ? depreciationLawOn(day < today ? day : today) : undefined
  const known = knownExemption(params, isExemptForEach(law.values, params.prix_vente, params.vendeurs))
  const after = (years: number): TaxedSale => {
    const day = dayAfter(years)
    const gain = saleGain(law.values, sale, {
      isAfterFiveYears: isAfterFiveYears(day),
      depreciation: depreciationLaw(day) ? params.amortissements : 0,
    })
    const share = 1 - reusedShare(params)
    const taxable = known ? 0 : Math.max(0, gain.gain) * share
    const due = taxOnSale(law.values, taxable, years, { sellers: params.vendeurs, hasSurtax: !isLand })
    const isFree = !exceeds(100, due.leviesAllowance)
    return { gain, taxable, exemption: known ?? (isFree ? 'duree' : null), due }
  }
  const lastYears = Math.max(ownership.years, law.values.plusValueAbattementPrelevements.at(-1)?.above ?? 0)
  return {
    ownership,
    law,
    depreciation: depreciationLaw(dayAfter(lastYears)),
    isAfterFiveYears: isAfterFiveYears(sold),
    after,
  }
}

/** Why no gain is taxed whatever the years of ownership; `null` where it is. */
function knownExemption({ usage, exoneration }: Params, isSmall: boolean): Exemption | null {
  if (usage === 'residence_principale') return usage
  if (exoneration !== 'aucune') return exoneration
  return isSmall ? 'prix' : null
}

/** The share of the price, as a fraction, that goes into a main residence, which exempts as much of the gain. */
const reusedShare = ({ remploi, prix_vente: price }: Params): number =>
  remploi >= price ? Number(remploi > 0) : remploi / price

/** A sale after so many full years. */
interface LaterSale {
  /** Full years of ownership at the sale. */
  readonly years: number
  readonly sale: TaxedSale
}

/**
 * The same sale now and after each further full year, up to the first one with nothing to pay. Used by
 * `explain-steps.ts`, `explain.ts` and `simulate.ts`.
 */
export function laterSales({ ownership, after }: SaleCase): readonly LaterSale[] {
  const sales: LaterSale[] = []
  for (let years = ownership.years; ; years += 1) {
    const sale = after(years)
    sales.push({ years, sale })
    if (!exceeds(100, sale.due.leviesAllowance)) return sales
  }
}
