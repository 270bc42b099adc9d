import type { Text } from '../units/text.ts'

/** Headings shared by several simulators. */
export const yearByYear: Text = { fr: 'Année par année', en: 'Year by year' }

export const byWithdrawalRate: Text = { fr: 'Selon le taux de retrait', en: 'By withdrawal rate' }

export const inThePast: Text = { fr: 'Ce que le passé a donné', en: 'What the past gave' }
