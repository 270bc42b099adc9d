import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import type { FigureFormatter } from '../../definition/figure-formatter.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Input = SentenceInput<typeof params, typeof result>

/**
 * The answer of `achat-location` in a sentence or two, from its rounded figures (`data`) and the values used
 * (`used`). With an income too small for the loan, a second sentence says that a bank would not lend. Used by
 * `contract.ts`.
 * @example 'Buying would get ahead from the 7th year on: after 20 years, it would leave €17,125 more than renting.'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: (input, format) =>
    isRefused(input)
      ? `${winnerInFrench(input, format)} ${refusalInFrench(input, format)}`
      : winnerInFrench(input, format),
  en: (input, format) =>
    isRefused(input)
      ? `${winnerInEnglish(input, format)} ${refusalInEnglish(input, format)}`
      : winnerInEnglish(input, format),
}

/** Whether the payments exceed the share of the income that a bank accepts, to the cent of the minimum income. */
const isRefused = ({ data: { resume, complements }, used }: Input): boolean =>
  resume.mensualiteCredit > 0 && used.revenu > 0 && complements.revenuMinimum > used.revenu

const refusalInFrench = ({ data: { complements } }: Input, format: FigureFormatter): string =>
  `Mais avec ce revenu, une banque ne prêterait pas : il faudrait ${format.monthlyEuros(complements.revenuMinimum)}.`

const refusalInEnglish = ({ data: { complements } }: Input, format: FigureFormatter): string =>
  `But with this income, a bank would not lend: it would take ${format.monthlyEuros(complements.revenuMinimum)}.`

function winnerInFrench({ data: { resume, complements }, used }: Input, format: FigureFormatter): string {
  const { ecartFinal, loyerEquilibre: rent } = complements
  const { pointBasculeAnnees: year } = resume
  const [after, gap] = [`après ${format.years(used.horizon)}`, format.euros(Math.abs(ecartFinal))]
  if (year !== null)
    return `Acheter ${year === 1 ? 'serait gagnant dès' : 'deviendrait gagnant à partir de'} la ${format.rank(year)} année : ${after}, l’achat laisserait ${gap} de plus que la location.`
  if (ecartFinal >= 0) return `Acheter ou louer reviendrait au même ${after}.`
  const even = rent === null ? '' : ` ; avec un loyer de ${format.monthlyEuros(rent)}, ce serait l’égalité`
  return `Acheter ne deviendrait pas gagnant : ${after}, la location laisserait ${gap} de plus que l’achat${even}.`
}

function winnerInEnglish({ data: { resume, complements }, used }: Input, format: FigureFormatter): string {
  const { ecartFinal, loyerEquilibre: rent } = complements
  const { pointBasculeAnnees: year } = resume
  const [after, gap] = [`after ${format.years(used.horizon)}`, format.euros(Math.abs(ecartFinal))]
  if (year !== null)
    return `Buying would ${year === 1 ? 'be' : 'get'} ahead from the ${format.rank(year)} year on: ${after}, it would leave ${gap} more than renting.`
  if (ecartFinal >= 0) return `Buying or renting would come to the same ${after}.`
  const even = rent === null ? '' : `; with a rent of ${format.monthlyEuros(rent)}, both would end equal`
  return `Buying would not get ahead: ${after}, renting would leave ${gap} more than buying${even}.`
}
