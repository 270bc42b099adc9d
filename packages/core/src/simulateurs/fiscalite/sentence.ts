import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import { hasCapital } from './capital-income.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Input = SentenceInput<typeof params, typeof result>

/**
 * The words for the rate: the bracket, or the flat rate where the whole tax is that of capital income; none where the
 * tax mixes both.
 */
const ratedAt = (
  { impotNet, impotForfaitaire, tauxMarginal }: Input['data']['resume'],
  { bracket, flat }: { readonly bracket: string; readonly flat: string },
): string => {
  if (tauxMarginal > 0) return `, ${bracket}`
  return impotForfaitaire === impotNet ? `, ${flat}` : ''
}

/** The texts about the option for the scale, by case. */
interface OptionTexts {
  /** The household asked for a regime, and the other would change the tax. */
  readonly scaleIsCheaper: string
  readonly flatIsCheaper: string
  readonly scaleIsKept: string
  /** The household asked for the cheaper regime: which one that is, and what the other would cost. */
  readonly cheaperIs: Readonly<Record<'pfu' | 'bareme', string>>
}

/**
 * The sentence about the option, after a space. For a household that asked for the cheaper regime: which one
 * it is. Else what the other regime would change; empty under €1, or where the flat rates apply and cost
 * less.
 */
const ofOption = ({ data: { resume }, used }: Input, texts: OptionTexts): string => {
  const { gainOption, regimeRetenu, meilleurRegime } = resume
  const { scaleIsCheaper, flatIsCheaper, scaleIsKept, cheaperIs } = texts
  if (used.option_bareme === 'auto' && hasCapital(used)) return ` ${cheaperIs[regimeRetenu]}`
  if (gainOption < 1 || meilleurRegime === 'indifferent') return ''
  if (regimeRetenu !== meilleurRegime)
    return ` ${meilleurRegime === 'bareme' ? scaleIsCheaper : flatIsCheaper}`
  return regimeRetenu === 'bareme' ? ` ${scaleIsKept}` : ''
}

/**
 * The answer of `fiscalite` in a sentence or two, from its rounded figures (`data`) and the values used (`used`).
 * Used by `contract.ts`.
 * @example 'On the income of 2025, your household would pay €4,044 in tax, 5.66% of its taxable income, …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: (input, format) => {
    const { resume } = input.data
    const { impotNet: tax, prelevementsSociaux: levies, tauxMoyen: rate, tauxMarginal } = resume
    const year = `Sur les revenus de ${format.digits(input.used.annee_revenus)}`
    const social = `${format.euros(levies)} de prélèvements sociaux`
    const gain = format.euros(resume.gainOption)
    const cost = resume.gainOption < 1 ? 'coûterait autant, à l’euro près' : `coûterait ${gain} de plus`
    const option = ofOption(input, {
      scaleIsCheaper: `L’option pour le barème (case 2OP) ferait gagner ${gain}.`,
      flatIsCheaper: `L’option pour le barème (case 2OP) fait perdre ${gain}.`,
      scaleIsKept: `L’option pour le barème (case 2OP) fait gagner ${gain}.`,
      cheaperIs: {
        pfu: `Vos revenus du capital restent au prélèvement forfaitaire (PFU) : le barème (case 2OP) ${cost}.`,
        bareme: `Vos revenus du capital passent au barème (case 2OP) : le prélèvement forfaitaire (PFU) ${cost}.`,
      },
    })
    if (tax < 0)
      return `${year}, l’État rembourserait ${format.euros(-tax)} à votre foyer${levies > 0 ? `, qui paierait ${social}` : ''}.${option}`
    if (tax === 0)
      return `${year}, votre foyer ne paierait pas d’impôt${levies > 0 ? `, mais ${social}` : ''}.${option}`
    const share = rate === null ? '' : `, soit ${format.percent(rate)} de ses revenus imposables`
    const at = ratedAt(resume, {
      bracket: `dans la tranche à ${format.percent(tauxMarginal)}`,
      flat: 'au taux forfaitaire des revenus du capital',
    })
    return `${year}, votre foyer paierait ${format.euros(tax)} d’impôt${share}${at}${levies > 0 ? `, et ${social}` : ''}.${option}`
  },
  en: (input, format) => {
    const { resume } = input.data
    const { impotNet: tax, prelevementsSociaux: levies, tauxMoyen: rate, tauxMarginal } = resume
    const year = `On the income of ${format.digits(input.used.annee_revenus)}`
    const social = `${format.euros(levies)} in social levies`
    const gain = format.euros(resume.gainOption)
    const cost = resume.gainOption < 1 ? 'would cost the same, to the euro' : `would cost ${gain} more`
    const option = ofOption(input, {
      scaleIsCheaper: `The option for the scale (box 2OP) would save ${gain}.`,
      flatIsCheaper: `The option for the scale (box 2OP) costs ${gain}.`,
      scaleIsKept: `The option for the scale (box 2OP) saves ${gain}.`,
      cheaperIs: {
        pfu: `Your capital income stays under the flat tax (PFU): the scale (box 2OP) ${cost}.`,
        bareme: `Your capital income goes under the scale (box 2OP): the flat tax (PFU) ${cost}.`,
      },
    })
    if (tax < 0)
      return `${year}, the State would pay ${format.euros(-tax)} back to your household${levies > 0 ? `, which would pay ${social}` : ''}.${option}`
    if (tax === 0)
      return `${year}, your household would pay no tax${levies > 0 ? `, but ${social}` : ''}.${option}`
    const share = rate === null ? '' : `, ${format.percent(rate)} of its taxable income`
    const at = ratedAt(resume, {
      bracket: `in the ${format.percent(tauxMarginal)} bracket`,
      flat: 'at the flat rate of capital income',
    })
    return `${year}, your household would pay ${format.euros(tax)} in tax${share}${at}${levies > 0 ? `, and ${social}` : ''}.${option}`
  },
}
