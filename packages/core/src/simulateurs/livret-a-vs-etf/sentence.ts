import type { Sentence, Told } from '../../definition/contract.ts'
import { windowsSay } from '../../definition/usual-sentences.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Facts = Told<typeof params, typeof result>

/** What history says, where it was asked. */
const pastOf = ({ data: { historique: past }, used }: Facts) =>
  past && { windows: past.fenetres, years: used.duree, wins: past.etfGagne, median: past.ecartMedian }

/** @example 'At 7% a year before fees, the ETF would leave €80,125 after tax in 15 years, €28,452 more than …' */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: (told, say) => {
    const { data, used } = told
    const { gagnant, ecart } = data.resume
    const past = pastOf(told)
    if (past) return windowsSay.fr('l’ETF net d’impôt', 'le Livret A', past, say)
    const gap = `${say.euros(Math.abs(ecart))} de ${ecart > 0 ? 'plus' : 'moins'} que le Livret A`
    return `À ${say.percent(used.taux_etf)} par an avant frais, l’ETF laisserait ${say.euros(data.etf.capitalNet)} net d’impôt après ${say.years(used.duree)}, soit ${gagnant === 'egalite' ? 'autant que le Livret A' : gap}.`
  },
  en: (told, say) => {
    const { data, used } = told
    const { gagnant, ecart } = data.resume
    const past = pastOf(told)
    if (past) return windowsSay.en('the ETF after tax', 'the Livret A', past, say)
    const gap = `${say.euros(Math.abs(ecart))} ${ecart > 0 ? 'more' : 'less'} than the Livret A`
    return `At ${say.percent(used.taux_etf)} a year before fees, the ETF would leave ${say.euros(data.etf.capitalNet)} after tax in ${say.years(used.duree)}, ${gagnant === 'egalite' ? 'as much as the Livret A' : gap}.`
  },
}
