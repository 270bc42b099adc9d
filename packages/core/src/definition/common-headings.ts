import type { Text } from '../units/text.ts'

/**
 * Heading of a table with one row a year. The texts of this file are shared by several simulators. For
 * contracts. Used by `achat-location/contract.ts`, `cagr/contract.ts`, `coast-fire/contract.ts`,
 * `cout-dette/contract.ts` and others in `simulateurs`.
 */
export const yearByYear: Text = { fr: 'Année par année', en: 'Year by year' }

/**
 * Heading of a table with one row per withdrawal rate. Used by `retraite-fire/contract.ts` and
 * `revenus-passifs/contract.ts`.
 */
export const byWithdrawalRate: Text = { fr: 'Selon le taux de retrait', en: 'By withdrawal rate' }

/**
 * Heading of the figures computed from windows of the past. Used by `dca/contract.ts`, `livret-a-vs-etf/contract.ts`
 * and `retraite-fire/contract.ts`.
 */
export const inThePast: Text = { fr: 'Ce que le passé a donné', en: 'What the past gave' }

/**
 * Note of a chart whose amounts are nominal. For contracts. Used by `achat-location/contract.ts`,
 * `cagr/contract.ts`, `dca/contract.ts`, `immobilier/contract.ts` and others in `simulateurs`.
 */
export const nominalAmounts: Text = {
  fr: 'Les montants sont ceux de chaque année, sans déduire l’inflation.',
  en: 'Amounts are those of each year, inflation not deducted.',
}
