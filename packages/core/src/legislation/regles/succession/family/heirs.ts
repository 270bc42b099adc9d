import { type Duty, dueAbove, dutyAbove, NO_DUTY } from '../duties.ts'
import type { CivilEstate, CivilShare } from './civil.ts'
import { type FiscalEstate, type FiscalShare, fiscalEstateOf, fiscalShareOf } from './fiscal-shares.ts'
import type { FamilyEstate } from './input.ts'
import { type Liability, liabilityOf } from './liability.ts'
import { type Person, sumBy } from './people.ts'

/** One person: what he or she receives of the estate, and the duties on it. In euros. */
interface Heir extends CivilShare, FiscalShare {
  /** The scale and the allowances of the person. */
  readonly liability: Liability
  /** The duties on the share of the estate, without life insurance. */
  readonly duty: Duty
}

/** The duties on an estate, in euros. */
export interface TaxedEstate {
  readonly fiscal: FiscalEstate
  /** The family in the order of the rows `proche` of the question, then legatees outside it. */
  readonly heirs: readonly Heir[]
  /** The duties of all of them. */
  readonly duties: number
}

/**
 * The duties of everybody on an estate shared by civil law, in euros (CGI, art. 777 to 793 bis). Used by `settle.ts`.
 * @example taxedEstateOf(estate, civilOf(estate)).duties
 */
export function taxedEstateOf(estate: FamilyEstate, civil: CivilEstate): TaxedEstate {
  const fiscal = fiscalEstateOf(estate, civil)
  const heirs = civil.shares.map((share): Heir => {
    const liability = liabilityOf(civil.devolution, share.person, estate.day)
    const counted = fiscalShareOf(estate, civil, fiscal, share)
    const duty = liability.exempt ? NO_DUTY : dutyAbove(liability, counted.partFiscale)
    // Each member is copied by name: to spread two objects takes more time than all the rest of this function.
    return {
      person: share.person,
      called: share.called,
      legacies: share.legacies,
      amountLegacies: share.amountLegacies,
      ownership: share.ownership,
      usufruit: share.usufruit,
      bareOwnership: share.bareOwnership,
      value: share.value,
      sharing: share.sharing,
      beforeRural: counted.beforeRural,
      rural: counted.rural,
      ruralRelief: counted.ruralRelief,
      partFiscale: counted.partFiscale,
      liability,
      duty,
    }
  })
  return { fiscal, heirs, duties: sumBy(heirs, ({ duty }) => duty.due) }
}

/**
 * The total duties if the estate were shared as `civil` says, such as by another choice of the spouse, in euros. It is
 * quicker than `taxedEstateOf`: it makes no bands of the scale and takes the `liabilities` that are known. Used by `options.ts` and
 * `succession/simulate-family.ts`.
 * @param liabilities what is known of the same people; that of others is found.
 */
export function dutiesWith(
  estate: FamilyEstate,
  civil: CivilEstate,
  liabilities: ReadonlyMap<Person, Liability>,
): number {
  const fiscal = fiscalEstateOf(estate, civil)
  return sumBy(civil.shares, (share) => {
    const liability = liabilities.get(share.person) ?? liabilityOf(civil.devolution, share.person, estate.day)
    if (liability.exempt) return 0
    return dueAbove(liability, fiscalShareOf(estate, civil, fiscal, share).partFiscale)
  })
}
