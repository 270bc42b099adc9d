import { exceeds } from '../../units/money.ts'
import type { Source } from '../../units/source.ts'
import type { contract } from './contract.ts'

/** The taxable figures of a year of letting, in euros. */
export interface LettingYear {
  readonly loyers: number
  readonly charges: number
  /** Interest and insurance of the loan. */
  readonly interets: number
}

/** The taxes of a letting under a regime, and the deductions that change the gain at resale. */
export interface TaxedLetting {
  /** One per year, social levies included; negative when a deficit lowers the tax on other income. */
  readonly taxes: readonly number[]
  /** Euros already deducted from taxable rents: for the building, if added back at resale, and for the works. */
  readonly buildingDeducted: number
  readonly worksDeducted: number
  /** Conditions of the warnings about the regime. */
  readonly warnings: Partial<Record<keyof typeof contract.warnings, boolean>>
  /** The texts of the regime and their official comments. */
  readonly sources: readonly Source[]
}

/** Whether the rents of at least one year exceed a threshold. */
export const exceedsOnce = (years: readonly LettingYear[], threshold: number): boolean =>
  years.some(({ loyers }) => exceeds(loyers, threshold))
