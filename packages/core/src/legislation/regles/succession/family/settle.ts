/**
 * The estate of a whole family. To use it: make a `FamilyEstate` of a question that the checks have accepted, call
 * `settleFamily`, then `optionsOf` for the four options of a spouse beside children and `instalmentsOf` with
 * `instalmentsDue` for a plan. Every amount is in euros, not rounded; a fraction is a fraction (0.4 is 40 %). Heirs
 * and legatees are `estate.heirs`: `person.rang` is the row of the family, `null` outside it; beneficiaries are
 * `insurance`. Laws to cite are in `law.ts` and beside the rules of one kinship.
 */

import { beneficiariesOf } from './beneficiaries.ts'
import { type CivilEstate, civilOf } from './civil.ts'
import { type TaxedEstate, taxedEstateOf } from './heirs.ts'
import type { FamilyEstate } from './input.ts'
import { type InsuranceResult, insuranceOf } from './insurance.ts'
import { liabilityOf } from './liability.ts'
import { sumBy } from './people.ts'

/** Everything that an estate comes to, for everybody. In euros. */
export interface FamilySettlement {
  /** Who receives what by civil law. */
  readonly civil: CivilEstate
  /** The duties of each heir on the estate. */
  readonly estate: TaxedEstate
  /** A row for each beneficiary of each row. */
  readonly insurance: readonly InsuranceResult[]
  readonly totals: FamilyTotals
}

/** The sums of a settlement, in euros. */
interface FamilyTotals {
  /** Duties on the estate. */
  readonly duties: number
  /** The levy of CGI, art. 990 I and the duties of art. 757 B. */
  readonly insuranceDuties: number
  /** Both together. */
  readonly allDuties: number
  /** What people receive before duties, life insurance included; what nobody inherits is left out. */
  readonly received: number
  /** `received` less `allDuties`. */
  readonly net: number
  /** What may be paid by instalments: duties on the estate and of art. 757 B. */
  readonly instalmentsDue: number
}

/**
 * The whole of an estate: devolution, shares, duties, life insurance. Nothing is rounded. Used by `options.ts`,
 * `succession/settle-family.ts` and `succession/simulate-family.ts`.
 * @throws RangeError when a row is not in the family, or a usufructuary has no age; before the first day of a law.
 * @example settleFamily(estate).totals.allDuties
 */
export function settleFamily(estate: FamilyEstate): FamilySettlement {
  const civil = civilOf(estate)
  const taxed = taxedEstateOf(estate, civil)
  const heirs = new Map(taxed.heirs.map((heir) => [heir.person, heir]))
  const insurance = insuranceOf(
    beneficiariesOf(estate, civil.people),
    (person) => {
      const heir = heirs.get(person)
      const liability = heir?.liability ?? liabilityOf(civil.devolution, person, estate.day)
      return { liability, share: heir?.partFiscale ?? 0 }
    },
    estate.day,
  )
  return { civil, estate: taxed, insurance, totals: totalsOf(civil, taxed, insurance) }
}

function totalsOf(
  { net, nonDevolu }: CivilEstate,
  { duties }: TaxedEstate,
  insurance: readonly InsuranceResult[],
): FamilyTotals {
  const premiumsDue = sumBy(insurance, (row) => row.premiumsDue)
  const insuranceDuties = sumBy(insurance, ({ levy }) => levy) + premiumsDue
  const received =
    net - nonDevolu + sumBy(insurance, ({ capital, premiums, gains }) => capital + premiums + gains)
  const allDuties = duties + insuranceDuties
  return {
    duties,
    insuranceDuties,
    allDuties,
    received,
    net: received - allDuties,
    instalmentsDue: duties + premiumsDue,
  }
}
