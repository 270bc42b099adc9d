import type { Loadable } from '../../definition/contract.ts'

type FamilyRules = typeof import('./simulate-family.ts')

let imported: FamilyRules | undefined

/**
 * The rules of a whole family: a page imports them at the first question about one, since they weigh more than those
 * of one kinship; a service does so as it starts (`loadHistory`). Needed by `contract.ts`, and loaded by
 * `load-history.ts`.
 */
export const familyRules: Loadable = {
  load: async () => {
    imported ??= await import('./simulate-family.ts')
  },
}

/**
 * The rules once they are loaded. Called by `simulate.ts`.
 * @throws Error before `familyRules.load`, as a series of the past does.
 */
export function loadedFamilyRules(): FamilyRules {
  if (!imported) throw new Error('the rules of a whole family are not loaded: await simulator.load first')
  return imported
}
