import { usufruitLaw, usufruitShare } from '../spouse.ts'
import { type Devolution, devolutionOf, isCalled } from './devolution.ts'
import type { FamilyEstate, SpouseOption } from './input.ts'
import { type Legacies, legaciesOf } from './legacies.ts'
import { broughtBackBy, type Person, peopleOf, sumBy } from './people.ts'
import { civilEstateOf } from './reliefs.ts'
import { type Reserve, reserveOf } from './reserve.ts'
import { shareOut, type Taken } from './sharing.ts'
import { type SpouseRight, spouseRightOf } from './spouse-right.ts'

/**
 * What one person receives by civil law, in euros: capitals, and what they are worth together. Used by
 * `fiscal-shares.ts` and `heirs.ts`.
 */
export interface CivilShare {
  readonly person: Person
  /** Whether the person inherits, by law or by a legacy that pays something. */
  readonly called: boolean
  /** Legacies, which are in `ownership`. */
  readonly legacies: number
  /** Of these, legacies of an amount rather than of a part. */
  readonly amountLegacies: number
  /** What is received in full ownership. */
  readonly ownership: number
  /** The capital that a usufruct received bears on. */
  readonly usufruit: number
  /** The capital received without its usufruct. */
  readonly bareOwnership: number
  /** The worth of all three, by the age of the usufructuary (CGI, art. 669, I). */
  readonly value: number
  /** How gifts on account were brought back; `undefined` for somebody who does not share the rest. */
  readonly sharing: Taken | undefined
}

/** What no option of a spouse changes. Amounts in euros. */
interface CivilBasis {
  readonly people: readonly Person[]
  readonly devolution: Devolution
  /** The net estate (actif civil). */
  readonly net: number
  readonly reserve: Reserve
  readonly legacies: Legacies
}

/** Who receives what, before any tax. Amounts in euros. */
export interface CivilEstate extends CivilBasis {
  readonly spouse: SpouseRight
  /** The value of the spouse's usufruct, as a fraction; 0 without usufruct. */
  readonly usufruitRate: number
  /** The family in the order of rows, then legatees outside it. */
  readonly shares: readonly CivilShare[]
  /** What nobody inherits. */
  readonly nonDevolu: number
}

/**
 * Who receives what of an estate by civil law, with one option of the spouse. Nothing is rounded. Values and
 * `nonDevolu` sum to `net`. Used by `settle.ts` and `succession/simulate-family.ts`.
 * @param people those of the estate, when they are known already: gifts and kinships are then the same objects.
 * @throws RangeError when a row is not in the family, or a spouse with a usufruct has no age.
 * @example civilOf(estate, 'usufruit').spouse.usufruct // what legacies leave
 */
export const civilOf = (
  estate: FamilyEstate,
  option: SpouseOption = estate.spouseOption,
  people: readonly Person[] = peopleOf(estate),
): CivilEstate => civilWith(estate, civilBasisOf(estate, people), option)

/** What no option of a spouse changes, for an estate. */
function civilBasisOf(estate: FamilyEstate, people: readonly Person[]): CivilBasis {
  const devolution = devolutionOf(people, estate.day)
  const net = civilEstateOf(estate)
  const reserve = reserveOf(net, people, devolution, estate.day)
  const legacies = legaciesOf(estate.legacies, people, net, reserve.disposableLeft)
  return { people, devolution, net, reserve, legacies }
}

/**
 * The same estate with another option of the spouse: people are the same objects. Called by `options.ts` and
 * `succession/family-columns.explain.ts`.
 * @throws RangeError when a spouse with a usufruct has no age.
 */
export function civilWith(estate: FamilyEstate, basis: CivilBasis, option: SpouseOption): CivilEstate {
  const { day, spouseGift } = estate
  const { people, devolution, net, reserve, legacies } = basis
  const rest = Math.max(0, net - legacies.paid)
  const broughtBack = sumBy(devolution.branches, ({ members }) => sumBy(members, broughtBackBy))
  const spouse = spouseRightOf(
    { devolution, reserve, option, spouseGift, rest, legacies: legacies.paid, broughtBack },
    day,
  )
  const left = rest - spouse.ownership
  const sharing = new Map(shareOut(left, devolution.branches).map((taken) => [taken.person, taken]))
  const usufruitRate = spouse.usufruit > 0 ? usufruitRateOf(devolution.spouse, estate) : 0
  const known = { devolution, legacies, spouse, sharing, usufruitRate }
  const outside = legacies.rows.map(({ person }) => person).filter(({ rang }) => rang === null)
  const shares = [...people, ...outside].map((person) => shareOf(person, known))
  const nonDevolu = devolution.branches.length === 0 ? left : 0
  return { people, devolution, net, reserve, legacies, spouse, usufruitRate, shares, nonDevolu }
}

/**
 * What a usufruct of the spouse is worth, as a fraction. Called by `options.ts`.
 * @throws RangeError without an age.
 */
export function usufruitRateOf(spouse: Person | undefined, { day }: FamilyEstate): number {
  if (spouse?.age === undefined) throw new RangeError('the age of the spouse is needed')
  return usufruitShare(usufruitLaw(day).values.usufruitViager, spouse.age)
}

/** The legacies of somebody, where there are none. */
const NO_LEGACY: Legacies['rows'] = []

type Known = Pick<CivilEstate, 'devolution' | 'legacies' | 'spouse' | 'usufruitRate'> & {
  readonly sharing: ReadonlyMap<Person, Taken>
}

/** What one person receives by civil law. */
function shareOf(person: Person, { devolution, legacies, spouse, sharing, usufruitRate }: Known): CivilShare {
  const received =
    legacies.rows.length === 0 ? NO_LEGACY : legacies.rows.filter((row) => row.person === person)
  const ofLegacies = sumBy(received, ({ paid }) => paid)
  const shared = sharing.get(person)
  const right = person === devolution.spouse ? spouse : { ownership: 0, usufruit: 0 }
  const isBare = spouse.usufruit > 0
  const ownership = ofLegacies + right.ownership + (isBare ? 0 : (shared?.taken ?? 0))
  const bareOwnership = isBare ? (shared?.taken ?? 0) : 0
  return {
    person,
    called: ofLegacies > 0 || isCalled(devolution, person),
    legacies: ofLegacies,
    amountLegacies: sumBy(
      received.filter(({ isAmount }) => isAmount),
      ({ paid }) => paid,
    ),
    ownership,
    usufruit: right.usufruit,
    bareOwnership,
    value: ownership + right.usufruit * usufruitRate + bareOwnership * (1 - usufruitRate),
    sharing: shared,
  }
}
