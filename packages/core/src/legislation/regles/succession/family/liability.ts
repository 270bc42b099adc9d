import type { Scale } from '../../../../finance/scale.ts'
import type { CivilDate } from '../../../../units/civil-date.ts'
import { disabilityLaw } from '../allowance.ts'
import { recallLaw } from '../duties.ts'
import { giftAllowanceOn, giftDisabilityOn } from '../gift-allowance.ts'
import { hasOnlyDefaultAllowance, type Kinship, kinshipLaws } from '../kinship.ts'
import type { OwnKinship } from '../life-insurance.ts'
import { type Recall, recallOf } from '../recall.ts'
import { branchOf, type Devolution } from './devolution.ts'
import type { Person } from './people.ts'

/**
 * What the law of duties makes of somebody: scale, allowances, and what gifts have left of these. In euros. Used by
 * `heirs.ts`, `insurance.ts` and `options.ts`.
 */
export interface Liability {
  /** Whether the person owes nothing; the scale is then empty and there is no allowance. */
  readonly exempt: boolean
  /** Whether the scale and the allowance are those of the one whose place is taken. */
  readonly represents: boolean
  /** Whose scale and allowance of kinship these are; none of somebody exempt. */
  readonly kinship: Kinship | undefined
  readonly scale: Scale
  /** The allowance of kinship, shared by those who represent, before any gift. */
  readonly kinshipAllowance: number
  /** The allowance of disability, before any gift; 0 without it. */
  readonly disability: number
  /** What earlier gifts took of the allowances of their day. */
  readonly recall: Recall
  /** The person's own kinship for duties, by which gifts are counted; none of somebody exempt. */
  readonly giftKinship: Kinship | undefined
  /** How many share the allowance of kinship: 1 for those who represent nobody. */
  readonly sharedBy: number
  /** Whether gifts use the allowance of kinship, which serves them too. */
  readonly isReducedByGifts: boolean
  /** What recalled gifts leave of both allowances. */
  readonly left: number
  /** What of these gifts fills the low steps of the scale. */
  readonly excess: number
}

/** How many share the allowance of the one whose place they take; none where nobody is represented for duties. */
const NOBODY = 0

/**
 * Whom an heir represents for duties (CGI, art. 777 and 779): how many share that place. A child or grandchildren of
 * the only child, when this one renounced, come in their own right.
 */
function representativesOf(devolution: Devolution, person: Person): number {
  const branch = branchOf(devolution, person)
  if (!branch?.represents) return NOBODY
  const onlyChildRenounced =
    devolution.ordre === 'descendants' && devolution.branches.length === 1 && person.renounced === true
  return onlyChildRenounced ? NOBODY : branch.members.length
}

/**
 * The law of duties of somebody in a devolution, on a day. Gifts take first what they had free; at death, what those
 * recalled took is out of disability and, when it exists for gifts too, out of the allowance of kinship (art. 784).
 * Used by `heirs.ts` and `settle.ts`.
 * @example liabilityOf(devolution, child, day).left // 100 000
 */
export const liabilityOf = (devolution: Devolution, person: Person, day: CivilDate): Liability =>
  liable(person, representativesOf(devolution, person), day)

/**
 * The law of one who represents, by his or her own kinship, on a day, with what gifts leave of disability. To be read
 * only for such a person: nobody else is taxed apart. Used by `insurance.ts`.
 */
export function ownKinshipOf(person: Person, { disability, recall }: Liability, day: CivilDate): OwnKinship {
  const own = liable({ ...person, disabled: false, gifts: [] }, NOBODY, day)
  return {
    scale: own.scale,
    allowance: own.kinshipAllowance,
    isDefault: hasOnlyDefaultAllowance(person.kinship),
    disability: Math.max(0, disability - recall.fromDisability),
  }
}

/** The liability of a person who takes the place of another with `representatives` people, or of nobody (0). */
function liable(person: Person, representatives: number, day: CivilDate): Liability {
  const kinship = countedKinship(person)
  const recall = recallOfGifts(person, kinship, day)
  if (kinship === undefined) {
    return {
      exempt: true,
      represents: false,
      kinship,
      scale: [],
      kinshipAllowance: 0,
      disability: 0,
      recall,
      giftKinship: kinship,
      sharedBy: 1,
      isReducedByGifts: false,
      left: 0,
      excess: 0,
    }
  }
  const represents = representatives > 0 && REPRESENTED[kinship] !== undefined
  const applied = (represents && REPRESENTED[kinship]) || kinship
  const law = kinshipLaws[applied](day).values
  const disability = person.disabled ? disabilityLaw(day).values.abattementHandicap : 0
  const isDefault = !represents && hasOnlyDefaultAllowance(kinship)
  const shared = represents ? law.abattement / representatives : law.abattement
  const kinshipAllowance = isDefault && disability > 0 ? 0 : shared
  const isReducedByGifts = IS_REDUCED_BY_GIFTS.has(kinship)
  const used = isReducedByGifts ? recall.fromKinship : 0
  const left = Math.max(0, kinshipAllowance - used) + Math.max(0, disability - recall.fromDisability)
  return {
    exempt: false,
    represents,
    kinship: applied,
    scale: law.bareme,
    kinshipAllowance,
    disability,
    recall,
    giftKinship: kinship,
    sharedBy: represents ? representatives : 1,
    isReducedByGifts,
    left,
    excess: recall.excess,
  }
}

/** Whose law those have who take the place of another. */
const REPRESENTED: Partial<Record<Kinship, Kinship>> = { petit_enfant: 'enfant', neveu_niece: 'frere_soeur' }

/** Kinships whose allowance serves gifts and inheritances alike. */
const IS_REDUCED_BY_GIFTS: ReadonlySet<Kinship> = new Set<Kinship>([
  'enfant',
  'parent',
  'grand_parent',
  'frere_soeur',
  'neveu_niece',
])

/** The kinship that counts for duties; none for those who are exempt (CGI, art. 786, 794 to 796-0 ter). */
function countedKinship({ kinship, exemptSibling, simpleAdoption }: Person): Kinship | undefined {
  if (kinship === 'conjoint' || kinship === 'pacs' || kinship === 'organisme' || exemptSibling)
    return undefined
  return simpleAdoption ? 'autre' : kinship
}

/** What the gifts to a person took of the allowances of their day. */
const recallOfGifts = ({ gifts, disabled }: Person, kinship: Kinship | undefined, day: CivilDate): Recall =>
  recallOf(
    gifts.map(({ date, amount, exempt = 0 }) => ({ date, taxable: amount - exempt })),
    {
      day,
      years: recallLaw(day).values.rappelDonations,
      kinshipOn: (on) => (kinship === undefined ? 0 : giftAllowanceOn(kinship, on)),
      disabilityOn: (on) => (disabled ? giftDisabilityOn(on) : 0),
    },
  )
