import type { Text } from '../units/text.ts'

/**
 * Note of a chart whose amounts are nominal. For contracts. Used by `achat-location/contract.ts`,
 * `cagr/contract.ts`, `dca/contract.ts`, `immobilier/contract.ts` and others in `simulateurs`.
 */
export const nominalAmounts: Text = {
  fr: 'Les montants sont ceux de chaque année, sans déduire l’inflation.',
  en: 'Amounts are those of each year, inflation not deducted.',
}
