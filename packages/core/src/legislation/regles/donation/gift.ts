import type { Scale } from '../../../finance/scale.ts'
import type { CivilDate } from '../../../units/civil-date.ts'
import { exceeds } from '../../../units/money.ts'
import { lawOf } from '../../law.ts'
import { exonerationDutreil } from '../../parametres/succession/exoneration-dutreil.ts'
import { rappelDonations } from '../../parametres/succession/rappel-donations.ts'
import { knownDay } from '../known-day.ts'
import { type Duty, dutyAbove, NO_DUTY, recallLaw } from '../succession/duties.ts'
import { giftAllowanceOn, giftDisabilityOn } from '../succession/gift-allowance.ts'
import { type DatedGift, NO_RECALL, type Recall, recallOf } from '../succession/recall.ts'
import { familyExemption, housingExemption } from './exemptions.ts'
import { type GiftTie, giftScaleOn } from './kinship.ts'
import { type OwnershipCase, ownershipShare } from './ownership.ts'

const dutreilLaw = lawOf({ exonerationDutreil })

/**
 * The law of the share of a business that a commitment to keep it exempts, on a day (CGI, art. 787 B and C). Used by
 * `simulateurs/donation/law.explain.ts` and `simulateurs/donation/laws.ts`.
 */
export const businessLaw = (day: CivilDate) => dutreilLaw(knownDay({ exonerationDutreil }, day))

/**
 * The day, or the first on which every value of gift duties is known: `rappelDonations` is the last of them. Used by
 * `simulateurs/donation/gift.explain.ts` and `simulateurs/donation/laws.ts`.
 */
export const giftLawDay = (day: CivilDate): CivilDate => knownDay({ rappelDonations }, day)

/**
 * A person who receives, and what the same donor gave before. Used by `at-death.ts`, `compare.ts` and
 * `simulateurs/donation/recipients.ts`.
 */
export interface Recipient {
  /** What the person is to the donor. */
  readonly tie: GiftTie
  /** Whether a disability gives one more allowance. */
  readonly handicap: boolean
  /**
   * How many grandchildren share the allowance of the same predeceased parent; 0 when the recipient
   * represents nobody.
   */
  readonly representatives: number
  /** Earlier gifts by the same donor, without what was exempt. */
  readonly earlier: readonly DatedGift[]
}

/** What one donor gives to one person. */
export interface GiftCase extends Recipient {
  /** The day of the gift. */
  readonly day: CivilDate
  /** The full ownership of the property given, in euros. */
  readonly value: number
  readonly ownership: OwnershipCase
  readonly isMoney: boolean
  /** Whether a commitment to keep the business given is met. */
  readonly dutreil: boolean
  /** Given to be spent on a home; `received` from other donors for that, in euros. `null` when not. */
  readonly housing: { readonly received: number } | null
  /** Family gift of money: what it has already used in euros, and both ages. `null` when not asked. */
  readonly family: {
    readonly used: number
    readonly donorAge: number
    readonly recipientAge: number
  } | null
}

/** What is computed of a gift, in euros. Rounded nowhere. */
export interface GiftDuty {
  /** The share of full ownership that is given, a fraction. */
  readonly share: number
  /** What duties are computed from, before exemptions. */
  readonly taxableValue: number
  /** What is exempt because it is spent on a home. */
  readonly housing: number
  /** What is exempt as a family gift of money. */
  readonly family: number
  /** What the exemptions leave: what allowances and scale count, and what later gifts recall. */
  readonly counted: number
  /** What earlier gifts took of the allowances and of the scale. */
  readonly recall: Recall
  /** The allowance of kinship, before any gift is recalled. */
  readonly kinship: number
  /** The allowance of disability, before any gift is recalled. */
  readonly disability: number
  /** What this gift takes of the allowances. */
  readonly used: number
  /** What this gift leaves of them. */
  readonly left: number
  readonly duty: Duty
  /** The rate of the highest step that has half a cent or more, a fraction; 0 where none has. */
  readonly marginal: number
}

/**
 * Duties on what one donor gives to one person (CGI, art. 669, 777, 779, 784, 787 B and C, 790 A bis to 790 G): the
 * exemptions, then what recalled gifts have left of the allowances, then the scale above what those gifts fill. Used
 * by `donation/gifts.ts`.
 * @example giftDuty({ tie: 'enfant', value: 180_000, ... }).duty.due // 14 194.35
 */
export function giftDuty(gift: GiftCase): GiftDuty {
  const { day, tie, value } = gift
  const share = ownershipShare(gift.ownership, day)
  const taxableValue = value * share * (gift.dutreil ? 1 - businessExemptionOn(day) : 1)
  const money = { day, tie, isMoney: gift.isMoney && gift.ownership.right === 'pleine_propriete' }
  const housing = gift.housing ? housingExemption(money, taxableValue, gift.housing.received) : 0
  const family = gift.family
    ? familyExemption({ ...money, ...gift.family }, taxableValue - housing, gift.family.used)
    : 0
  const counted = taxableValue - housing - family
  const scale = giftScaleOn(tie, day)
  const amounts = { share, taxableValue, housing, family, counted }
  return { ...amounts, ...(scale ? taxed(gift, counted, scale) : UNTAXED) }
}

const businessExemptionOn = (day: CivilDate): number => businessLaw(day).values.exonerationDutreil

/** The same for an exempt body. */
const UNTAXED = {
  recall: NO_RECALL,
  kinship: 0,
  disability: 0,
  used: 0,
  left: 0,
  duty: NO_DUTY,
  marginal: 0,
}

/** Allowances and duties of a gift whose recipient has a scale. */
function taxed(gift: GiftCase, counted: number, scale: Scale) {
  const { day } = gift
  const recall = recallTo(gift, day)
  const kinship = kinshipAllowance(gift, day)
  const disability = gift.handicap ? giftDisabilityOn(day) : 0
  const left = Math.max(0, kinship - recall.fromKinship) + Math.max(0, disability - recall.fromDisability)
  const duty = dutyAbove({ scale, left, excess: recall.excess }, counted)
  const used = Math.min(counted, left)
  return { recall, kinship, disability, used, left: left - used, duty, marginal: highestRate(duty) }
}

/**
 * The allowance of kinship for gifts of a day, in euros. A grandchild who represents a predeceased parent has a part
 * of the parent's besides the own one (CGI, art. 779, I and 790 B). Used by `simulateurs/donation/earlier.explain.ts`.
 * @example kinshipAllowance({ tie: 'petit_enfant', representatives: 2 }, day) // 81 865
 */
export const kinshipAllowance = (
  { tie, representatives }: Pick<Recipient, 'tie' | 'representatives'>,
  day: CivilDate,
): number =>
  giftAllowanceOn(tie, day) + (representatives > 0 ? giftAllowanceOn('enfant', day) / representatives : 0)

/**
 * What earlier gifts to a person have taken of the allowances and of the scale on a day (CGI, art. 784). Used by
 * `at-death.ts` and `simulateurs/donation/earlier.explain.ts`.
 */
export const recallTo = (recipient: Recipient, day: CivilDate): Recall =>
  recallOf(recipient.earlier, {
    day,
    years: recallLaw(giftLawDay(day)).values.rappelDonations,
    kinshipOn: (on) => kinshipAllowance(recipient, on),
    disabilityOn: (on) => (recipient.handicap ? giftDisabilityOn(on) : 0),
  })

/** The rate of the highest step that has half a cent or more, a fraction; 0 where none has. */
const highestRate = ({ slices }: Duty): number =>
  slices.reduce((highest, { base, rate }) => (exceeds(base, 0) ? rate : highest), 0)
