import { wholeCents } from '../../../units/exact-euros.ts'
import type { OutreMer } from '../../parametres/impot-revenu/outre-mer.ts'

/** Where the household lives. The names are public: choices of `outre_mer` in `fiscalite/params.ts`. */
export type Territory = 'metropole' | 'antilles_reunion' | 'guyane_mayotte'

/**
 * The relief of the tax of people who live overseas, to the cent: a share of the gross tax, up to an amount (CGI,
 * art. 197, I, 3). Used by `withholding-rate.ts` and `fiscalite/tax.ts`.
 * @example overseasRelief(1694, 'antilles_reunion', values) // 508.2
 */
export function overseasRelief(grossTax: number, territory: Territory, values: OutreMer): number {
  if (territory === 'metropole') return 0
  const { taux, plafond } = territory === 'antilles_reunion' ? values.antillesReunion : values.guyaneMayotte
  return wholeCents(Math.min(taux * grossTax, plafond))
}
