import type { CivilDate } from '../../../units/civil-date.ts'
import { abattementDefaut } from '../../parametres/succession/abattement-defaut.ts'
import { abattementHandicap } from '../../parametres/succession/abattement-handicap.ts'
import { abattementLigneDirecte } from '../../parametres/succession/abattement-ligne-directe.ts'
import { baremeLigneDirecte } from '../../parametres/succession/bareme-ligne-directe.ts'
import { rappelDonations } from '../../parametres/succession/rappel-donations.ts'
import { knownDay } from '../known-day.ts'
import { disabilityLaw } from '../succession/allowance.ts'
import { type Duty, dutyAbove, NO_DUTY, recallLaw } from '../succession/duties.ts'
import { hasOnlyDefaultAllowance, type Kinship, kinshipLaws } from '../succession/kinship.ts'
import { type CountedGift, recalledOn } from '../succession/recall.ts'
import { type Recipient, recallTo } from './gift.ts'
import type { GiftTie } from './kinship.ts'

/** Every value that an inheritance of these kinships needs is known from the first day of all of these. */
const needed = {
  abattementDefaut,
  abattementHandicap,
  abattementLigneDirecte,
  baremeLigneDirecte,
  rappelDonations,
}

/**
 * The law of inheritance for a kinship on a day: the scale and the allowance (CGI, art. 777, 779 and 788, IV).
 * Used by `simulateurs/donation/law.explain.ts`.
 */
export const heirLaw = (kinship: Kinship, day: CivilDate) => kinshipLaws[kinship](knownDay(needed, day))

/**
 * The kinship by which the recipient of a gift inherits; `null` for the exempt (CGI, art. 794 to 796-0 bis). Used by
 * `simulateurs/donation/law.explain.ts`.
 */
export function heirKinship(tie: GiftTie): Kinship | null {
  if (tie === 'conjoint' || tie === 'pacs' || tie === 'organisme') return null
  return tie === 'arriere_petit_enfant' ? 'petit_enfant' : tie
}

/** A person who inherits, with what each gift of the deceased took of the allowances of its day. */
export interface HeirOfDonor {
  /** What the person is to the donor. */
  readonly tie: GiftTie
  /** Whether a disability gives one more allowance. */
  readonly handicap: boolean
  /** All gifts of the deceased to the person, by date. */
  readonly gifts: readonly CountedGift[]
}

/**
 * Counts the gifts to a recipient once, for deaths on several days. Used by `compare.ts`.
 * @param heir `earlier` has all gifts of the deceased.
 */
export const heirOfDonor = (heir: Recipient, day: CivilDate): HeirOfDonor => ({
  tie: heir.tie,
  handicap: heir.handicap,
  gifts: heir.earlier.length === 0 ? [] : recallTo(heir, day).gifts,
})

/**
 * Duties of a person who inherits from the donor, in euros, with the gifts of the last fifteen years recalled (CGI,
 * art. 777, 779, 784 and 788, IV). The allowance given for want of another is not one of gifts: they take nothing of
 * it. A grandchild or a great-grandchild inherits by will. Used by `compare.ts`.
 * @param share what the person inherits, in euros.
 * @example dutyAtDeath({ tie: 'autre', handicap: false, gifts: [] }, 100_000, day).due // 59 043.60
 */
export function dutyAtDeath(heir: HeirOfDonor, share: number, day: CivilDate): Duty {
  const kinship = heirKinship(heir.tie)
  if (!kinship) return NO_DUTY
  const on = knownDay(needed, day)
  const { bareme: scale, abattement } = heirLaw(kinship, day).values
  const recall = recalledOn(heir.gifts, { day, years: recallLaw(on).values.rappelDonations })
  const isDefault = hasOnlyDefaultAllowance(kinship)
  const own = isDefault ? abattement : Math.max(0, abattement - recall.fromKinship)
  const left = heir.handicap
    ? (isDefault ? 0 : own) + Math.max(0, disabilityLaw(on).values.abattementHandicap - recall.fromDisability)
    : own
  return dutyAbove({ scale, left, excess: recall.excess }, share)
}
