import { lawOf } from '../../law.ts'
import { forfaitMobilier } from '../../parametres/succession/forfait-mobilier.ts'

/**
 * Law by day: the least value of furniture, a fraction of other property (CGI, art. 764, I, 3°). Used by
 * `family/reliefs.ts`, `simulateurs/succession/estate.ts`, `simulateurs/succession/family-laws.ts`,
 * `simulateurs/succession/family.explain.ts` and `simulateurs/succession/settlement.explain.ts`.
 */
export const furnitureLaw = lawOf({ forfaitMobilier })

/** Property of an estate, furniture left out, in euros. */
interface OtherProperty {
  /** Before debts; life insurance is outside the estate. */
  readonly gross: number
  /** What duties leave out of it for all heirs: a fifth of an occupied home, exempt parts of businesses and woods. */
  readonly relief: number
}

/**
 * The value of furniture at the flat rate, in euros: a fraction of all other property that is taxed, before debts
 * (CGI, art. 764, I, 3°). Only a public sale or an inventory shows a lower one. Used by `family/reliefs.ts` and
 * `simulateurs/succession/estate.ts`.
 * @param rate that of `furnitureLaw`.
 * @example flatRateFurniture(0.05, { gross: 450_000, relief: 0 }) // 22 500
 */
export const flatRateFurniture = (rate: number, { gross, relief }: OtherProperty): number =>
  rate * Math.max(0, gross - relief)
