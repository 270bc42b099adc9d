import { homeLaw, netEstate } from '../estate.ts'
import { flatRateFurniture, furnitureLaw } from '../furniture.ts'
import type { FamilyEstate } from './input.ts'
import { reliefLaw } from './law.ts'

/**
 * Property that duties leave out for all heirs, in euros (CGI, art. 764 bis, 787 B, 787 C and 793). Used by
 * `fiscal-shares.ts`.
 */
export interface Reliefs {
  /** The part of the home where the family goes on living. */
  readonly homeRelief: number
  /** The part of a business under a pacte Dutreil. */
  readonly dutreilRelief: number
  /** The part of woods and forests. */
  readonly woodsRelief: number
}

/**
 * What duties leave out of an estate for all heirs. Rural property is left out by heir: `fiscalShareOf`. Used by
 * `fiscal-shares.ts`.
 */
export function reliefsOf({ day, occupiedHome, dutreil, bois }: FamilyEstate): Reliefs {
  const { exonerationDutreil, exonerationBois } = reliefLaw(day).values
  return {
    homeRelief: homeLaw(day).values.abattementResidence * occupiedHome,
    dutreilRelief: exonerationDutreil * dutreil,
    woodsRelief: exonerationBois * bois,
  }
}

/**
 * The value of furniture counted beside `gross`, in euros; 0 when it is in `gross`. Used by
 * `succession/family-civil.explain.ts` and `succession/find-family-warnings.ts`.
 */
export function furnitureOf(estate: FamilyEstate): number {
  if (!estate.furnitureFlatRate) return 0
  const { homeRelief, dutreilRelief, woodsRelief } = reliefsOf(estate)
  const relief = homeRelief + dutreilRelief + woodsRelief
  return flatRateFurniture(furnitureLaw(estate.day).values.forfaitMobilier, { gross: estate.gross, relief })
}

/**
 * What is shared: property and furniture less debts and the funeral, in euros (actif civil). Used by `civil.ts`.
 * @example civilEstateOf({ ...noDebts, gross: 100_000, funeral: 1500, furnitureFlatRate: true }) // 103 500
 */
export const civilEstateOf = (estate: FamilyEstate): number =>
  netEstate({ ...estate, gross: estate.gross + furnitureOf(estate) })
