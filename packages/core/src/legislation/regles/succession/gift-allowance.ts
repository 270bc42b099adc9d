import type { CivilDate } from '../../../units/civil-date.ts'
import { lawOf } from '../../law.ts'
import { abattementArrierePetitEnfant } from '../../parametres/donation/abattement-arriere-petit-enfant.ts'
import { abattementEpoux } from '../../parametres/donation/abattement-epoux.ts'
import { abattementFreresSoeurs } from '../../parametres/succession/abattement-freres-soeurs.ts'
import { abattementHandicap } from '../../parametres/succession/abattement-handicap.ts'
import { abattementLigneDirecte } from '../../parametres/succession/abattement-ligne-directe.ts'
import { abattementNeveuxNieces } from '../../parametres/succession/abattement-neveux-nieces.ts'
import { abattementPetitEnfantDonation } from '../../parametres/succession/abattement-petit-enfant-donation.ts'

const directLine = lawOf({ abattement: abattementLigneDirecte })
const spouses = lawOf({ abattement: abattementEpoux })

/** Law by day: what a gift has free of duties by kinship, in euros (CGI, art. 779, I, IV and V; 790 B, D, E and F). */
const giftAllowanceLaws = {
  enfant: directLine,
  parent: directLine,
  grand_parent: directLine,
  petit_enfant: lawOf({ abattement: abattementPetitEnfantDonation }),
  arriere_petit_enfant: lawOf({ abattement: abattementArrierePetitEnfant }),
  conjoint: spouses,
  pacs: spouses,
  frere_soeur: lawOf({ abattement: abattementFreresSoeurs }),
  neveu_niece: lawOf({ abattement: abattementNeveuxNieces }),
} as const

/** The kinships that have an allowance for gifts. */
type GiftKinship = keyof typeof giftAllowanceLaws

/**
 * The law of the allowance of a kinship for a gift of a day. Used by `donation/law.explain.ts` and
 * `donation/laws.ts`.
 */
export const giftAllowanceLawOn = (kinship: GiftKinship, day: CivilDate) =>
  giftAllowanceLaws[kinship](knownDay(day))

/** The law of what disability adds to a gift of a day. Used by `donation/law.explain.ts`. */
export const giftDisabilityLawOn = (day: CivilDate) => disability(knownDay(day))

/** Whether a kinship has an allowance for gifts. Used by `donation/law.explain.ts`. */
export const hasAllowance = (kinship: string): kinship is GiftKinship =>
  Object.hasOwn(giftAllowanceLaws, kinship)

/** The first day known of every allowance for gifts. A gift of an earlier day is given the values of that day. */
const FIRST_DAY = Object.keys(abattementLigneDirecte.values).sort()[0] as CivilDate

const knownDay = (day: CivilDate): CivilDate => (day < FIRST_DAY ? FIRST_DAY : day)

/**
 * What a gift made on a day has free of duties by its kinship, in euros; 0 for those who have no such allowance: the
 * default one of an inheritance is not for gifts (CGI, art. 788, IV). Used by `family/liability.ts`,
 * `donation/gift.ts` and `simulateurs/succession/family-heirs.explain.ts`.
 * @example giftAllowanceOn('enfant', '2012-01-01' as CivilDate) // 159 325
 */
export const giftAllowanceOn = (kinship: string, day: CivilDate): number =>
  hasAllowance(kinship) ? giftAllowanceLawOn(kinship, day).values.abattement : 0

const disability = lawOf({ abattementHandicap })

/**
 * What disability adds to a gift made on a day, in euros (CGI, art. 779, II). Used by `family/liability.ts`,
 * `donation/gift.ts`, `donation/earlier.explain.ts` and `simulateurs/succession/family-heirs.explain.ts`.
 */
export const giftDisabilityOn = (day: CivilDate): number => giftDisabilityLawOn(day).values.abattementHandicap
