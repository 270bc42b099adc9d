import { wholeCents } from '../../../units/exact-euros.ts'

/**
 * The décote, which lightens small taxes: a flat sum less a share of the gross tax, within that tax (CGI, art. 197,
 * I, 4, a). In euros, to the cent. The flat sum depends on the adults, whatever the parts. Used by `wage-tax.ts`,
 * `withholding-rate.ts` and `fiscalite/tax.ts`.
 * @param flatSum that of a person alone, or of a couple.
 * @param rate the share, as a fraction.
 * @example decoteOf(924, 897, 0.4525) // 478.89
 */
export const decoteOf = (grossTax: number, flatSum: number, rate: number): number =>
  Math.min(grossTax, wholeCents(Math.max(0, flatSum - rate * grossTax)))
