import { lawOf } from '../../law.ts'
import { exonerationConjoint } from '../../parametres/succession/exoneration-conjoint.ts'
import { exonerationFratrie } from '../../parametres/succession/exoneration-fratrie.ts'

/**
 * Law by day: whether a surviving spouse or PACS partner is exempt (CGI, art. 796-0 bis). Used by
 * `simulateurs/succession/family-laws.ts`, `simulateurs/succession/family.explain.ts`,
 * `simulateurs/succession/heir.ts` and `simulateurs/succession/settlement.explain.ts`.
 */
export const spouseExemptionLaw = lawOf({ exonerationConjoint })

/**
 * Law by day: the age and the years of living together, both in years, that exempt a brother or a sister of the
 * deceased (CGI, art. 796-0 ter). Used by `simulateurs/succession/family-laws.ts`,
 * `simulateurs/succession/family.explain.ts`, `simulateurs/succession/heir.ts` and
 * `simulateurs/succession/settlement.explain.ts`.
 */
export const siblingExemptionLaw = lawOf({ exonerationFratrie })
