import { windowsSentence } from '../../definition/common-sentences.ts'
import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import { FIRST_YEAR } from '../../indices/equities.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Facts = SentenceInput<typeof params, typeof result>

/** The historical figures, when the method is historical. */
const pastOf = ({ data: { historique: past }, used }: Facts) =>
  past && {
    windows: past.fenetres,
    years: used.duree,
    since: FIRST_YEAR[used.indice],
    wins: past.etfGagne,
    median: past.ecartMedian,
  }

/** The other side of the comparison: the Livret A, and the deposits that it refused. */
const besideOf = ({ data: { livret } }: Facts) =>
  livret.plafondAtteintAnnee === null
    ? { fr: 'le Livret A', en: 'the Livret A' }
    : {
        fr: 'le Livret A et l’argent refusé, sans intérêt',
        en: 'the Livret A and the money refused, without interest',
      }

/**
 * The answer of `livret-a-vs-etf` in a sentence or two, from its rounded figures (`data`) and the values used
 * (`used`): at the constant yields, as its figures and its charts are, then in history. Used by `contract.ts`.
 * @example 'At 7% a year before fees, the ETF would leave €80,125 after tax in 15 years, €28,452 more than …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: (input, format) => {
    const { data, used } = input
    const { gagnant, ecart } = data.resume
    const history = windowsSentence.fr('l’ETF', 'le Livret A', pastOf(input), format)
    const beside = besideOf(input).fr
    const gap = `${format.euros(Math.abs(ecart))} de ${ecart > 0 ? 'plus' : 'moins'} que ${beside}`
    return `À ${format.percent(used.taux_etf)} par an avant frais, l’ETF laisserait ${format.euros(data.etf.capitalNet)} net d’impôt après ${format.years(used.duree)}, ${gagnant === 'egalite' ? `autant que ${beside}` : gap}.${history}`
  },
  en: (input, format) => {
    const { data, used } = input
    const { gagnant, ecart } = data.resume
    const history = windowsSentence.en('the ETF', 'the Livret A', pastOf(input), format)
    const beside = besideOf(input).en
    const gap = `${format.euros(Math.abs(ecart))} ${ecart > 0 ? 'more' : 'less'} than ${beside}`
    return `At ${format.percent(used.taux_etf)} a year before fees, the ETF would leave ${format.euros(data.etf.capitalNet)} after tax in ${format.years(used.duree)}, ${gagnant === 'egalite' ? `as much as ${beside}` : gap}.${history}`
  },
}
