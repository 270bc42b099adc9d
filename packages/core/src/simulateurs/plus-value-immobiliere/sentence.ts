import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Data = SentenceInput<typeof params, typeof result>['data']

/** From how many full years of ownership no income tax is due, where it is due now; nothing is due from the last row on. */
const endOfIncomeTax = ({ parDuree, resume }: Data): number | undefined =>
  resume.impot > 0
    ? parDuree.find(({ abattementImpot }) => abattementImpot === 100)?.dureeDetention
    : undefined

/**
 * The answer of `plus-value-immobiliere` in some sentences, from its rounded figures (`data`): what is due, what waiting
 * for the next full year of ownership saves, and until when each tax is due. Used by `contract.ts`.
 * @example 'The sale would cost €25,176 in tax and leave €294,824 for the seller. Selling from 10 May 2027 on would cost …'
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
      next && saved > 0 ? ` Vendre dès le ${format.day(next)} coûterait ${format.euros(saved)} de moins.` : ''
    const end = endOfIncomeTax(data)
    return end === undefined
      ? paid + wait
      : `${paid}${wait} À partir de ${end} ans de détention, plus d’impôt sur le revenu, mais des prélèvements sociaux jusqu’à ${data.parDuree.at(-1)?.dureeDetention} ans.`
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
      next && saved > 0 ? ` Selling from ${format.day(next)} on would cost ${format.euros(saved)} less.` : ''
    const end = endOfIncomeTax(data)
    return end === undefined
      ? paid + wait
      : `${paid}${wait} From ${end} years of ownership, no income tax, but social levies until ${data.parDuree.at(-1)?.dureeDetention} years.`
  },
}
