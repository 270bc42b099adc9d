import { lawOf } from '../../law.ts'
import { exonerationConjoint } from '../../parametres/succession/exoneration-conjoint.ts'
import { exonerationFratrie } from '../../parametres/succession/exoneration-fratrie.ts'

/** What exempts a surviving spouse or PACS partner (CGI, art. 796-0 bis). */
export const spouseExemptionLaw = lawOf({ exonerationConjoint })

/** What exempts a brother or a sister who lived with the deceased (CGI, art. 796-0 ter). */
export const siblingExemptionLaw = lawOf({ exonerationFratrie })
