import type { DataOf } from '../../definition/shape.ts'
import { exceeds } from '../../units/money.ts'
import type { Source } from '../../units/source.ts'
import type { contract } from './contract.ts'

/**
 * The taxable figures of a year of letting, in euros of that year, which `micro.ts`, `bare.ts` and `furnished.ts`
 * tax. Used by `bare.ts`, `furnished.ts`, `micro.ts` and `tax.ts`.
 */
export interface LettingYear {
  /** Rents received, net of vacancy. */
  readonly loyers: number
  /** Running costs, without the loan. */
  readonly charges: number
  /** Interest and insurance of the loan. */
  readonly interets: number
}

/** A row of `fiscalAnnuel`: how a year is taxed, in euros; `null` where the regime has no such figure. */
export type FiscalYear = NonNullable<DataOf<(typeof contract)['result']['fiscalAnnuel']>>[number]

/**
 * The figures of a year with neither depreciation nor deficits: `null` says that the regime has no such figure. Used
 * by `bare.ts` and `micro.ts`.
 */
export const NO_FISCAL_FIGURE = {
  resultat: null,
  dotationAmortissements: null,
  amortissementsDeduits: null,
  amortissementsEnAttente: null,
  benefice: null,
  deficitOuverture: null,
  deficitCree: null,
  deficitImpute: null,
  deficitUtilise: null,
  deficitPerdu: null,
  deficitCloture: null,
} as const

/**
 * The taxes of a letting under a regime, and the deductions that change the gain at resale; amounts in euros. Used by
 * `bare.ts`, `furnished.ts`, `investment.ts`, `micro.ts`, `resale.ts` and `tax.ts`.
 */
export interface TaxedLetting {
  /** One per year, social levies included; negative when a deficit lowers the tax on other income. */
  readonly taxes: readonly number[]
  /** How each year is taxed, one per year: the table `fiscalAnnuel`. */
  readonly fiscalYears: readonly FiscalYear[]
  /** Depreciation of the building that the gain adds back, in euros; `null` for a regime without depreciation. */
  readonly buildingAddedBack: number | null
  /** Euros of works already deducted from taxable rents. */
  readonly worksDeducted: number
  /** Conditions of the warnings about the regime. */
  readonly warnings: Partial<Record<keyof typeof contract.warnings, boolean>>
  /** The texts of the regime and their official comments. */
  readonly sources: readonly Source[]
}

/** Whether the rents of at least one year exceed a threshold, in euros. Used by `furnished.ts` and `micro.ts`. */
export const exceedsOnce = (years: readonly LettingYear[], threshold: number): boolean =>
  years.some(({ loyers }) => exceeds(loyers, threshold))
