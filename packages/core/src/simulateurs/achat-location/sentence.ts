import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import type { FigureFormatter } from '../../definition/figure-formatter.ts'
import { lendingLaw } from '../../legislation/regles/credit/lending.ts'
import type { CivilDate } from '../../units/civil-date.ts'
import { toPercent } from '../../units/rate.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Input = SentenceInput<typeof params, typeof result>

/**
 * The answer of `achat-location` in sentences, from its rounded figures (`data`) and the values used (`used`): who
 * ends ahead, then whether a bank would lend, with why, and the money needed at the start. Without an income, the second
 * gives the one needed and asks for it; without a loan there is none. Used by `contract.ts`.
 * @example 'Buying would get ahead from the 7th year on: after 20 years, it would leave €17,125 more than renting. A
 * bank would ask for an income of €3,977 a month: enter yours to compare. Plan on €82,500 at the start, fees included.'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: (input, format) => {
    const money = moneyAtStart(input)
    const start = money && `Comptez ${format.euros(money)} au départ, frais compris.`
    return joined(winnerInFrench(input, format), bankInFrench(input, format), start)
  },
  en: (input, format) => {
    const money = moneyAtStart(input)
    const start = money && `Plan on ${format.euros(money)} at the start, fees included.`
    return joined(winnerInEnglish(input, format), bankInEnglish(input, format), start)
  },
}

const joined = (...sentences: readonly (string | number | undefined)[]): string =>
  sentences.filter(Boolean).join(' ')

/**
 * The money that a buyer with a loan needs on the first day, in euros: the down payment counts in the price, the fees do
 * not. `undefined` without a loan, and where a bank refuses it: it is then beside the point.
 */
const moneyAtStart = (input: Input): number | undefined => {
  const { resume } = input.data
  const hasLoan = resume.mensualiteCredit !== 0 && !isRefused(input)
  return hasLoan ? input.used.apport + resume.fraisNotaire : undefined
}

/** The share of the income that a bank accepts on the day of the answer: `simulate` always gives one. */
function acceptedShare({ droit }: Input, format: FigureFormatter): string {
  const { date } = droit as { readonly date: CivilDate }
  return format.percent(toPercent(lendingLaw(date).values.effortMaximal))
}

/**
 * Whether the payments exceed the share that a bank accepts of the income given, to the cent of the minimum income.
 */
const isRefused = ({ data: { complements }, used }: Input): boolean =>
  complements.tauxEffort !== null && complements.revenuMinimum > used.revenu

function bankInFrench(input: Input, format: FigureFormatter): string | undefined {
  const { resume, complements } = input.data
  if (resume.mensualiteCredit === 0) return undefined
  const needed = format.monthlyEuros(complements.revenuMinimum)
  if (complements.tauxEffort === null)
    return `Une banque demanderait un revenu de ${needed} : indiquez le vôtre pour comparer.`
  const [share, most] = [format.percent(complements.tauxEffort), acceptedShare(input, format)]
  const [answer, limit] = isRefused(input)
    ? ['Non', `au-delà de ${most} ; il faudrait ${needed}`]
    : ['Oui, en principe', `dans la limite de ${most}`]
  return `Une banque prêterait-elle ? ${answer} : les crédits prendraient ${share} du revenu, ${limit}.`
}

function bankInEnglish(input: Input, format: FigureFormatter): string | undefined {
  const { resume, complements } = input.data
  if (resume.mensualiteCredit === 0) return undefined
  const needed = format.monthlyEuros(complements.revenuMinimum)
  if (complements.tauxEffort === null)
    return `A bank would ask for an income of ${needed}: enter yours to compare.`
  const [share, most] = [format.percent(complements.tauxEffort), acceptedShare(input, format)]
  const [answer, limit] = isRefused(input)
    ? ['No', `above ${most}; it would take ${needed}`]
    : ['Yes, in principle', `within the limit of ${most}`]
  return `Would a bank lend? ${answer}: loans would take ${share} of income, ${limit}.`
}

function winnerInFrench({ data: { resume, complements }, used }: Input, format: FigureFormatter): string {
  const { ecartFinal, loyerEquilibre: rent } = complements
  const { pointBasculeAnnees: year } = resume
  const [after, gap] = [`après ${format.years(used.horizon)}`, format.euros(Math.abs(ecartFinal))]
  if (year !== null)
    return `Acheter ${year === 1 ? 'serait gagnant dès' : 'deviendrait gagnant à partir de'} la ${format.rank(year)} année : ${after}, l’achat laisserait ${gap} de plus que la location.`
  if (ecartFinal >= 0) return `Acheter ou louer reviendrait au même ${after}.`
  const even = rent === null ? '' : ` ; avec un loyer de ${format.monthlyEuros(rent)}, ce serait l’égalité`
  return `Acheter ne deviendrait pas gagnant : ${after}, louer laisserait ${gap} de plus${even}.`
}

function winnerInEnglish({ data: { resume, complements }, used }: Input, format: FigureFormatter): string {
  const { ecartFinal, loyerEquilibre: rent } = complements
  const { pointBasculeAnnees: year } = resume
  const [after, gap] = [`after ${format.years(used.horizon)}`, format.euros(Math.abs(ecartFinal))]
  if (year !== null)
    return `Buying would ${year === 1 ? 'be' : 'get'} ahead from the ${format.rank(year)} year on: ${after}, it would leave ${gap} more than renting.`
  if (ecartFinal >= 0) return `Buying or renting would come to the same ${after}.`
  const even = rent === null ? '' : `; with a rent of ${format.monthlyEuros(rent)}, both would end equal`
  return `Buying would not get ahead: ${after}, renting would leave ${gap} more${even}.`
}
