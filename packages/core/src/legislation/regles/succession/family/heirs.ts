import { type Duty, dueAbove, dutyAbove, NO_DUTY } from '../duties.ts'
import type { CivilEstate, CivilShare } from './civil.ts'
import { type FiscalEstate, type FiscalShare, fiscalEstateOf, fiscalShareOf } from './fiscal-shares.ts'
import type { FamilyEstate } from './input.ts'
import { type Liability, liabilityOf } from './liability.ts'
import { type Person, sumBy } from './people.ts'

/**
 * One person: what he or she receives of the estate, and the duties on it. In euros.
 * Used by `options.ts` and `settle.ts`.
 */
export interface Heir extends CivilShare, FiscalShare {
  readonly liability: Liability
  readonly duty: Duty
}

/** The duties on an estate, in euros. */
export interface TaxedEstate {
  readonly fiscal: FiscalEstate
  /** The family in the order of rows, then legatees outside it. */
  readonly heirs: readonly Heir[]
  readonly duties: number
}

/**
 * The duties of everybody on an estate shared by civil law, in euros (CGI, art. 777 to 793 bis).
 * @example taxedEstateOf(estate, civilOf(estate)).duties
 */
export function taxedEstateOf(estate: FamilyEstate, civil: CivilEstate): TaxedEstate {
  const fiscal = fiscalEstateOf(estate, civil)
  const heirs = civil.shares.map((share): Heir => {
    const liability = liabilityOf(civil.devolution, share.person, estate.day)
    const counted = fiscalShareOf(estate, civil, fiscal, share)
    const duty = liability.exempt ? NO_DUTY : dutyAbove(liability, counted.partFiscale)
    return { ...share, ...counted, liability, duty }
  })
  return { fiscal, heirs, duties: sumBy(heirs, ({ duty }) => duty.due) }
}

/**
 * The duties of everybody on an estate shared by another option, in euros, without their brackets.
 * @param liabilities those of the same people, which no option changes.
 */
export function dutiesWith(
  estate: FamilyEstate,
  civil: CivilEstate,
  liabilities: ReadonlyMap<Person, Liability>,
): number {
  const fiscal = fiscalEstateOf(estate, civil)
  return sumBy(civil.shares, (share) => {
    const liability = liabilities.get(share.person)
    if (!liability || liability.exempt) return 0
    return dueAbove(liability, fiscalShareOf(estate, civil, fiscal, share).partFiscale)
  })
}
