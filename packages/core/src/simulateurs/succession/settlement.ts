import { dutyOn, NO_DUTY } from '../../legislation/regles/succession/duties.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { estateOf, partsOf } from './estate.ts'
import { heirOf } from './heir.ts'
import { insuranceOf } from './insurance.ts'
import type { OneKinship } from './is-whole-family.ts'

/**
 * The net estate, the part of each heir in euros and the duties on it, then life insurance, which is outside the
 * estate, and the duties of all. `share` and `duty` are those of one heir, `inheritanceDuties` those of all heirs,
 * `allDuties` with life insurance; euros. Used by `settlement.explain.ts` and `simulate.ts`.
 * @param today the day of the death, whose law applies.
 */
export function settle(params: OneKinship, today: CivilDate) {
  const estate = estateOf(params, today)
  const parts = partsOf(params, today)
  const heir = heirOf(params, today)
  const share = (estate.net * parts.heirs) / params.heritiers
  const duty = heir.liable ? dutyOn(heir.liable.heir, share) : NO_DUTY
  const insurance = insuranceOf(params, heir.liable, share, today)
  const inheritanceDuties = params.heritiers * duty.due
  const allDuties = inheritanceDuties + insurance.due
  return { estate, parts, heir, share, duty, insurance, inheritanceDuties, allDuties }
}

/**
 * What the flat rate for furniture adds to all duties, in euros, whether the question asks for it or not (CGI, art.
 * 764, I, 3°). Called by `simulate.ts`.
 */
export function flatRateEffect(params: OneKinship, today: CivilDate): number {
  const dutiesWith = (forfait_mobilier: boolean) => settle({ ...params, forfait_mobilier }, today).allDuties
  return Math.max(0, dutiesWith(true) - dutiesWith(false))
}
