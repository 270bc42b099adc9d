import type { Sentence } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/**
 * The answer of `drawdown` in a sentence or two, from its rounded figures (`data`) and the values used (`used`).
 * Used by `contract.ts`.
 * @example 'In the crisis of 2000, the worst of the four, your portfolio would have lost 27.74%, …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data, used }, format) => {
    const { pireCrise, perteMax, perteMaxEuros, recuperationMoisMax: months } = data.resume
    const moves = used.mensuel > 0 || used.retrait > 0
    const all = data.crises.length === 4 ? 'quatre' : 'trois'
    if (pireCrise === null) return `Votre portefeuille n’aurait baissé dans aucune des ${all} crises.`
    const back =
      months === null
        ? `au moins une des ${all} baisses n’était pas effacée à la fin des données`
        : `le plus long retour au sommet aurait pris ${format.years(months / 12)}`
    return `Dans la crise de ${format.digits(pireCrise)}, la pire des ${all}, votre portefeuille aurait perdu ${format.percent(-perteMax)}, soit ${format.euros(perteMaxEuros)} sur ${format.euros(used.capital)}${moves ? ', hors versements et retraits' : ''} ; ${back}.`
  },
  en: ({ data, used }, format) => {
    const { pireCrise, perteMax, perteMaxEuros, recuperationMoisMax: months } = data.resume
    const moves = used.mensuel > 0 || used.retrait > 0
    const all = data.crises.length === 4 ? 'four' : 'three'
    if (pireCrise === null) return `Your portfolio would have fallen in none of the ${all} crises.`
    const back =
      months === null
        ? `at least one of the ${all} falls had not been recovered by the end of the data`
        : `the longest recovery would have taken ${format.years(months / 12)}`
    return `In the crisis of ${format.digits(pireCrise)}, the worst of the ${all}, your portfolio would have lost ${format.percent(-perteMax)}, or ${format.euros(perteMaxEuros)} of ${format.euros(used.capital)}${moves ? ', before deposits and withdrawals' : ''}; ${back}.`
  },
}
