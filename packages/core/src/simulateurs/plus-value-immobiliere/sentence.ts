import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import { dayInWords } from '../../units/day-in-words.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Data = SentenceInput<typeof params, typeof result>['data']

/** The first full years of ownership, among the rows of the answer, from which an allowance leaves nothing to tax. */
const firstFree = (
  { parDuree }: Data,
  allowance: 'abattementImpot' | 'abattementPrelevements',
): number | undefined => parDuree.find((row) => row[allowance] === 100)?.dureeDetention

/** From how many years of ownership each tax ends, where it is due now and that lies ahead. */
function endsOf(data: Data): { readonly incomeTax?: number; readonly levies?: number } {
  const { impot, prelevementsSociaux } = data.resume
  const incomeTax = impot > 0 ? firstFree(data, 'abattementImpot') : undefined
  const levies = prelevementsSociaux > 0 ? firstFree(data, 'abattementPrelevements') : undefined
  return { ...(incomeTax !== undefined && { incomeTax }), ...(levies !== undefined && { levies }) }
}

/**
 * The answer of `plus-value-immobiliere` in some sentences, from its rounded figures (`data`): what is due, what waiting
 * for the next full year of ownership saves, and until when each tax is due. Used by `contract.ts`.
 * @example 'The sale would cost €25,176 in tax and leave €294,824 for the seller. From 10 May 2027 on, …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data }, format) => {
    const { resume } = data
    const left = format.euros(Math.abs(resume.netVendeur))
    const kept = resume.netVendeur < 0 ? `${left} à payer` : `${left} au vendeur`
    if (resume.motifExoneration) return `Cette vente ne serait pas imposée : elle laisserait ${kept}.`
    if (resume.plusValueBrute <= 0) return `Sans plus-value, rien à payer : la vente laisserait ${kept}.`
    const paid = `La vente coûterait ${format.euros(resume.total)} d’impôt et laisserait ${kept}.`
    const { anniversaire: next, economieAnniversaire: saved } = resume
    const wait =
      next && saved > 0
        ? ` Dès le ${dayInWords(next, 'fr')}, une année de plus compte : ${format.euros(saved)} d’impôt en moins.`
        : ''
    const { incomeTax, levies } = endsOf(data)
    if (incomeTax === undefined)
      return levies === undefined
        ? paid + wait
        : `${paid}${wait} À partir de ${format.digits(levies)} ans de détention, plus de prélèvements sociaux.`
    const remain =
      levies !== undefined && levies > incomeTax
        ? `, mais des prélèvements sociaux jusqu’à ${format.digits(levies)} ans`
        : ''
    return `${paid}${wait} À partir de ${format.digits(incomeTax)} ans de détention, plus d’impôt sur le revenu${remain}.`
  },
  en: ({ data }, format) => {
    const { resume } = data
    const left = format.euros(Math.abs(resume.netVendeur))
    const kept = resume.netVendeur < 0 ? `${left} to pay` : `${left} for the seller`
    if (resume.motifExoneration) return `This sale would not be taxed: it would leave ${kept}.`
    if (resume.plusValueBrute <= 0) return `Without a gain, nothing is due: the sale would leave ${kept}.`
    const paid = `The sale would cost ${format.euros(resume.total)} in tax and leave ${kept}.`
    const { anniversaire: next, economieAnniversaire: saved } = resume
    const wait =
      next && saved > 0
        ? ` From ${dayInWords(next, 'en')} on, one more year counts: ${format.euros(saved)} less tax.`
        : ''
    const { incomeTax, levies } = endsOf(data)
    if (incomeTax === undefined)
      return levies === undefined
        ? paid + wait
        : `${paid}${wait} From ${format.digits(levies)} years of ownership, no social levies.`
    const remain =
      levies !== undefined && levies > incomeTax
        ? `, but social levies until ${format.digits(levies)} years`
        : ''
    return `${paid}${wait} From ${format.digits(incomeTax)} years of ownership, no income tax${remain}.`
  },
}
