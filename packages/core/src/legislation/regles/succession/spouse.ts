import { lawOf } from '../../law.ts'
import { partConjoint } from '../../parametres/succession/part-conjoint.ts'
import { type PalierAge, usufruitViager } from '../../parametres/succession/usufruit-viager.ts'

/**
 * Law by day: the share of a spouse in full ownership beside children, a fraction (Code civil, art. 757). Used by
 * `simulateurs/succession/estate.ts` and `simulateurs/succession/settlement.explain.ts`.
 */
export const partConjointLaw = lawOf({ partConjoint })

/**
 * Law by day: the value of a usufruct for life by age (CGI, art. 669, I). Used by `family/beneficiaries.ts`,
 * `family/civil.ts`, `regles/donation/ownership.ts`, `simulateurs/donation/laws.ts` and others in `simulateurs`.
 */
export const usufruitLaw = lawOf({ usufruitViager })

/**
 * The value of a usufruct for life, as a share of full ownership (CGI, art. 669, I). The bare ownership is the rest.
 * Used by `family/beneficiaries.ts`, `family/civil.ts`, `regles/donation/ownership.ts` and
 * `simulateurs/succession/estate.ts`.
 * @param steps the scale of the law: `moinsDe` is the age below which a step applies, `null` for the last.
 * @throws RangeError when no step applies.
 * @example usufruitShare(steps, 65) // 0.4
 */
export function usufruitShare(steps: readonly PalierAge[], age: number): number {
  const step = steps.find(({ moinsDe }) => moinsDe === null || age < moinsDe)
  if (!step) throw new RangeError(`no step for the age of ${age}`)
  return step.usufruit
}
