import type { Sentence } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/**
 * The answer of `salaire-net` in a sentence, from its rounded figures (`data`) and the values used; a second one tells
 * what the whole household has, where the spouse has a wage. Used by `contract.ts`.
 * @example 'A gross wage of €36,000 a year leaves €2,375 a month before income tax, and €2,368 after it.'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data: { resume } }, format) => {
    const gross = `Un salaire brut de ${format.euros(resume.brutAnnuel)} par an`
    if (resume.netAnnuel < 0) return `${gross} ne couvre pas ce qui en est retenu.`
    if (resume.netApresImpotAnnuel < 0)
      return `${gross} ne couvre pas ce qui en est retenu, avec l’impôt que ce salaire ajoute.`
    const household = resume.netFoyerMensuel
      ? ` Avec le net imposable du conjoint, le foyer garde environ ${format.euros(resume.netFoyerMensuel)} par mois, impôt payé.`
      : ''
    const tax =
      resume.impotDuSalaire === 0
        ? ', sans impôt sur le revenu à payer'
        : ` avant impôt, et ${format.euros(resume.netApresImpotMensuel)} après l’impôt sur le revenu que ce salaire ajoute`
    return `${gross} laisse ${format.euros(resume.netMensuel)} par mois${tax}.${household}`
  },
  en: ({ data: { resume } }, format) => {
    const gross = `A gross wage of ${format.euros(resume.brutAnnuel)} a year`
    if (resume.netAnnuel < 0) return `${gross} does not cover what is withheld from it.`
    if (resume.netApresImpotAnnuel < 0)
      return `${gross} does not cover what is withheld from it and the tax that it adds.`
    const household = resume.netFoyerMensuel
      ? ` With the spouse’s taxable net, the household keeps about ${format.euros(resume.netFoyerMensuel)} a month after tax.`
      : ''
    const tax =
      resume.impotDuSalaire === 0
        ? ', without any income tax to pay'
        : ` before tax, and ${format.euros(resume.netApresImpotMensuel)} after the income tax that it adds`
    return `${gross} leaves ${format.euros(resume.netMensuel)} a month${tax}.${household}`
  },
}
