import { usufruitLaw, usufruitShare } from '../spouse.ts'
import type { FamilyEstate, InsuranceRight, InsuranceRow } from './input.ts'
import { type Person, recipientsOf } from './people.ts'

/** One beneficiary of one row: what counts of its amounts, in euros. Used by `insurance.ts` and `settle.ts`. */
export interface Beneficiary {
  /** The row of insurance, from 1. */
  readonly rang: number
  readonly person: Person
  readonly right: InsuranceRight
  /** What counts of amounts in full ownership: 1, u for the usufructuary or 1 - u (CGI, art. 669). */
  readonly fraction: number
  /**
   * How many allowances of the levy the row opens: 1 in full ownership, else `fraction`, times the number of bare owners
   * for their usufructuary.
   */
  readonly allowances: number
  /** The capital from premiums paid before the age of 70, as counted. */
  readonly capital: number
  /** The premiums paid after it, as counted. */
  readonly premiums: number
  /** What these premiums have gained, as counted. */
  readonly gains: number
}

/**
 * Every beneficiary, row by row; those of a row of several one by one. Used by `settle.ts`.
 * @throws RangeError when a clause has no usufructuary, this one no age, or a row names nobody of the family.
 * @example beneficiariesOf(estate, civil.people)[0].capital
 */
export function beneficiariesOf(
  { insurance, day }: Pick<FamilyEstate, 'insurance' | 'day'>,
  people: readonly Person[],
): readonly Beneficiary[] {
  const named = insurance.map((row, index) => ({
    row,
    rang: index + 1,
    persons: recipientsOf(people, row, row.count),
  }))
  const steps = usufruitLaw(day).values.usufruitViager
  const usufruitIn = (clause: number | undefined): number => {
    const ofClause = named.filter(({ row }) => clause !== undefined && row.clause === clause)
    const found = ofClause.find(({ row }) => row.right === 'usufruit')
    const age = found?.row.age ?? found?.persons[0]?.age
    if (age === undefined) throw new RangeError('a clause needs a usufructuary with an age')
    return usufruitShare(steps, age)
  }
  const bareOwnersIn = (clause: number | undefined): number =>
    named
      .filter(({ row }) => row.clause === clause && row.right === 'nue_propriete')
      .reduce((count, { persons }) => count + persons.length, 0)
  return named.flatMap(({ row, rang, persons }) => {
    const rate = (row.right ?? 'pleine_propriete') === 'pleine_propriete' ? 0 : usufruitIn(row.clause)
    const share = rightIn(row, rate, bareOwnersIn(row.clause))
    return persons.map((person) => ({ rang, person, ...share, ...amountsOf(row, share.fraction) }))
  })
}

/**
 * The part of amounts, and of allowances, that a right gives.
 * @param usufruct the value of the usufruct of the clause, as a fraction.
 */
function rightIn({ right = 'pleine_propriete' }: InsuranceRow, usufruit: number, bareOwners: number) {
  if (right === 'pleine_propriete') return { right, fraction: 1, allowances: 1 }
  const fraction = right === 'usufruit' ? usufruit : 1 - usufruit
  return { right, fraction, allowances: right === 'usufruit' ? fraction * bareOwners : fraction }
}

/** What counts of the amounts of a row, in euros. */
const amountsOf = ({ before70 = 0, after70 = 0, gains70 = 0 }: InsuranceRow, fraction: number) => ({
  capital: before70 * fraction,
  premiums: after70 * fraction,
  gains: gains70 * fraction,
})
