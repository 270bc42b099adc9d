import { charge, type Scale } from '../../../finance/scale.ts'
import { wholeEuros } from '../../../units/exact-euros.ts'

/**
 * The contribution exceptionnelle sur les hauts revenus (CGI, art. 223 sexies, I), to the whole euro, without the
 * smoothing of exceptional incomes (II). Used by `wage-tax.ts` and `fiscalite/tax.ts`.
 * @param reference the revenu fiscal de référence, in euros.
 * @example cehrOf(400_000, scaleOfPersonAlone) // 4500
 */
export const cehrOf = (reference: number, scale: Scale): number => wholeEuros(charge(scale, reference))
