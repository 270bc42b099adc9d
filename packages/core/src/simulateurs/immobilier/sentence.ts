import type { Sentence } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/**
 * The answer of `immobilier` in a sentence or two, from its rounded figures (`data`) and the values used (`used`).
 * Used by `contract.ts`.
 * @example 'The net yield would be 3.11% before tax, and €537 a month would have to be added in the first year; …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data: { resume }, used }, format) => {
    const { rendementNetNet, cashFlowMensuel: cash, tri } = resume
    const net = `${format.percent(rendementNetNet)} ${used.regime === 'aucun' ? 'avant' : 'après'} impôt`
    const amount = format.monthlyEuros(Math.abs(cash))
    const flow =
      cash === 0
        ? 'tout s’équilibrerait'
        : cash > 0
          ? `il resterait ${amount}`
          : `il faudrait ajouter ${amount}`
    const over = format.years(used.horizon)
    const own =
      tri === null
        ? ''
        : ` ; revente comprise, votre argent ${tri < 0 ? 'perdrait' : 'rapporterait'} ${format.percent(Math.abs(tri))} par an sur ${over}`
    return `Le rendement net serait de ${net}, et ${flow} la première année${own}.`
  },
  en: ({ data: { resume }, used }, format) => {
    const { rendementNetNet, cashFlowMensuel: cash, tri } = resume
    const net = `${format.percent(rendementNetNet)} ${used.regime === 'aucun' ? 'before' : 'after'} tax`
    const amount = format.monthlyEuros(Math.abs(cash))
    const flow =
      cash === 0
        ? 'all would balance'
        : cash > 0
          ? `${amount} would be left`
          : `${amount} would have to be added`
    const over = format.years(used.horizon)
    const own =
      tri === null
        ? ''
        : `; resale included, your money would ${tri < 0 ? 'lose' : 'earn'} ${format.percent(Math.abs(tri))} a year over ${over}`
    return `The net yield would be ${net}, and ${flow} in the first year${own}.`
  },
}
