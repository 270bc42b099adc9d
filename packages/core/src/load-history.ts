import { history } from './indices/history.ts'
import { familyRules } from './simulateurs/succession/family-rules.ts'

/**
 * Loads once all that simulations load at their first need: the series of the past, and the rules of a whole family. A
 * service does so as it starts, and then computes without waiting. Exported by `index.ts`.
 * @example await loadHistory()
 */
export async function loadHistory(): Promise<void> {
  await Promise.all([familyRules, ...history].map((needed) => needed.load()))
}
