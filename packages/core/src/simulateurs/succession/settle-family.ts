import type { ParamsOf } from '../../definition/shape.ts'
import type { FamilyEstate } from '../../legislation/regles/succession/family/input.ts'
import { type OptionResult, optionsOf } from '../../legislation/regles/succession/family/options.ts'
import { type FamilySettlement, settleFamily } from '../../legislation/regles/succession/family/settle.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { refuseLaterGifts } from './family-constraints.ts'
import { familyEstateOf } from './family-estate.ts'
import type { params } from './params.ts'

type Params = ParamsOf<typeof params>

/**
 * A whole estate, settled. Used by `family-laws.ts`, `find-family-warnings.ts`, `modes.explain.ts` and
 * `simulate-family.ts`.
 */
export interface SettledFamily {
  /** The estate as the question describes it. */
  readonly estate: FamilyEstate
  /** Who inherits what, and the duties of each. */
  readonly settlement: FamilySettlement
  /** What each option of the spouse costs; empty where the spouse has none. */
  readonly options: readonly OptionResult[]
}

/**
 * Settles the estate that a question about a whole family describes. Used by `modes.explain.ts` and
 * `simulate-family.ts`.
 * @param day the day of the death.
 * @throws RefusedQuestion for a gift after that day.
 */
export function settleFamilyOf(params: Params, day: CivilDate): SettledFamily {
  refuseLaterGifts(params, day)
  const estate = familyEstateOf(params, day)
  const settlement = settleFamily(estate)
  return { estate, settlement, options: optionsOf(estate, settlement) }
}
