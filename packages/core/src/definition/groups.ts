import type { Text } from '../units/text.ts'

/**
 * What a simulator helps with: the home page groups simulators by it. Exported by `@denier/core`; used by
 * `pages/home.tsx` of `@denier/web`.
 */
export const groups = {
  epargner: { fr: 'Épargner', en: 'Save' },
  acheter: { fr: 'Emprunter et acheter', en: 'Borrow and buy' },
  retraite: { fr: 'Préparer sa retraite', en: 'Prepare for retirement' },
  impots: { fr: 'Impôts et transmission', en: 'Taxes and inheritance' },
  budget: { fr: 'Gérer son budget', en: 'Manage a budget' },
} as const satisfies Record<string, Text>

/** The names of the groups, as contracts use them. Exported by `@denier/core`; used by `contract.ts`. */
export type GroupName = keyof typeof groups
