import type { PartsQuotientFamilial } from '../../parametres/impot-revenu/parts-quotient-familial.ts'

/** A household, as described in its tax return. Used by `wage-tax.ts` and `fiscalite/household.ts`. */
export interface Household {
  /** Whether they are married or in a civil union, and taxed together. */
  readonly isCouple: boolean
  readonly isWidowed: boolean
  /** Dependent children (charge exclusive ou principale). */
  readonly children: number
  /** Children whose charge both parents share (résidence alternée). */
  readonly sharedChildren: number
  /** Box T: the parent lives alone. */
  readonly livesAlone: boolean
  /** How many people hold the disability card, or a pension for a disability of 40 % or more. */
  readonly disabled: number
  /** Box L: lives alone, and brought up a child alone for five years. */
  readonly broughtUpAlone: boolean
}

/**
 * The parts of a household, by what gives them. Used by `ceiling.ts`, `gross-tax.explain.ts`, `gross-tax.ts`,
 * `withholding-rate.ts` and `fiscalite/household.ts`.
 */
export interface Parts {
  /** The adults': 1, or 2 for a couple. */
  readonly base: number
  /** Those of the children, shared ones included. */
  readonly children: number
  /** What box T adds for a lone parent; 0 otherwise. */
  readonly loneParent: number
  /** What a widowed person with a child keeps of a couple’s; 0 otherwise. */
  readonly widowed: number
  /** The half parts of disabled people. */
  readonly disabled: number
  /** The half part of box L; 0 without it. */
  readonly broughtUpAlone: number
  readonly total: number
}

/**
 * The demi-part of box L: the income is divided by 1.5 in place of 1 (CGI, art. 195, 1, a). No dated legal parameter,
 * since the article sets a divisor and no number of parts, the same for every year of income that can be requested.
 * What changes with the year is the most that it may save, the legal parameter `plafondCaseL`.
 */
const HALF_PART_OF_BOX_L = 1 / 2

/** Whether any child counts, in whole or in shared charge. Used by `fiscalite/find-warnings.ts`. */
export const hasChild = ({ children, sharedChildren }: Household): boolean => children + sharedChildren > 0

/**
 * Whether box T gives parts: not to a couple nor to a widowed person, and with a child (CGI, art. 194, II). Used by
 * `fiscalite/find-warnings.ts`.
 */
export const isLoneParent = (household: Household): boolean =>
  household.livesAlone && !household.isCouple && !household.isWidowed && hasChild(household)

/**
 * Whether box L gives its half part: to a person alone without any child, shared ones included, and not on top of the
 * half part of a disability (CGI, art. 195, 1). Used by `fiscalite/find-warnings.ts`.
 */
export const hasHalfPartOfBoxL = (household: Household): boolean =>
  household.broughtUpAlone && !household.isCouple && !hasChild(household) && household.disabled === 0

/**
 * The parts of quotient familial (CGI, art. 194 and 195). A widowed person with a child, of any union and in any
 * custody, keeps the parts of a couple: a shared child halves what that child gives, not what its parent keeps. Used
 * by `wage-tax.ts` and `fiscalite/household.ts`.
 * @example partsOf(coupleWithTwoChildren, values).total // 3
 */
export function partsOf(household: Household, values: PartsQuotientFamilial): Parts {
  const base = household.isCouple ? values.couple : values.seul
  const children = childrenParts(household, values)
  const loneParent = isLoneParent(household) ? loneParentParts(household, values) : 0
  const isWidowedParent = household.isWidowed && hasChild(household)
  const widowed = isWidowedParent ? values.veufAvecEnfantPartSupplementaire : 0
  const disabled = household.disabled * values.carteInvalidite
  const broughtUpAlone = hasHalfPartOfBoxL(household) ? HALF_PART_OF_BOX_L : 0
  const total = base + children + loneParent + widowed + disabled + broughtUpAlone
  return { base, children, loneParent, widowed, disabled, broughtUpAlone, total }
}

/** Children in their order, those in shared custody after the others (CGI, art. 194, I). */
function childrenParts({ children, sharedChildren }: Household, values: PartsQuotientFamilial): number {
  let parts = 0
  for (let rank = 1; rank <= children; rank += 1) parts += partOfRank(rank, values)
  for (let rank = children + 1; rank <= children + sharedChildren; rank += 1)
    parts += partOfRank(rank, values.residenceAlternee)
  return parts
}

/** The parts of a child by its rank, from 1. */
const partOfRank = (
  rank: number,
  {
    enfant1,
    enfant2,
    enfant3EtSuivants,
  }: Pick<PartsQuotientFamilial, 'enfant1' | 'enfant2' | 'enfant3EtSuivants'>,
): number => (rank === 1 ? enfant1 : rank === 2 ? enfant2 : enfant3EtSuivants)

/** What living alone adds: less when every child is in shared custody (CGI, art. 194, II). */
function loneParentParts({ children, sharedChildren }: Household, values: PartsQuotientFamilial): number {
  if (children > 0) return values.parentIsoleMajoration
  const { parentIsoleUnEnfant, parentIsoleDeuxEnfantsOuPlus } = values.residenceAlternee
  return sharedChildren === 1 ? parentIsoleUnEnfant : parentIsoleDeuxEnfantsOuPlus
}
