import { windowsSentence } from '../../definition/common-sentences.ts'
import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Facts = SentenceInput<typeof params, typeof result>

/** The historical figures, when the method is historical. */
const pastOf = ({ data: { historique: past }, used }: Facts) =>
  past && {
    windows: past.fenetres,
    years: used.duree,
    since: Number(past.premierMois.slice(0, 4)),
    wins: past.lumpSumGagne,
    median: past.ecartMedian,
  }

/** The larger of two ends, and by how much. */
const endOf = ({ data: { resume } }: Facts) => ({
  most: Math.max(resume.capitalFinalDca, resume.capitalFinalLumpSum),
  gap: Math.abs(resume.ecart),
})

/** Whether the spread lasts to the end: then the sentence states one duration. */
const isWhole = ({ used: { duree, etalement = 0 } }: Facts): boolean => etalement === 12 * duree

/**
 * The answer of `dca` in a sentence or two, from its rounded figures (`data`) and the values used (`used`): at the
 * constant yields, as its figures and its charts are, then in history. Used by `contract.ts`.
 * @example 'After 1 year, investing all at once would leave €12,840, €460 more than spreading throughout.'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: (input, format) => {
    const [{ most, gap }, { gagnant }] = [endOf(input), input.data.resume]
    const over = `sur ${format.years((input.used.etalement ?? 0) / 12)}`
    const history = windowsSentence.fr('tout placer au départ', `l’étalement ${over}`, pastOf(input), format)
    const after = `Après ${format.years(input.used.duree)}`
    const long = isWhole(input) ? 'jusqu’au bout' : over
    if (gagnant === 'egalite')
      return `${after}, tout placer au départ ou étaler ${long} laisserait autant.${history}`
    const [best, other] =
      gagnant === 'dca' ? [`étaler ${long}`, 'en une fois'] : ['tout placer au départ', `en étalant ${long}`]
    return `${after}, ${best} laisserait ${format.euros(most)}, soit ${format.euros(gap)} de plus qu’${other}.${history}`
  },
  en: (input, format) => {
    const [{ most, gap }, { gagnant }] = [endOf(input), input.data.resume]
    const [once, over] = [
      'investing all at once',
      `spreading over ${format.years((input.used.etalement ?? 0) / 12)}`,
    ]
    const history = windowsSentence.en(once, over, pastOf(input), format)
    const spread = isWhole(input) ? 'spreading throughout' : over
    const after = `After ${format.years(input.used.duree)}`
    if (gagnant === 'egalite') return `${after}, ${once} or ${spread} would leave the same.${history}`
    const [best, other] = gagnant === 'dca' ? [spread, once] : [once, spread]
    return `${after}, ${best} would leave ${format.euros(most)}, ${format.euros(gap)} more than ${other}.${history}`
  },
}
