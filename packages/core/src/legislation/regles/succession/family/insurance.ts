import { charge } from '../../../../finance/scale.ts'
import type { CivilDate } from '../../../../units/civil-date.ts'
import { type Duty, dutyAbove, type LiableAbove, leftByShare, NO_DUTY } from '../duties.ts'
import { after70Law, before70Law, liableApart } from '../life-insurance.ts'
import type { Beneficiary } from './beneficiaries.ts'
import { type Liability, ownKinshipOf } from './liability.ts'
import { type Person, sumBy } from './people.ts'

/**
 * What one beneficiary of one row owes and keeps, in euros. Used by `settle.ts` and `succession/simulate-family.ts`.
 */
export interface InsuranceResult extends Beneficiary {
  /** Whether the person owes neither levy nor duties. */
  readonly exempt: boolean
  /** The allowance of the levy on the capital (CGI, art. 990 I). */
  readonly levyAllowance: number
  /** The capital that bears the levy. */
  readonly levyBase: number
  /** That levy. */
  readonly levy: number
  /** The part of the allowance shared by all premiums (art. 757 B). */
  readonly premiumsAllowance: number
  /** The premiums above it. */
  readonly premiumsBase: number
  /** The duties on these premiums. */
  readonly premiumsDue: number
  /** The duties of the whole person, all rows together. */
  readonly premiumsDuty: Duty
  /** What the law leaves to the person for them, above the share of the estate; nothing for somebody exempt. */
  readonly premiumsLiable: LiableAbove
  /** What is kept of capital, premiums and gains. */
  readonly net: number
}

/** What is known of a beneficiary: the law of duties, and what the estate gave, in euros. */
interface Known {
  readonly liability: Liability
  /** What duties count of the person's share of the estate; 0 for somebody who inherits nothing. */
  readonly share: number
}

/**
 * What beneficiaries owe, row by row, in euros: each person has one levy and one duty on all rows together, split
 * between the rows in proportion (CGI, art. 990 I and 757 B). Used by `settle.ts`.
 * @example insuranceOf(beneficiaries, (person) => ({ liability, share: 0 }), day)[0].levy
 */
export function insuranceOf(
  beneficiaries: readonly Beneficiary[],
  knownOf: (person: Person) => Known,
  day: CivilDate,
): readonly InsuranceResult[] {
  const persons = new Map<Person, InsuredPerson>()
  for (const row of beneficiaries) {
    const found = persons.get(row.person)
    if (found) found.rows.push(row)
    else persons.set(row.person, { ...knownOf(row.person), rows: [row] })
  }
  const isTaxed = ({ person }: Beneficiary) => persons.get(person)?.liability.exempt === false
  const taxable = sumBy(beneficiaries.filter(isTaxed), ({ premiums }) => premiums)
  const allowance = after70Law(day).values.abattement
  const dutyBy = new Map<Person, PersonDuty>()
  for (const [person, insured] of persons) {
    if (insured.liability.exempt) continue
    const base = sumBy(insured.rows, ({ premiums }) => premiums - allowanceOn(premiums, taxable, allowance))
    const liable = liableForPremiums(person, insured, day)
    dutyBy.set(person, { base, liable, duty: dutyAbove(liable, base), rows: insured.rows })
  }
  return beneficiaries.map((row) => {
    const found = dutyBy.get(row.person)
    if (!found) return untaxed(row)
    const levy = levyOn(row, found.rows, day)
    const premiumsAllowance = allowanceOn(row.premiums, taxable, allowance)
    const premiumsBase = row.premiums - premiumsAllowance
    const premiumsDue = found.base > 0 ? (found.duty.due * premiumsBase) / found.base : 0
    const net = row.capital + row.premiums + row.gains - levy.levy - premiumsDue
    return {
      ...row,
      exempt: false,
      ...levy,
      premiumsAllowance,
      premiumsBase,
      premiumsDue,
      premiumsDuty: found.duty,
      premiumsLiable: found.liable,
      net,
    }
  })
}

/** A person who receives insurance, and the rows that name this person. */
interface InsuredPerson extends Known {
  readonly rows: Beneficiary[]
}

/** The duties of a person on all premiums. */
interface PersonDuty {
  /** All premiums above the shared allowance, in euros. */
  readonly base: number
  readonly liable: LiableAbove
  readonly duty: Duty
  readonly rows: readonly Beneficiary[]
}

/** Of somebody exempt: no scale. */
const NOTHING_LEFT: LiableAbove = { scale: [], left: 0, excess: 0 }

/** One allowance serves all premiums that are taxed, in proportion of these; no more than the premiums. */
const allowanceOn = (premiums: number, taxable: number, allowance: number): number =>
  premiums > 0 ? Math.min(premiums, (allowance * premiums) / taxable) : 0

/** The levy of a person on all rows with a capital, one allowance at most, and the part of this row. */
function levyOn(row: Beneficiary, rows: readonly Beneficiary[], day: CivilDate) {
  if (row.capital === 0) return { levyAllowance: 0, levyBase: 0, levy: 0 }
  const { abattement, bareme } = before70Law(day).values
  const paid = rows.filter(({ capital }) => capital > 0)
  const capital = sumBy(paid, (other) => other.capital)
  const allowance =
    abattement *
    Math.min(
      1,
      sumBy(paid, ({ allowances }) => allowances),
    )
  const base = Math.max(0, capital - allowance)
  const part = row.capital / capital
  return { levyAllowance: allowance * part, levyBase: base * part, levy: charge(bareme, base) * part }
}

/**
 * What the law leaves to a person for premiums: they come on top of the share; but apart, and by the person's own
 * kinship, for one who represents: insurance knows no representation (`liableApart`).
 */
function liableForPremiums(person: Person, { liability, share }: Known, day: CivilDate): LiableAbove {
  const afterShare = leftByShare(liability, share)
  return liability.represents
    ? liableApart(ownKinshipOf(person, liability, day), afterShare.left)
    : afterShare
}

/** The result of a row whose beneficiary is exempt. */
const untaxed = (row: Beneficiary): InsuranceResult => ({
  ...row,
  exempt: true,
  levyAllowance: 0,
  levyBase: 0,
  levy: 0,
  premiumsAllowance: 0,
  premiumsBase: 0,
  premiumsDue: 0,
  premiumsDuty: NO_DUTY,
  premiumsLiable: NOTHING_LEFT,
  net: row.capital + row.premiums + row.gains,
})
