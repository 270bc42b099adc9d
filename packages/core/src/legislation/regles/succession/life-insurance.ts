import { charge, type Scale } from '../../../finance/scale.ts'
import { lawOf } from '../../law.ts'
import { assuranceVieAbattementApres70 } from '../../parametres/succession/assurance-vie-abattement-apres-70.ts'
import { assuranceVieAbattementAvant70 } from '../../parametres/succession/assurance-vie-abattement-avant-70.ts'
import { assuranceVieBaremeAvant70 } from '../../parametres/succession/assurance-vie-bareme-avant-70.ts'
import { assuranceVieSansRepresentation } from '../../parametres/succession/assurance-vie-sans-representation.ts'
import {
  type Duty,
  dutyAbove,
  dutyOn,
  type Liable,
  type LiableAbove,
  leftByGifts,
  leftByShare,
  NO_DUTY,
} from './duties.ts'

/**
 * The levy on life insurance from premiums paid before the age of 70 (CGI, art. 990 I). Used by
 * `family/insurance.ts`, `simulateurs/succession/family-laws.ts`, `simulateurs/succession/family.explain.ts`,
 * `simulateurs/succession/insurance.ts` and `simulateurs/succession/settlement.explain.ts`.
 */
export const before70Law = lawOf({
  abattement: assuranceVieAbattementAvant70,
  bareme: assuranceVieBaremeAvant70,
})

/**
 * Premiums paid after that age, which bear duties (CGI, art. 757 B). Used by `family/insurance.ts`,
 * `simulateurs/succession/family-laws.ts`, `simulateurs/succession/family.explain.ts`,
 * `simulateurs/succession/insurance.ts` and `simulateurs/succession/settlement.explain.ts`.
 */
export const after70Law = lawOf({ abattement: assuranceVieAbattementApres70 })

/**
 * Law by day: whether one who inherits in the place of another is taxed on these premiums by his or her own kinship
 * (CGI, art. 757 B, « suivant le degré de parenté existant entre le bénéficiaire et l'assuré »). Used by
 * `simulateurs/succession/heir.ts` and `simulateurs/succession/settlement.explain.ts`.
 */
export const ownKinshipLaw = lawOf({ assuranceVieSansRepresentation })

/** A tax, in euros. */
export interface Taxed {
  /** What is taxed. */
  readonly base: number
  /** What is due. */
  readonly due: number
}

/**
 * The levy on a capital shared evenly, all beneficiaries together, in euros: each has an allowance of his or her own
 * (CGI, art. 990 I, I). Used by `simulateurs/succession/insurance.ts`.
 * @example levyBefore70(values, 300_000, 1) // { base: 147_500, due: 29_500 }
 */
export function levyBefore70(
  { abattement, bareme }: { readonly abattement: number; readonly bareme: Scale },
  capital: number,
  beneficiaries: number,
): Taxed {
  const base = Math.max(0, capital / beneficiaries - abattement)
  return { base: beneficiaries * base, due: beneficiaries * charge(bareme, base) }
}

/** What the duties of people of one kinship depend on: one who inherits, and one who only receives premiums. */
export interface Kin {
  /** One who inherits, maybe with others in the place of one predeceased or renouncing, after earlier gifts. */
  readonly heir: Liable
  /** What one who inherits in the place of another is taxed by on premiums; `null` for one who represents nobody. */
  readonly apart: OwnKinship | null
  /** One who receives premiums only: without a share there is no representation. */
  readonly beneficiary: Liable
}

/**
 * The law of somebody's own kinship, whomever he or she represents. Amounts in euros. Used by `family/liability.ts`.
 */
export interface OwnKinship {
  readonly scale: Scale
  /** The allowance of that kinship. */
  readonly allowance: number
  /** Whether that is only the one given for want of another. */
  readonly isDefault: boolean
  /** The allowance of disability, which is the person's own; 0 without it. */
  readonly disability: number
}

/**
 * What one who represents has for premiums, apart from the share (BOI-ENR-DMTG-10-50-80, 390): the whole scale and
 * the allowance of his or her own kinship, without the gifts, which the share recalls. What the share leaves of
 * disability serves too; it is added to an allowance of kinship (CGI, art. 779, II), and replaces a smaller default
 * one (art. 788, IV). Used by `family/insurance.ts`.
 * @param left what gifts and the share leave of all allowances of the share, disability last.
 * @example liableApart({ scale, allowance: 1594, isDefault: true, disability: 0 }, 40_000).left // 1594
 */
export function liableApart(
  { scale, allowance, isDefault, disability }: OwnKinship,
  left: number,
): LiableAbove {
  const unused = Math.min(disability, left)
  return { scale, left: isDefault ? Math.max(allowance, unused) : allowance + unused, excess: 0 }
}

/** Premiums shared evenly, in euros, and who receives them. */
interface Premiums {
  /** All premiums together. */
  readonly premiums: number
  /** How many beneficiaries share them. */
  readonly beneficiaries: number
  /** How many heirs there are: as many beneficiaries are heirs too, the others only beneficiaries. */
  readonly heirs: number
  /** What each heir receives of the estate, in euros. */
  readonly share: number
}

/** Premiums paid after 70: those of all beneficiaries together, and those of one of them. In euros. */
export interface TaxedPremiums extends Taxed {
  /** What each beneficiary receives above the shared allowance. */
  readonly each: number
  /** How many beneficiaries are heirs too. */
  readonly heirs: number
  /** What one of these owes, above the share of the estate; or apart, for one who represents. */
  readonly heir: Duty
  /** What a beneficiary who does not inherit owes. */
  readonly other: Duty
}

/** Premiums that bear no duties, of exempt beneficiaries. Used by `simulateurs/succession/insurance.ts`. */
export const untaxedPremiums = ({ beneficiaries, heirs }: Omit<Premiums, 'share'>): TaxedPremiums => ({
  base: 0,
  due: 0,
  each: 0,
  heirs: Math.min(beneficiaries, heirs),
  heir: NO_DUTY,
  other: NO_DUTY,
})

/**
 * Duties on premiums paid after 70, all beneficiaries together, in euros (CGI, art. 757 B). One allowance serves them
 * all, and gains are left out. An heir's premiums come on top of the share, but apart for one who represents; those
 * of somebody who does not inherit are all that is taxed. Used by `simulateurs/succession/insurance.ts`.
 * @example dutiesAfter70(30_500, kin, { premiums: 130_500, beneficiaries: 1, heirs: 1, share: 100_000 }).base // 100 000
 */
export function dutiesAfter70(
  abattement: number,
  { heir, apart, beneficiary }: Kin,
  { premiums, beneficiaries, heirs, share }: Premiums,
): TaxedPremiums {
  const base = Math.max(0, premiums - abattement)
  const each = base / beneficiaries
  const heirsToo = Math.min(beneficiaries, heirs)
  const afterShare = leftByShare(leftByGifts(heir), share)
  const ofHeir = dutyAbove(apart ? liableApart(apart, afterShare.left) : afterShare, each)
  const alone = dutyOn(beneficiary, each)
  const due = heirsToo * ofHeir.due + (beneficiaries - heirsToo) * alone.due
  return { base, due, each, heirs: heirsToo, heir: ofHeir, other: alone }
}
