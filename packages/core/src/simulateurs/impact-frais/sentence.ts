import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import type { FigureFormatter } from '../../definition/figure-formatter.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/** Years that make at least one month. */
const ONE_MONTH = 0.05

/** The ends of the cheapest and the dearest scenario, which are given in that order. */
const endsOf = (
  { data: { scenarios } }: SentenceInput<typeof params, typeof result>,
  format: FigureFormatter,
) => ({
  low: format.euros(scenarios[0]?.capitalFinal ?? 0),
  high: format.euros(scenarios.at(-1)?.capitalFinal ?? 0),
})

/**
 * The answer of `impact-frais` in a sentence or two, from its rounded figures (`data`) and the values used (`used`).
 * Used by `contract.ts`.
 * @example 'After 20 years, with fees of 2% a year, your capital would be €145,716, against €185,790 at 0.2%: …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: (input, format) => {
    const { totalVerse, ecartMax, anneesPerdues: lost } = input.data.resume
    const { duree, frais_bas, frais_eleve } = input.used
    const { low, high } = endsOf(input, format)
    if (totalVerse === 0) return 'Sans épargne, les frais n’ont rien à prendre.'
    const end = `Après ${format.years(duree)}, avec ${format.percent(frais_eleve)} de frais par an, votre capital serait de ${high}`
    if (ecartMax === 0) return `${end}, comme dans les autres scénarios.`
    const delay = lost === null || lost < ONE_MONTH ? '' : `, soit ${format.years(lost)} de retard`
    return `${end}, contre ${low} avec ${format.percent(frais_bas)} : ${format.euros(ecartMax)} de moins${delay}.`
  },
  en: (input, format) => {
    const { totalVerse, ecartMax, anneesPerdues: lost } = input.data.resume
    const { duree, frais_bas, frais_eleve } = input.used
    const { low, high } = endsOf(input, format)
    if (totalVerse === 0) return 'Without savings, fees have nothing to take.'
    const end = `After ${format.years(duree)}, with fees of ${format.percent(frais_eleve)} a year, your capital would be ${high}`
    if (ecartMax === 0) return `${end}, as in the other scenarios.`
    const delay = lost === null || lost < ONE_MONTH ? '' : `, or ${format.years(lost)} behind`
    return `${end}, against ${low} at ${format.percent(frais_bas)}: ${format.euros(ecartMax)} less${delay}.`
  },
}
