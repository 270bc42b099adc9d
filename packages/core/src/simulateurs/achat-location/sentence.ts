import type { Sentence } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/**
 * The answer of `achat-location` in a sentence or two, from its rounded figures (`data`) and the values used
 * (`used`). Used by `contract.ts`.
 * @example 'Buying would get ahead from the 7th year on: after 20 years, it would leave €17,125 more than renting.'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data: { resume, complements }, used }, format) => {
    const { ecartFinal, loyerEquilibre: rent } = complements
    const { pointBasculeAnnees: year } = resume
    const [after, gap] = [`après ${format.years(used.horizon)}`, format.euros(Math.abs(ecartFinal))]
    if (year !== null)
      return `Acheter ${year === 1 ? 'serait gagnant dès' : 'deviendrait gagnant à partir de'} la ${format.rank(year)} année : ${after}, l’achat laisserait ${gap} de plus que la location.`
    if (ecartFinal >= 0) return `Acheter ou louer reviendrait au même ${after}.`
    const even = rent === null ? '' : ` ; avec un loyer de ${format.monthlyEuros(rent)}, ce serait l’égalité`
    return `Acheter ne deviendrait pas gagnant : ${after}, la location laisserait ${gap} de plus que l’achat${even}.`
  },
  en: ({ data: { resume, complements }, used }, format) => {
    const { ecartFinal, loyerEquilibre: rent } = complements
    const { pointBasculeAnnees: year } = resume
    const [after, gap] = [`after ${format.years(used.horizon)}`, format.euros(Math.abs(ecartFinal))]
    if (year !== null)
      return `Buying would ${year === 1 ? 'be' : 'get'} ahead from the ${format.rank(year)} year on: ${after}, it would leave ${gap} more than renting.`
    if (ecartFinal >= 0) return `Buying or renting would come to the same ${after}.`
    const even = rent === null ? '' : `; with a rent of ${format.monthlyEuros(rent)}, both would end equal`
    return `Buying would not get ahead: ${after}, renting would leave ${gap} more than buying${even}.`
  },
}
