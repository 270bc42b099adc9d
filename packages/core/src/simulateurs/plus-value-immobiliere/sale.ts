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
import { exceeds } from '../../units/money.ts'
import { refuseFuturePurchase } from './constraints.ts'
import type { contract } from './contract.ts'
import { type Ownership, ownershipOf } from './dates.ts'

type Params = ParamsOfContract<typeof contract>

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
  /** The law that adds depreciation back; `undefined` before it existed, or without depreciation. */
  readonly depreciation: ReturnType<typeof depreciationLawOn>
  /** The sale at the same price after so many full years. */
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
  const depreciation = params.amortissements > 0 ? depreciationLawOn(ownership.lawDay) : undefined
  const isLand = params.usage === 'terrain_a_batir'
  const sale = {
    soldFor: params.prix_vente,
    sellingCosts: params.frais_vente,
    price: params.prix_achat,
    isPurchase: params.acquisition === 'achat',
    purchaseCosts: params.frais_achat,
    works: params.travaux,
    isBuilt: params.bati && !isLand,
    depreciation: depreciation ? params.amortissements : 0,
  }
  const known = knownExemption(params, isExemptForEach(law.values, params.prix_vente, params.vendeurs))
  const after = (years: number): TaxedSale => {
    const gain = saleGain(law.values, sale, years)
    const share = 1 - reusedShare(params)
    const taxable = known ? 0 : Math.max(0, gain.gain) * share
    const due = taxOnSale(law.values, taxable, years, { sellers: params.vendeurs, hasSurtax: !isLand })
    const isFree = !exceeds(100, due.leviesAllowance)
    return { gain, taxable, exemption: known ?? (isFree ? 'duree' : null), due }
  }
  return { ownership, law, depreciation, after }
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
 * The same sale now and after each further full year, up to the first one with nothing to pay. Used by `explain.ts`
 * and `simulate.ts`.
 */
export function laterSales({ ownership, after }: SaleCase): readonly LaterSale[] {
  const sales: LaterSale[] = []
  for (let years = ownership.years; ; years += 1) {
    const sale = after(years)
    sales.push({ years, sale })
    if (!exceeds(100, sale.due.leviesAllowance)) return sales
  }
}
