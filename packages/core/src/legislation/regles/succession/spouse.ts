import { lawOf } from '../../law.ts'
import { partConjoint } from '../../parametres/succession/part-conjoint.ts'
import { type PalierAge, usufruitViager } from '../../parametres/succession/usufruit-viager.ts'

/** What a spouse takes in full ownership beside children (Code civil, art. 757). */
export const quarterLaw = lawOf({ partConjoint })

/** What a usufruct for life is worth (CGI, art. 669, I). */
export const usufructLaw = lawOf({ usufruitViager })

/**
 * What a usufruct for life is worth at an age, as a share of full ownership (CGI, art. 669, I). The bare ownership
 * is the rest.
 * @example usufructShare(steps, 65) // 0.4
 */
export function usufructShare(steps: readonly PalierAge[], age: number): number {
  const step = steps.find(({ moinsDe }) => moinsDe === null || age < moinsDe)
  if (!step) throw new RangeError(`no step for the age of ${age}`)
  return step.usufruit
}
