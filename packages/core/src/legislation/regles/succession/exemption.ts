import { lawOf } from '../../law.ts'
import { exonerationConjoint } from '../../parametres/succession/exoneration-conjoint.ts'
import { exonerationFratrie } from '../../parametres/succession/exoneration-fratrie.ts'

/**
 * Law by day: whether a surviving spouse or PACS partner is exempt (CGI, art. 796-0 bis). Used by `succession`.
 */
export const spouseExemptionLaw = lawOf({ exonerationConjoint })

/**
 * Law by day: the age and the years of living together, both in years, that exempt a brother or a sister of the
 * deceased (CGI, art. 796-0 ter).
 */
export const siblingExemptionLaw = lawOf({ exonerationFratrie })
