import type { Say } from '../../definition/say.ts'

/** What the sentence tells of an answer. */
interface Told {
  readonly data: {
    readonly resume: { readonly pointBasculeAnnees: number | null }
    readonly complements: { readonly ecartFinal: number; readonly loyerEquilibre: number | null }
  }
  readonly used: { readonly horizon: number }
}

/** @example 'Buying would get ahead from the 7th year on: after 20 years, it would leave €17,125 more than renting.' */
export const sentence = {
  fr: ({ data: { resume, complements }, used }: Told, say: Say): string => {
    const { ecartFinal, loyerEquilibre: rent } = complements
    const { pointBasculeAnnees: year } = resume
    const [after, gap] = [`après ${say.years(used.horizon)}`, say.euros(Math.abs(ecartFinal))]
    if (year !== null)
      return `Acheter ${year === 1 ? 'serait gagnant dès' : 'deviendrait gagnant à partir de'} la ${say.rank(year)} année : ${after}, l’achat laisserait ${gap} de plus que la location.`
    if (ecartFinal >= 0) return `Acheter ou louer reviendrait au même ${after}.`
    const even = rent === null ? '' : ` ; avec un loyer de ${say.monthlyEuros(rent)}, ce serait l’égalité`
    return `Acheter ne deviendrait pas gagnant : ${after}, la location laisserait ${gap} de plus que l’achat${even}.`
  },
  en: ({ data: { resume, complements }, used }: Told, say: Say): string => {
    const { ecartFinal, loyerEquilibre: rent } = complements
    const { pointBasculeAnnees: year } = resume
    const [after, gap] = [`after ${say.years(used.horizon)}`, say.euros(Math.abs(ecartFinal))]
    if (year !== null)
      return `Buying would ${year === 1 ? 'be' : 'get'} ahead from the ${say.rank(year)} year on: ${after}, it would leave ${gap} more than renting.`
    if (ecartFinal >= 0) return `Buying or renting would come to the same ${after}.`
    const even = rent === null ? '' : `; with a rent of ${say.monthlyEuros(rent)}, both would end equal`
    return `Buying would not get ahead: ${after}, renting would leave ${gap} more than buying${even}.`
  },
}
