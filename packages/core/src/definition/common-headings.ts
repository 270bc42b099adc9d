import type { Text } from '../units/text.ts'

/**
 * Heading of a table with one row a year. The headings of this file are shared by several simulators. For
 * contracts. Used by several simulators.
 */
export const yearByYear: Text = { fr: 'Année par année', en: 'Year by year' }

/** Heading of a table with one row per withdrawal rate. */
export const byWithdrawalRate: Text = { fr: 'Selon le taux de retrait', en: 'By withdrawal rate' }

/** Heading of the figures computed from windows of the past. */
export const inThePast: Text = { fr: 'Ce que le passé a donné', en: 'What the past gave' }
