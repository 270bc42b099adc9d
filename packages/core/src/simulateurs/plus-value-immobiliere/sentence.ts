import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Resume = SentenceInput<typeof params, typeof result>['data']['resume']

/** The first later year of ownership from which income tax takes nothing, among the rows of the answer. */
const freeOfIncomeTax = ({ data }: SentenceInput<typeof params, typeof result>): number | undefined =>
  data.parDuree.find(({ abattementImpot }) => abattementImpot === 100)?.dureeDetention

const isTaxed = ({ impot, total }: Resume): boolean => total > 0 && impot > 0

/**
 * The answer of `plus-value-immobiliere` in a sentence or two, from its rounded figures (`data`) and the values used.
 * Used by `contract.ts`.
 * @example 'The sale would cost €25,176 in tax and leave €294,824. From 22 years of ownership, no income tax.'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: (input, format) => {
    const { resume } = input.data
    const left = format.euros(Math.abs(resume.netVendeur))
    const kept = resume.netVendeur < 0 ? `${left} à payer` : `${left} au vendeur`
    if (resume.motifExoneration) return `Cette vente ne serait pas imposée : elle laisserait ${kept}.`
    if (resume.plusValueBrute <= 0) return `Sans plus-value, rien à payer : la vente laisserait ${kept}.`
    const paid = `La vente coûterait ${format.euros(resume.total)} d’impôt et laisserait ${kept}.`
    const free = freeOfIncomeTax(input)
    return isTaxed(resume) && free !== undefined
      ? `${paid} À partir de ${format.digits(free)} ans de détention, plus d’impôt sur le revenu.`
      : paid
  },
  en: (input, format) => {
    const { resume } = input.data
    const left = format.euros(Math.abs(resume.netVendeur))
    const kept = resume.netVendeur < 0 ? `${left} to pay` : `${left} for the seller`
    if (resume.motifExoneration) return `This sale would not be taxed: it would leave ${kept}.`
    if (resume.plusValueBrute <= 0) return `Without a gain, nothing is due: the sale would leave ${kept}.`
    const paid = `The sale would cost ${format.euros(resume.total)} in tax and leave ${kept}.`
    const free = freeOfIncomeTax(input)
    return isTaxed(resume) && free !== undefined
      ? `${paid} From ${format.digits(free)} years of ownership, no income tax.`
      : paid
  },
}
