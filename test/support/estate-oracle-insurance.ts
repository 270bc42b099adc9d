/** Life insurance by beneficiary with 40 digits: the levy of CGI 990 I and the duties of CGI 757 B. */
import { type Decimal, decimal } from './decimal.ts'
import {
  DISABILITY,
  dutiesOn,
  groupBy,
  LEVY,
  least,
  ONE,
  positive,
  prorata,
  total,
  usufruitAt,
  ZERO,
} from './duties-oracle.ts'
import type { Mass } from './estate-oracle-civil.ts'
import { isExempt, ownKinship, type PersonDuties } from './estate-oracle-tax.ts'
import { type EstateQuestion, type InsuranceRow, outsider, type Person } from './estate-oracle-types.ts'

/** What one beneficiary receives by one row. Euros. */
interface Benefit {
  /** The row of the question, from 1. */
  readonly rang: number
  readonly person: Person
  readonly row: InsuranceRow
  /**
   * From premiums before 70; of a split clause, the part by the usufructuary's age (CGI 669), as the next
   * two.
   */
  readonly capital: Decimal
  /** Premiums after 70, and their gains. */
  readonly premiums: Decimal
  readonly gains: Decimal
  /** Euros of allowance that the row brings to its person, before the limit a person. */
  readonly levyAllowance: Decimal
}

/** The allowance of each beneficiary before 70, and the one that all share after 70, in euros. */
const LEVY_ALLOWANCE = decimal(152_500)
const SHARED_ALLOWANCE = decimal(30_500)

/** A row for each beneficiary: those of the family are found again, those of a kinship are new. */
function benefitsOf(question: EstateQuestion, mass: Mass): readonly Benefit[] {
  const rows = question.assurance ?? []
  const personsOf = (row: InsuranceRow): readonly Person[] =>
    row.proche === undefined
      ? Array.from({ length: row.nombre ?? 1 }, () => outsider(row))
      : mass.family.filter((one) => one.rang === row.proche)
  const partOf = (row: InsuranceRow): Decimal => {
    const holder = rows.find((one) => one.clause === row.clause && one.droit === 'usufruit')
    if (!holder || row.clause === undefined) return ONE
    const age = holder.age ?? (holder.proche && question.proche?.[holder.proche - 1]?.age) ?? 0
    return row.droit === 'usufruit' ? usufruitAt(age) : ONE.minus(usufruitAt(age))
  }
  // a usufructuary has its part of an allowance with each bare owner
  const bareOwnersOf = (row: InsuranceRow): number => {
    if (row.droit !== 'usufruit') return 1
    const bare = rows.filter((one) => one.clause === row.clause && one.droit === 'nue_propriete')
    return bare.reduce((count, one) => count + personsOf(one).length, 0)
  }
  return rows.flatMap((row, index) => {
    const part = partOf(row)
    const levyAllowance = row.avant_70 ? LEVY_ALLOWANCE.times(part).times(bareOwnersOf(row)) : ZERO
    const counted = (euros = 0) => part.times(euros)
    return personsOf(row).map((person) => ({
      rang: index + 1,
      person,
      row,
      capital: counted(row.avant_70),
      premiums: counted(row.apres_70),
      gains: counted(row.gains_70),
      levyAllowance,
    }))
  })
}

/**
 * What gifts, then the share, leave of the allowance of disability in euros; that of kinship is used first.
 */
function disabilityAfterShare({ row }: Person, { abattement, partFiscale, recall }: PersonDuties): Decimal {
  if (!row.handicap) return ZERO
  const disability = positive(decimal(DISABILITY).minus(recall.disability))
  return positive(disability.minus(positive(partFiscale.minus(abattement.minus(disability)))))
}

/** Duties of 757 B of one person: on top of its share, or apart when it represents (no representation there). */
function dutiesAfter(person: Person, rest: Decimal, mass: Mass, duties: PersonDuties | undefined): Decimal {
  const own = ownKinship(person)
  if (mass.order.representing.has(person) && !person.row.adoption_simple) {
    const { allowance } = ownKinship({ ...person, row: { ...person.row, handicap: false } })
    const unused = duties ? disabilityAfterShare(person, duties) : ZERO
    const isAdded = person.row.lien === 'neveu_niece' // 779, V stands beside 779, II; 788, IV does not
    const free = isAdded ? allowance.plus(unused) : unused.gt(allowance) ? unused : allowance
    return dutiesOn(own.bands, positive(rest.minus(free)))
  }
  if (!duties) return dutiesOn(own.bands, positive(rest.minus(own.allowance).minus(own.disability)))
  const left = positive(duties.abattement.minus(duties.partFiscale))
  const below = duties.recall.excess.plus(duties.baseTaxable)
  return dutiesOn(duties.bands, positive(rest.minus(left)), below)
}

/**
 * One result for each beneficiary of a row; a person's allowance and duties are split over its rows in
 * proportion. Used by `estate-oracle.ts`.
 */
export function insuranceOf(question: EstateQuestion, mass: Mass, duties: readonly PersonDuties[]) {
  const benefits = benefitsOf(question, mass)
  const taxable = benefits.filter(({ person }) => !isExempt(person))
  const premiums = total(taxable, (one) => one.premiums)
  const shared = least(SHARED_ALLOWANCE, premiums)
  const restOf = (one: Benefit) => one.premiums.minus(prorata(shared, one.premiums, premiums))
  const byPerson = groupBy(taxable, (one) => one.person)
  return benefits.map((one) => {
    const { person, capital, row, rang } = one
    const own = byPerson.get(person) ?? []
    const capitals = total(own, (other) => other.capital)
    const allowance = least(
      LEVY_ALLOWANCE,
      total(own, (other) => other.levyAllowance),
    )
    const base = positive(capitals.minus(allowance))
    const rests = total(own, restOf)
    const after = dutiesAfter(
      person,
      rests,
      mass,
      duties.find((other) => other.holding.person === person),
    )
    const isTaxed = own.length > 0
    const ofLevy = (euros: Decimal) => (isTaxed ? prorata(euros, capital, capitals) : ZERO)
    const rest = isTaxed ? restOf(one) : ZERO
    const prelevement = ofLevy(dutiesOn(LEVY, base))
    const droitsApres70 = isTaxed ? prorata(after, rest, rests) : ZERO
    const received = capital.plus(one.premiums).plus(one.gains)
    return {
      person,
      received,
      rang,
      lien: person.row.lien,
      droit: row.droit ?? 'pleine_propriete',
      capitalAvant70: capital,
      abattementAvant70: ofLevy(allowance),
      baseAvant70: ofLevy(base),
      prelevement,
      primesApres70: one.premiums,
      abattementApres70: isTaxed ? one.premiums.minus(rest) : ZERO,
      baseApres70: rest,
      droitsApres70,
      gainsExoneres: one.gains,
      net: received.minus(prelevement).minus(droitsApres70),
    }
  })
}
