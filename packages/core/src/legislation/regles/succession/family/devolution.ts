import type { CivilDate } from '../../../../units/civil-date.ts'
import { devolutionLaw } from './law.ts'
import type { Person } from './people.ts'

/** The order of heirs that inherits (Code civil, art. 734), beside or after a spouse. */
type Ordre = 'descendants' | 'conjoint' | 'parents_fratrie' | 'ascendants' | 'collateraux' | 'etat'

/**
 * Those who share one part by head: one person, or those who come in the place of one (a souche). Used by
 * `reserve.ts` and `sharing.ts`.
 */
export interface Branch {
  /** Its part, relative to those of the other branches. */
  readonly weight: number
  readonly members: readonly Person[]
  /** Whether its members represent someone dead or who renounced (Code civil, art. 751 to 755). */
  readonly represents: boolean
}

/** Who inherits without a will. Used by `civil.ts`, `liability.ts`, `reserve.ts` and `spouse-right.ts`. */
export interface Devolution {
  readonly ordre: Ordre
  /** The surviving spouse, whatever the order; `undefined` without one. */
  readonly spouse: Person | undefined
  /** The spouse's part as a fraction, when the order is `conjoint`; 0 otherwise. */
  readonly spousePart: number
  /** Those who share what the spouse does not take. */
  readonly branches: readonly Branch[]
}

/** A branch before its part is known. */
type Heads = Omit<Branch, 'weight'>

/**
 * Who inherits without a will, and in what parts (Code civil, art. 734 to 757-2): children by branch, else the spouse
 * and parents, else parents with brothers and sisters, else grandparents, else other relatives, else the State. Used
 * by `civil.ts`.
 * @example devolutionOf(peopleOf(estate), estate.day).ordre // 'descendants'
 */
export function devolutionOf(people: readonly Person[], day: CivilDate): Devolution {
  const of = (kinship: Person['kinship']) => people.filter((person) => person.kinship === kinship)
  const spouse = of('conjoint')[0]
  const found = { spouse, spousePart: 0 }
  const children = [...alone(of('enfant')), ...souchesOf(of('petit_enfant'))]
  if (children.length > 0) return { ...found, ordre: 'descendants', branches: evenly(children, 1) }
  const law = devolutionLaw(day).values
  const parents = alone(of('parent'))
  if (spouse) {
    const spousePart = 1 - parents.length * law.partParentConjoint
    return { ...found, spousePart, ordre: 'conjoint', branches: evenly(parents, 1 - spousePart) }
  }
  const siblings = siblingsOf(of('frere_soeur'), of('neveu_niece'))
  if (siblings.length > 0) {
    const ofParents = parents.length * law.partParentFratrie
    const branches = [...evenly(parents, ofParents), ...evenly(siblings, 1 - ofParents)]
    return { ...found, ordre: 'parents_fratrie', branches }
  }
  const ascendants = ascendantsOf(parents, alone(of('grand_parent')), law.partBrancheAscendants)
  if (ascendants.length > 0) {
    // Parents alone are of the second order, with brothers and sisters; other ascendants of the third (art. 734).
    const ordre = parents.length > 0 ? 'parents_fratrie' : 'ascendants'
    return { ...found, ordre, branches: ascendants }
  }
  const others = evenly(alone(of('parent_4e_degre')), 1)
  return { ...found, ordre: others.length > 0 ? 'collateraux' : 'etat', branches: others }
}

/** Brothers, sisters and souches of nephews by branch; nephews of one souche or none, alone, by head (art. 752-2). */
function siblingsOf(siblings: readonly Person[], nephews: readonly Person[]): readonly Heads[] {
  const souches = souchesOf(nephews)
  if (siblings.length === 0 && souches.length <= 1) return alone(nephews)
  return [...alone(siblings), ...souches]
}

/** Two parents by half; one has all, or the half of one side beside grandparents (art. 736 and 738-1). */
function ascendantsOf(
  parents: readonly Heads[],
  grandparents: readonly Heads[],
  ofOneSide: number,
): readonly Branch[] {
  if (parents.length === 0) return evenly(grandparents, 1)
  if (parents.length > 1 || grandparents.length === 0) return evenly(parents, 1)
  return [...evenly(parents, ofOneSide), ...evenly(grandparents, 1 - ofOneSide)]
}

/** A branch for each person, who represents nobody. */
const alone = (people: readonly Person[]): readonly Heads[] =>
  people.map((person) => ({ members: [person], represents: false }))

/** A branch for each number of souche; people without one are left out. */
function souchesOf(people: readonly Person[]): readonly Heads[] {
  const numbers = [...new Set(people.flatMap(({ souche }) => (souche === undefined ? [] : [souche])))]
  return numbers.map((number) => ({
    members: people.filter(({ souche }) => souche === number),
    represents: true,
  }))
}

/** Branches that share a part, a fraction, evenly. */
const evenly = (heads: readonly Heads[], part: number): readonly Branch[] =>
  heads.map((head) => ({ ...head, weight: part / heads.length }))

/** The branch of somebody whom the law calls. Used by `liability.ts`. */
export const branchOf = ({ branches }: Devolution, person: Person): Branch | undefined =>
  branches.find(({ members }) => members.includes(person))

/** Whether the law calls somebody to the estate. Used by `civil.ts`. */
export const isCalled = (devolution: Devolution, person: Person): boolean =>
  (person === devolution.spouse && devolution.ordre !== 'etat') || branchOf(devolution, person) !== undefined
