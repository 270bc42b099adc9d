import { charge } from '../../../../finance/scale.ts'
import type { CivilDate } from '../../../../units/civil-date.ts'
import { type Duty, dutyAbove, NO_DUTY } from '../duties.ts'
import { after70Law, before70Law } from '../life-insurance.ts'
import type { Beneficiary } from './beneficiaries.ts'
import { type Liability, ownLiabilityOf } from './liability.ts'
import { type Person, sumBy } from './people.ts'

/** What one beneficiary of one row owes and keeps, in euros. Used by `settle.ts`. */
export interface InsuranceResult extends Beneficiary {
  readonly exempt: boolean
  /** The levy on the capital (CGI, art. 990 I). */
  readonly levyAllowance: number
  readonly levyBase: number
  readonly levy: number
  /** Duties on the premiums (art. 757 B). */
  readonly premiumsAllowance: number
  readonly premiumsBase: number
  readonly premiumsDue: number
  /** Those of the whole person, all rows together. */
  readonly premiumsDuty: Duty
  /** The law of these duties, and the share of the estate that they come on top of: own and none for who represents. */
  readonly premiumsLiability: Liability
  readonly premiumsShare: number
  readonly net: number
}

/** What is known of a beneficiary: the law of duties, and what the estate gave, in euros. */
export interface Known {
  readonly liability: Liability
  readonly share: number
}

/**
 * What beneficiaries owe, row by row, in euros: each person has one levy and one duty on all rows together, told by
 * row in proportion (CGI, art. 990 I and 757 B).
 * @example insuranceOf(beneficiaries, (person) => ({ liability, share: 0 }), day)[0].levy
 */
export function insuranceOf(
  beneficiaries: readonly Beneficiary[],
  knownOf: (person: Person) => Known,
  day: CivilDate,
): readonly InsuranceResult[] {
  const isExempt = ({ person }: Beneficiary) => knownOf(person).liability.exempt
  const taxable = sumBy(
    beneficiaries.filter((row) => !isExempt(row)),
    ({ premiums }) => premiums,
  )
  const allowance = after70Law(day).values.abattement
  return beneficiaries.map((row) => {
    const known = underPremiums(row.person, knownOf(row.person), day)
    if (isExempt(row)) return untaxed(row, known)
    const rows = beneficiaries.filter(({ person }) => person === row.person)
    const levy = levyOn(row, rows, day)
    const baseOf = ({ premiums }: Beneficiary) => premiums - allowanceOn(premiums, taxable, allowance)
    const premiumsBase = baseOf(row)
    const personBase = sumBy(rows, baseOf)
    const premiumsDuty = dutyOnPremiums(personBase, known)
    const premiumsDue = personBase > 0 ? (premiumsDuty.due * premiumsBase) / personBase : 0
    const premiumsAllowance = allowanceOn(row.premiums, taxable, allowance)
    const net = row.capital + row.premiums + row.gains - levy.levy - premiumsDue
    return {
      ...row,
      exempt: false,
      ...levy,
      premiumsAllowance,
      premiumsBase,
      premiumsDue,
      premiumsDuty,
      premiumsLiability: known.liability,
      premiumsShare: known.share,
      net,
    }
  })
}

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
 * What counts for the premiums of a person: they come on top of the share; but apart, and by the person's own kinship, for
 * one who represents: insurance knows no representation (BOI-ENR-DMTG-10-50-80, 390).
 */
const underPremiums = (person: Person, known: Known, day: CivilDate): Known =>
  known.liability.represents ? { liability: ownLiabilityOf(person, day), share: 0 } : known

/** Duties on all premiums of a person above the allowance, in euros. */
function dutyOnPremiums(base: number, { liability, share }: Known): Duty {
  const { scale, left, excess } = liability
  const onTop = { scale, left: Math.max(0, left - share), excess: excess + Math.max(0, share - left) }
  return dutyAbove(onTop, base)
}

const untaxed = (row: Beneficiary, known: Known): InsuranceResult => ({
  ...row,
  exempt: true,
  levyAllowance: 0,
  levyBase: 0,
  levy: 0,
  premiumsAllowance: 0,
  premiumsBase: 0,
  premiumsDue: 0,
  premiumsDuty: NO_DUTY,
  premiumsLiability: known.liability,
  premiumsShare: known.share,
  net: row.capital + row.premiums + row.gains,
})
