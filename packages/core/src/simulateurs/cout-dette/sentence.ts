import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import type { FigureFormatter } from '../../definition/figure-formatter.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Facts = SentenceInput<typeof params, typeof result>

/**
 * The answer of `cout-dette` in a sentence or two, from its rounded figures (`data`) and the values used (`used`).
 * Used by `contract.ts`.
 * @example 'Borrowing €200,000 over 20 years would cost €78,381, with payments of €1,160 a month. …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: (input, format) => {
    const { data, used } = input
    const { coutCredit, mensualite } = data.resume
    const falls = used.assurance > 0 && used.assurance_base === 'restant' ? ' au début' : ''
    const cost = coutCredit === 0 ? 'ne coûterait rien' : `coûterait ${format.euros(coutCredit)}`
    return `Emprunter ${format.euros(used.capital)} sur ${format.years(used.duree)} ${cost}, pour une mensualité de ${format.euros(mensualite)}${falls}.${early.fr(input, format)}`
  },
  en: (input, format) => {
    const { data, used } = input
    const { coutCredit, mensualite } = data.resume
    const falls = used.assurance > 0 && used.assurance_base === 'restant' ? ' at first' : ''
    const cost = coutCredit === 0 ? 'cost nothing' : `cost ${format.euros(coutCredit)}`
    return `Borrowing ${format.euros(used.capital)} over ${format.years(used.duree)} would ${cost}, with payments of ${format.monthlyEuros(mensualite)}${falls}.${early.en(input, format)}`
  },
}

/** The effect of an early repayment; empty without one. */
const early = {
  fr: ({ data: { remboursementAnticipe: after }, used }: Facts, format: FigureFormatter): string => {
    if (!after) return ''
    const { gainNet: gain, moisGagnes: months, nouvelleDureeMois: left } = after
    const what = left === 0 ? 'Tout rembourser' : `Rembourser ${format.euros(used.remboursement_anticipe)}`
    const when = `à la fin de la ${format.rank(used.annee_remboursement ?? 0)} année`
    const cost = gain < 0 ? `coûterait ${format.euros(-gain)} de plus` : `ferait gagner ${format.euros(gain)}`
    const sooner = months > 0 ? `, et le crédit finirait ${format.years(months / 12)} plus tôt` : ''
    const then =
      left > 0 && used.effet === 'mensualite'
        ? `, et la mensualité hors assurance serait de ${format.euros(after.nouvelleMensualite)}`
        : sooner
    return ` ${what} ${when} ${gain === 0 ? 'ne changerait pas le coût' : cost}${then}.`
  },
  en: ({ data: { remboursementAnticipe: after }, used }: Facts, format: FigureFormatter): string => {
    if (!after) return ''
    const { gainNet: gain, moisGagnes: months, nouvelleDureeMois: left } = after
    const what = left === 0 ? 'Repaying it all' : `Repaying ${format.euros(used.remboursement_anticipe)}`
    const when = `at the end of the ${format.rank(used.annee_remboursement ?? 0)} year`
    const cost = gain < 0 ? `cost ${format.euros(-gain)} more` : `save ${format.euros(gain)}`
    const sooner = months > 0 ? `, and the loan would end ${format.years(months / 12)} sooner` : ''
    const then =
      left > 0 && used.effet === 'mensualite'
        ? `, and the payment without insurance would be ${format.euros(after.nouvelleMensualite)}`
        : sooner
    return ` ${what} ${when} would ${gain === 0 ? 'not change the cost' : cost}${then}.`
  },
}
