import { type CivilDate, yearOf } from '../../../units/civil-date.ts'
import { lawOf } from '../../law.ts'
import { donFamilial } from '../../parametres/donation/don-familial.ts'
import { donLogement } from '../../parametres/donation/don-logement.ts'
import { knownDay } from '../known-day.ts'
import type { GiftTie } from './kinship.ts'

/**
 * Descendants and, where the donor has none, nephews and nieces: those whom both exemptions of gifts of money name.
 * Whether the donor has descendants is not asked: who enters a nephew says so.
 */
const FAMILY: ReadonlySet<GiftTie> = new Set([
  'enfant',
  'petit_enfant',
  'arriere_petit_enfant',
  'neveu_niece',
])

/**
 * Law by day: gifts of money for a home (CGI, art. 790 A bis). Read it only where `hasHousingGiftLaw` is
 * true. Used by `simulateurs/donation/law.explain.ts` and `simulateurs/donation/laws.ts`.
 */
export const housingGiftLaw = lawOf({ donLogement })

const familyLaw = lawOf({ donFamilial })

/**
 * The law of family gifts of money on a day (CGI, art. 790 G); before the oldest amount known, that amount, since
 * gifts made then may still be brought back. Gifts for a home have no older law: they did not exist. Used by `simulateurs/donation/law.explain.ts` and
 * `simulateurs/donation/laws.ts`.
 */
export const familyGiftLaw = (day: CivilDate) => familyLaw(knownDay({ donFamilial }, day))

/** What decides both exemptions, besides amounts. */
interface MoneyGift {
  readonly day: CivilDate
  readonly tie: GiftTie
  /** Whether it is money, in full ownership. */
  readonly isMoney: boolean
}

/**
 * Whether a day is not before the first one of the exemption of gifts for a home: `housingGiftLaw` can be read. Used
 * by `donation/gift.explain.ts`.
 */
export const hasHousingGiftLaw = (day: CivilDate): boolean => knownDay({ donLogement }, day) === day

/**
 * Whether the exemption of gifts for a home exists on a day: from its first day to the end of its last year. Exported
 * for `rules.test.ts`; used here besides.
 * @example isHousingGiftOn('2027-01-01' as CivilDate) // false
 */
export function isHousingGiftOn(day: CivilDate): boolean {
  if (!hasHousingGiftLaw(day)) return false
  return yearOf(day) <= housingGiftLaw(day).values.donLogement.derniereAnnee
}

/**
 * Whether a gift may be exempt because it is spent on a home (CGI, art. 790 A bis, I). Used by
 * `simulateurs/donation/find-warnings.ts`.
 */
export const isHousingGiftOpen = ({ day, tie, isMoney }: MoneyGift): boolean =>
  isMoney && FAMILY.has(tie) && isHousingGiftOn(day)

/**
 * What of a gift is exempt because it is spent on a home, in euros (CGI, art. 790 A bis, I): within what one donor
 * may give, and what is left of all that the recipient may have from several. Used by `gift.ts`.
 * @param received what other donors have given the recipient under the same exemption, in euros. What the same donor
 *   gave before is not asked: the exemption lasts from February 2025 to 2026, and one gift is studied.
 * @example housingExemption({ day, tie: 'enfant', isMoney: true }, 220_000, 0) // 100 000 in 2026
 */
export function housingExemption(gift: MoneyGift, value: number, received: number): number {
  if (!isHousingGiftOpen(gift)) return 0
  const { parDonateur, parDonataire } = housingGiftLaw(gift.day).values.donLogement
  return Math.min(value, parDonateur, Math.max(0, parDonataire - received))
}

/** A gift of money with the ages that decide the exemption of family gifts, in full years. */
interface FamilyGift extends MoneyGift {
  readonly donorAge: number
  readonly recipientAge: number
}

/**
 * Whether a gift may be exempt as a family gift of money (CGI, art. 790 G, I). Used by
 * `simulateurs/donation/find-warnings.ts`.
 */
export function isFamilyGiftOpen({ day, tie, isMoney, donorAge, recipientAge }: FamilyGift): boolean {
  const { ageDonateur, ageDonataire } = familyGiftLaw(day).values.donFamilial
  return isMoney && FAMILY.has(tie) && donorAge < ageDonateur && recipientAge >= ageDonataire
}

/**
 * What of a gift is exempt as a family gift of money, in euros (CGI, art. 790 G, I). Used by `gift.ts`.
 * @param value what another exemption has left of the gift, in euros.
 * @param used what the same donor has given the recipient under this exemption in the last fifteen years, in euros.
 * @example familyExemption({ day, tie: 'enfant', isMoney: true, donorAge: 60, recipientAge: 30 }, 50_000, 0) // 31 865
 */
export const familyExemption = (gift: FamilyGift, value: number, used: number): number =>
  isFamilyGiftOpen(gift)
    ? Math.min(value, Math.max(0, familyGiftLaw(gift.day).values.donFamilial.plafond - used))
    : 0
