import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/** At what rate: the bracket, or the flat rate of capital where no other income is taxed; or a mix that has no name. */
const ratedAt = (
  { impotNet, impotForfaitaire, tauxMarginal }: SentenceInput<typeof params, typeof result>['data']['resume'],
  { bracket, flat }: { readonly bracket: string; readonly flat: string },
): string => {
  if (tauxMarginal > 0) return `, ${bracket}`
  return impotForfaitaire === impotNet ? `, ${flat}` : ''
}

/**
 * The answer of `fiscalite` in a sentence or two, from its rounded figures (`data`) and the values used (`used`).
 * Used by `contract.ts`.
 * @example 'On the income of 2025, your household would pay €4,044 in tax, 5.66% of its taxable income, …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data: { resume }, used }, format) => {
    const { impotNet: tax, prelevementsSociaux: levies, tauxMoyen: rate, tauxMarginal } = resume
    const year = `Sur les revenus de ${format.digits(used.annee_revenus)}`
    const social = `${format.euros(levies)} de prélèvements sociaux`
    if (tax < 0)
      return `${year}, l’État rembourserait ${format.euros(-tax)} à votre foyer${levies > 0 ? `, qui paierait ${social}` : ''}.`
    if (tax === 0)
      return `${year}, votre foyer ne paierait pas d’impôt${levies > 0 ? `, mais ${social}` : ''}.`
    const share = rate === null ? '' : `, soit ${format.percent(rate)} de ses revenus imposables`
    const at = ratedAt(resume, {
      bracket: `dans la tranche à ${format.percent(tauxMarginal)}`,
      flat: 'au taux forfaitaire des revenus du capital',
    })
    return `${year}, votre foyer paierait ${format.euros(tax)} d’impôt${share}${at}${levies > 0 ? `, et ${social}` : ''}.`
  },
  en: ({ data: { resume }, used }, format) => {
    const { impotNet: tax, prelevementsSociaux: levies, tauxMoyen: rate, tauxMarginal } = resume
    const year = `On the income of ${format.digits(used.annee_revenus)}`
    const social = `${format.euros(levies)} in social levies`
    if (tax < 0)
      return `${year}, the State would pay ${format.euros(-tax)} back to your household${levies > 0 ? `, which would pay ${social}` : ''}.`
    if (tax === 0) return `${year}, your household would pay no tax${levies > 0 ? `, but ${social}` : ''}.`
    const share = rate === null ? '' : `, ${format.percent(rate)} of its taxable income`
    const at = ratedAt(resume, {
      bracket: `in the ${format.percent(tauxMarginal)} bracket`,
      flat: 'at the flat rate of capital income',
    })
    return `${year}, your household would pay ${format.euros(tax)} in tax${share}${at}${levies > 0 ? `, and ${social}` : ''}.`
  },
}
