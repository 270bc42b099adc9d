import type { Sentence } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/** An age in years as whole months. */
const inMonths = (years: number): number => Math.round(12 * years)

/** A number with its noun in the singular or in the plural. */
const counted = (number: number, one: string, many: string, digits: (n: number) => string): string =>
  `${digits(number)} ${number > 1 ? many : one}`

/**
 * The answer of `retraite-publique` in a sentence, from its rounded figures (`data`) and the values used. Used by
 * `contract.ts`.
 * @example 'At 64 years 1 month, at the full rate: €1,812 a month net, in today’s euros.'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data: { resume } }, { digits, euros }) => {
    const months = inMonths(resume.ageDepart)
    const years = counted(Math.floor(months / 12), 'an', 'ans', digits)
    const rest = months % 12 === 0 ? '' : ` et ${digits(months % 12)} mois`
    const missing = resume.trimestresManquants
    const rate =
      missing === 0
        ? 'au taux plein'
        : `avec ${counted(missing, 'trimestre manquant', 'trimestres manquants', digits)}`
    return `À ${years}${rest}, ${rate} : ${euros(resume.pensionNetteMensuelleReelle)} nets par mois, en euros d’aujourd’hui.`
  },
  en: ({ data: { resume } }, { digits, euros }) => {
    const months = inMonths(resume.ageDepart)
    const years = counted(Math.floor(months / 12), 'year', 'years', digits)
    const rest = months % 12 === 0 ? '' : ` ${counted(months % 12, 'month', 'months', digits)}`
    const missing = resume.trimestresManquants
    const rate =
      missing === 0
        ? 'at the full rate'
        : `with ${counted(missing, 'quarter missing', 'quarters missing', digits)}`
    return `At ${years}${rest}, ${rate}: ${euros(resume.pensionNetteMensuelleReelle)} a month net, in today’s euros.`
  },
}
