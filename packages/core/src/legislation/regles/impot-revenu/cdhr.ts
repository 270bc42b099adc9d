import { wholeEuros } from '../../../units/exact-euros.ts'
import type { Cdhr } from '../../parametres/impot-revenu/cdhr.ts'

/** What the contribution compares, in euros. */
interface HighIncome {
  /** The revenu fiscal de référence. */
  readonly reference: number
  /**
   * The income tax with the advantages that the article adds back (IV), the flat tax on capital income, and the CEHR.
   * To add back all advantages, listed or not, may give too low a contribution.
   */
  readonly taxes: number
  readonly isCouple: boolean
  /**
   * How many dependants are in exclusive or principal charge. This is an interpretation: art. 224 does not mention shared
   * custody, which art. 193 ter excludes by default.
   */
  readonly dependants: number
}

/** The contribution and what it aims at, in euros. */
interface CdhrDue {
  /** The tax that the article aims at: 0 up to the threshold of income. */
  readonly target: number
  /** The contribution, in whole euros. */
  readonly due: number
}

/**
 * The contribution différentielle sur les hauts revenus (CGI, art. 224): what taxes lack to reach a share of the
 * income, dependants and marriage counting as tax paid (III). Just above the threshold the share is at most so much
 * of the excess over it (V). Used by `wage-tax.ts` and `fiscalite/tax.ts`.
 * @example
 * cdhrOf({ reference: 300_000, taxes: 38_000, isCouple: false, dependants: 0 }, values)
 * // { target: 41_250, due: 3250 }
 */
export function cdhrOf({ reference, taxes, isCouple, dependants }: HighIncome, values: Cdhr): CdhrDue {
  const threshold = isCouple ? values.seuilCouple : values.seuilSeul
  if (reference <= threshold) return { target: 0, due: 0 }
  const limit = isCouple ? values.decote.plafondCouple : values.decote.plafondSeul
  const full = values.tauxCible * reference
  const target = reference <= limit ? Math.min(full, values.decote.taux * (reference - threshold)) : full
  const forFamily =
    dependants * values.majorationParPersonneACharge + (isCouple ? values.majorationCouple : 0)
  return { target, due: wholeEuros(Math.max(0, target - taxes - forFamily)) }
}
