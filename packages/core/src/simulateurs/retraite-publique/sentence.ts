import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Input = SentenceInput<typeof params, typeof result>

/** An age in years as whole months. */
const inMonths = (years: number): number => Math.round(12 * years)

/** A number with its noun in the singular or in the plural. */
const counted = (number: number, one: string, many: string, digits: (n: number) => string): string =>
  `${digits(number)} ${number > 1 ? many : one}`

/** The first possible departure and the age from which waiting for the one asked pays; `undefined` without them. */
function waitingIn({ data: { resume, ages } }: Input) {
  const [first] = ages
  const payingAge = ages.find(({ dateEffet }) => dateEffet === resume.dateEffet)?.ageEquilibre ?? null
  return first && payingAge !== null ? { first, payingAge } : undefined
}

/** An age in French, as `64 ans et 1 mois`. Used by `constraints.ts` too. */
export function frenchAge(age: number, digits: (n: number) => string): string {
  const months = inMonths(age)
  const rest = months % 12 === 0 ? '' : ` et ${digits(months % 12)} mois`
  return counted(Math.floor(months / 12), 'an', 'ans', digits) + rest
}

/** An age in English, as `64 years 1 month`. Used by `constraints.ts` too. */
export function englishAge(age: number, digits: (n: number) => string): string {
  const months = inMonths(age)
  const rest = months % 12 === 0 ? '' : ` ${counted(months % 12, 'month', 'months', digits)}`
  return counted(Math.floor(months / 12), 'year', 'years', digits) + rest
}

/**
 * The answer of `retraite-publique` in one sentence or two, from its rounded figures (`data`) and the values used.
 * Used by `contract.ts`.
 * @example 'At 64 years 1 month, at the full rate: €1,812 a month net, in today’s euros.'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: (input, { digits, euros }) => {
    const { resume } = input.data
    const missing = resume.trimestresManquants
    const rate =
      missing === 0
        ? 'au taux plein'
        : `avec ${counted(missing, 'trimestre manquant', 'trimestres manquants', digits)}`
    const waiting = waitingIn(input)
    const compared =
      waiting &&
      ` Dès ${frenchAge(waiting.first.ageDepart, digits)}, ce serait ${euros(waiting.first.pensionNetteMensuelleReelle)} : attendre rapporte si l’on vit au-delà de ${frenchAge(waiting.payingAge, digits)}.`
    return `À ${frenchAge(resume.ageDepart, digits)}, ${rate} : ${euros(resume.pensionNetteMensuelleReelle)} nets par mois, en euros d’aujourd’hui.${compared ?? ''}`
  },
  en: (input, { digits, euros }) => {
    const { resume } = input.data
    const missing = resume.trimestresManquants
    const rate =
      missing === 0
        ? 'at the full rate'
        : `with ${counted(missing, 'quarter missing', 'quarters missing', digits)}`
    const waiting = waitingIn(input)
    const compared =
      waiting &&
      ` From ${englishAge(waiting.first.ageDepart, digits)}, it would be ${euros(waiting.first.pensionNetteMensuelleReelle)}: waiting pays if one lives beyond ${englishAge(waiting.payingAge, digits)}.`
    return `At ${englishAge(resume.ageDepart, digits)}, ${rate}: ${euros(resume.pensionNetteMensuelleReelle)} a month net, in today’s euros.${compared ?? ''}`
  },
}
