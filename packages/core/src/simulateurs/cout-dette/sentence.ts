import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import type { Say } from '../../definition/say.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Facts = SentenceInput<typeof params, typeof result>

/** @example 'Borrowing €200,000 over 20 years would cost €78,381, with payments of €1,160 a month. …' */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: (input, say) => {
    const { data, used } = input
    const { coutCredit, mensualite } = data.resume
    const falls = used.assurance > 0 && used.assurance_base === 'restant' ? ' au début' : ''
    const cost = coutCredit === 0 ? 'ne coûterait rien' : `coûterait ${say.euros(coutCredit)}`
    return `Emprunter ${say.euros(used.capital)} sur ${say.years(used.duree)} ${cost}, pour une mensualité de ${say.euros(mensualite)}${falls}.${early.fr(input, say)}`
  },
  en: (input, say) => {
    const { data, used } = input
    const { coutCredit, mensualite } = data.resume
    const falls = used.assurance > 0 && used.assurance_base === 'restant' ? ' at first' : ''
    const cost = coutCredit === 0 ? 'cost nothing' : `cost ${say.euros(coutCredit)}`
    return `Borrowing ${say.euros(used.capital)} over ${say.years(used.duree)} would ${cost}, with payments of ${say.monthlyEuros(mensualite)}${falls}.${early.en(input, say)}`
  },
}

/** What an early repayment would bring: nothing is said where there is none. */
const early = {
  fr: ({ data: { remboursementAnticipe: after }, used }: Facts, say: Say): string => {
    if (!after) return ''
    const { gainNet: gain, moisGagnes: months, nouvelleDureeMois: left } = after
    const what = left === 0 ? 'Tout rembourser' : `Rembourser ${say.euros(used.remboursement_anticipe)}`
    const when = `à la fin de la ${say.rank(used.annee_remboursement ?? 0)} année`
    const cost = gain < 0 ? `coûterait ${say.euros(-gain)} de plus` : `ferait gagner ${say.euros(gain)}`
    const sooner = months > 0 ? `, et le crédit finirait ${say.years(months / 12)} plus tôt` : ''
    const then =
      left > 0 && used.effet === 'mensualite'
        ? `, et la mensualité hors assurance serait de ${say.euros(after.nouvelleMensualite)}`
        : sooner
    return ` ${what} ${when} ${gain === 0 ? 'ne changerait pas le coût' : cost}${then}.`
  },
  en: ({ data: { remboursementAnticipe: after }, used }: Facts, say: Say): string => {
    if (!after) return ''
    const { gainNet: gain, moisGagnes: months, nouvelleDureeMois: left } = after
    const what = left === 0 ? 'Repaying it all' : `Repaying ${say.euros(used.remboursement_anticipe)}`
    const when = `at the end of the ${say.rank(used.annee_remboursement ?? 0)} year`
    const cost = gain < 0 ? `cost ${say.euros(-gain)} more` : `save ${say.euros(gain)}`
    const sooner = months > 0 ? `, and the loan would end ${say.years(months / 12)} sooner` : ''
    const then =
      left > 0 && used.effet === 'mensualite'
        ? `, and the payment without insurance would be ${say.euros(after.nouvelleMensualite)}`
        : sooner
    return ` ${what} ${when} would ${gain === 0 ? 'not change the cost' : cost}${then}.`
  },
}
