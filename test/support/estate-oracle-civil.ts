/** Who inherits and how much, by recursion over the family tree (C. civ. 734 to 758-5, 843 to 926, 1094-1). */
import { type Decimal, decimal } from './decimal.ts'
import { groupBy, least, ONE, positive, prorata, total, usufruitAt, ZERO } from './duties-oracle.ts'
import {
  type EstateQuestion,
  familyOf,
  isAdvance,
  type LegacyRow,
  massValue,
  type OptionConjoint,
  outsider,
  type Person,
} from './estate-oracle-types.ts'

/** A node of the tree: a person, or those who share the place of one, with its weight beside its equals. */
export interface Place {
  /** Its share beside its equals: 1 for each of them, or a fraction of the whole. */
  readonly weight: Decimal
  /** The person; none where `below` shares the place. */
  readonly heir?: Person
  readonly below: readonly Place[]
}
/** Who is called to an estate. */
export interface Order {
  readonly name: 'descendants' | 'conjoint' | 'parents_fratrie' | 'ascendants' | 'collateraux' | 'etat'
  /** The heirs other than the spouse. */
  readonly places: readonly Place[]
  readonly spouse?: Person
  /** Those who represent somebody dead or who renounced, and have that person's allowance. */
  readonly representing: ReadonlySet<Person>
}

const place = (heir: Person, weight = ONE): Place => ({ heir, weight, below: [] })
/** The people of a place and below it. Used by `estate-oracle.ts`. */
export const heirsIn = (node: Place): readonly Person[] =>
  node.heir ? [node.heir] : node.below.flatMap(heirsIn)

/** One place for each of the living, and one place for each souche of those who represent. */
function branches(living: readonly Person[], below: readonly Person[]): readonly Place[] {
  const souches = groupBy(
    below.filter((one) => one.row.souche !== undefined),
    (one) => one.row.souche,
  )
  const places = [...souches.values()].map((souche) => ({
    weight: ONE,
    below: souche.map((one) => place(one)),
  }))
  return [...living.map((one) => place(one)), ...places]
}

/** The order called, and the place of each in it (C. civ. 734, 736 to 741, 751 to 757-2). */
export function orderOf(family: readonly Person[]): Order {
  const of = (lien: string) => family.filter((one) => one.row.lien === lien)
  const spouse = of('conjoint')[0]
  const beside = spouse ? { spouse } : {}
  const noOne: ReadonlySet<Person> = new Set()
  const children = branches(of('enfant'), of('petit_enfant'))
  if (children.length > 0) {
    const only = children.length === 1
    const called = children.flatMap(heirsIn).filter((one) => one.row.lien === 'petit_enfant')
    const representing = new Set(called.filter((one) => !(only && one.row.renonciation)))
    return { name: 'descendants', places: children, ...beside, representing }
  }
  const parents = of('parent')
  if (spouse)
    return { name: 'conjoint', places: parents.map((one) => place(one)), spouse, representing: noOne }
  const quarters = parents.map((one) => place(one, decimal('0.25')))
  const rest = ONE.minus(total(quarters, (node) => node.weight))
  const nephews = of('neveu_niece')
  const siblings = branches(of('frere_soeur'), nephews)
  const souches = siblings.filter((node) => node.below.length > 0).length
  const inOwnRight = of('frere_soeur').length === 0 && souches <= 1
  const collaterals = inOwnRight ? nephews.map((one) => place(one)) : siblings
  if (collaterals.length > 0) {
    const representing = inOwnRight
      ? noOne
      : new Set(collaterals.flatMap((node) => node.below.flatMap(heirsIn)))
    const places = [...quarters, { weight: rest, below: collaterals }]
    return { name: 'parents_fratrie', places, representing }
  }
  const older = of('grand_parent').map((one) => place(one))
  if (parents.length > 0) {
    const otherSide = parents.length === 1 && older.length > 0 ? [{ weight: ONE, below: older }] : []
    const places = [...parents.map((one) => place(one)), ...otherSide]
    return { name: 'ascendants', places, representing: noOne }
  }
  if (older.length > 0) return { name: 'ascendants', places: older, representing: noOne }
  const far = of('parent_4e_degre').map((one) => place(one))
  return { name: far.length > 0 ? 'collateraux' : 'etat', places: far, representing: noOne }
}

/** Gifts on account of the inheritance, in euros. */
const advances = (person: Person): Decimal => total(person.gifts.filter(isAdvance), massValue)
const broughtBack = (node: Place): Decimal => total(heirsIn(node), advances)

/**
 * Shares `left` euros among equals with their gifts brought back, into `into` (C. civ. 843, 860). The level
 * `x` such that the positive parts of weight·x - gift sum to `left` is found by going through the places in
 * order of the level that frees them.
 */
function share(places: readonly Place[], left: Decimal, into: Map<Person, Decimal>): void {
  const entries = places
    .map((node) => ({ node, gift: broughtBack(node) }))
    .toSorted((a, b) => a.gift.div(a.node.weight).cmp(b.gift.div(b.node.weight)))
  let [weights, gifts, level] = [ZERO, ZERO, ZERO]
  for (const { node, gift } of entries) {
    if (!weights.isZero() && gift.div(node.weight).gte(level)) break
    weights = weights.plus(node.weight)
    gifts = gifts.plus(gift)
    level = left.plus(gifts).div(weights)
  }
  for (const { node, gift } of entries) {
    const taken = positive(level.times(node.weight).minus(gift))
    if (node.heir) into.set(node.heir, taken)
    else share(node.below, taken, into)
  }
}

/** A legacy, once reduced to what may be given. */
export interface Legacy {
  readonly person: Person
  /** Euros. */
  readonly amount: Decimal
  /** Whether the will gives an amount, not a part of the estate. */
  readonly isFixed: boolean
}
/** What a person receives of the estate, in euros. Used by `estate-oracle-tax.ts`. */
export interface Holding {
  readonly person: Person
  readonly propriete: Decimal
  readonly usufruit: Decimal
  readonly nuePropriete: Decimal
  /** All legacies, then those of an amount alone. */
  readonly legs: Decimal
  readonly fixedLegs: Decimal
  /** All of it, with usufruct and bare ownership at their value (CGI 669). */
  readonly valeur: Decimal
}

/**
 * Euros that no heir pays duties on: a fifth of the occupied home, three quarters of shares and woods. Used
 * by `estate-oracle-tax.ts`.
 */
export function leftOut(question: EstateQuestion): Decimal {
  const home = question.residence_occupee ? decimal(question.residence_principale ?? 0).div(5) : ZERO
  const kept = decimal(question.dutreil ?? 0).plus(question.bois ?? 0)
  return home.plus(kept.times('0.75'))
}

/**
 * Furniture in euros, at the flat rate: 5 % of the taxed part of the property, debts not deducted (CGI 764,
 * I, 3°).
 */
const furniture = (question: EstateQuestion): Decimal =>
  question.forfait_mobilier ? positive(decimal(question.patrimoine).minus(leftOut(question))).div(20) : ZERO

/**
 * The mass of calculation, the reserve, and what gifts leave of both, in euros (C. civ. 913, 914-1, 919-1,
 * 922, 926). `met` is the part of the reserve that gifts to the children fill, `unmet` the rest;
 * `legsReduits` tells whether the legacies exceed what may be given. Used by `estate-oracle.ts`.
 */
export function massOf(question: EstateQuestion) {
  const family = familyOf(question)
  const order = orderOf(family)
  const owed = decimal(question.dettes ?? 0).plus(question.frais_funeraires ?? 1500)
  const estate = positive(decimal(question.patrimoine).plus(furniture(question)).minus(owed))
  const gifts = total(family, (one) => total(one.gifts, massValue))
  const mass = estate.plus(gifts)
  const children = order.name === 'descendants' ? order.places : []
  const count = children.length
  const reserve =
    count > 0 ? mass.times(Math.min(count, 3)).div(Math.min(count, 3) + 1) : order.spouse ? mass.div(4) : ZERO
  const disposable = mass.minus(reserve)
  const met = total(children, (node) => {
    const counted = heirsIn(node).flatMap((one) => one.gifts.filter((gift) => gift.mode !== 'hors_part'))
    return least(total(counted, massValue), reserve.div(count))
  })
  const disposableLeft = positive(disposable.minus(gifts.minus(met)))
  const requested = (question.legs ?? []).map((row: LegacyRow) => ({
    person: (row.proche && family.find((one) => one.rang === row.proche)) || outsider(row),
    amount: row.montant === undefined ? estate.times(row.part ?? 0).div(100) : decimal(row.montant),
    isFixed: row.montant !== undefined,
  }))
  const wanted = total(requested, (one) => one.amount)
  const most = least(disposableLeft, estate)
  const legacies: readonly Legacy[] = requested.map((one) =>
    wanted.gt(most) ? { ...one, amount: prorata(most, one.amount, wanted) } : one,
  )
  const unmet = reserve.minus(met)
  const legsReduits = wanted.gt(most)
  return { family, order, estate, mass, reserve, disposable, disposableLeft, unmet, legacies, legsReduits }
}
/**
 * The result of `massOf`. Used by `estate-oracle-insurance.ts`, `estate-oracle-tax.ts` and
 * `estate-oracle.ts`.
 */
export type Mass = ReturnType<typeof massOf>

/** Euros that the spouse takes: `owned` in full ownership, `used` in usufruct. */
function spouseTakes(question: EstateQuestion, mass: Mass, option: OptionConjoint, rest: Decimal) {
  const { order } = mass
  if (!order.spouse) return { owned: ZERO, used: ZERO }
  if (order.name === 'conjoint') {
    const fraction = ONE.minus(decimal('0.25').times(order.places.length))
    const leastPart = least(rest, mass.mass.div(4))
    const legal = rest.times(fraction)
    return { owned: question.donation_epoux ? rest : legal.gt(leastPart) ? legal : leastPart, used: ZERO }
  }
  const left = positive(mass.disposableLeft.minus(total(mass.legacies, (one) => one.amount)))
  switch (option) {
    case 'usufruit':
      return { owned: ZERO, used: rest }
    case 'quart_usufruit': {
      const owned = least(least(mass.mass.div(4), left), rest)
      return { owned, used: rest.minus(owned) }
    }
    case 'quotite_disponible':
      return { owned: least(left, rest), used: ZERO }
    case 'quart': {
      const quarter = rest.plus(total(order.places, broughtBack)).div(4)
      return { owned: positive(least(quarter, rest.minus(mass.unmet))), used: ZERO }
    }
  }
}

/**
 * What each person receives under one option of the spouse, family first, then other legatees. `nonDevolu`:
 * euros that nobody inherits. Used by `estate-oracle.ts`.
 */
export function holdingsOf(question: EstateQuestion, mass: Mass, option: OptionConjoint) {
  const { family, order, legacies, estate } = mass
  const rest = estate.minus(total(legacies, (one) => one.amount))
  const spouse = spouseTakes(question, mass, option, rest)
  const shares = new Map<Person, Decimal>()
  share(order.places, rest.minus(spouse.owned), shares)
  const usufruitShare = usufruitAt(order.spouse?.row.age ?? 0)
  const isBare = spouse.used.gt(0)
  const persons = [...family, ...legacies.map((one) => one.person).filter((one) => one.rang === null)]
  const holdings = persons.map((person): Holding => {
    const own = legacies.filter((one) => one.person === person)
    const legs = total(own, (one) => one.amount)
    const fixed = own.filter((one) => one.isFixed)
    const inherited = shares.get(person) ?? ZERO
    const isSpouse = person === order.spouse
    const propriete = isSpouse ? spouse.owned : isBare ? ZERO : inherited
    const usufruit = isSpouse ? spouse.used : ZERO
    const nuePropriete = isBare && !isSpouse ? inherited : ZERO
    const dismembered = usufruit.times(usufruitShare).plus(nuePropriete.times(ONE.minus(usufruitShare)))
    const fixedLegs = total(fixed, (one) => one.amount)
    return {
      person,
      propriete,
      usufruit,
      nuePropriete,
      legs,
      fixedLegs,
      valeur: propriete.plus(dismembered).plus(legs),
    }
  })
  return { holdings, nonDevolu: order.name === 'etat' && !order.spouse ? rest : ZERO }
}
