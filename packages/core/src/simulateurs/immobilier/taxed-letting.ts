import { exceeds } from '../../units/money.ts'
import type { Source } from '../../units/source.ts'
import type { contract } from './contract.ts'

/** What a year of letting says to the tax office, in euros. */
export interface LettingYear {
  readonly loyers: number
  readonly charges: number
  /** Interest and insurance of the loan. */
  readonly interets: number
}

/** What a regime asks of a letting, and what its resale must know. */
export interface TaxedLetting {
  /** One a year, social levies in; negative when a deficit lowers the tax on other income. */
  readonly taxes: readonly number[]
  /** What already came off taxable rents, in euros: of the building, if resale takes it back, and of the works. */
  readonly buildingDeducted: number
  readonly worksDeducted: number
  /** What the letting deserves to be told. */
  readonly remarks: Partial<Record<keyof typeof contract.warnings, boolean>>
  /** The texts of the regime, and how the tax office reads them. */
  readonly sources: readonly Source[]
}

/** Whether the rents of a year, at least, exceed a threshold. */
export const exceedsOnce = (years: readonly LettingYear[], threshold: number): boolean =>
  years.some(({ loyers }) => exceeds(loyers, threshold))
