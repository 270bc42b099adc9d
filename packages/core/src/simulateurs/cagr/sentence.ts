import type { Sentence } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'
import { spanOf } from './span.ts'

/**
 * The answer of `cagr` in a sentence or two, from its rounded figures (`data`) and the values used (`used`).
 * Used by `contract.ts`.
 * @example 'Going from €10,000 to €25,000 in 8 years means gaining 12.14% a year, €15,000 in all.'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data: { resume }, used }, format) => {
    const { cagr, cagrReel, gainAbsolu: gain } = resume
    const deposits = used.versements > 0 ? `, avec ${format.monthlyEuros(used.versements)}` : ''
    const way = `de ${format.euros(used.valeur_initiale)} à ${format.euros(used.valeur_finale)} en ${format.years(spanOf(used) ?? 0)}${deposits}`
    if (cagr === null) return `Aucun taux annuel raisonnable ne mène ${way}.`
    const pace = `${format.percent(Math.abs(cagr))} par an, soit ${format.euros(Math.abs(gain))} en tout`
    const means = gain === 0 ? 'ne rien gagner ni perdre' : `${gain > 0 ? 'gagner' : 'perdre'} ${pace}`
    const real =
      used.inflation === 0 || cagrReel === null
        ? ''
        : ` Inflation déduite, le taux est de ${format.percent(cagrReel)} par an.`
    return `Passer ${way}, c’est ${means}.${real}`
  },
  en: ({ data: { resume }, used }, format) => {
    const { cagr, cagrReel, gainAbsolu: gain } = resume
    const deposits = used.versements > 0 ? `, with ${format.monthlyEuros(used.versements)},` : ''
    const way = `from ${format.euros(used.valeur_initiale)} to ${format.euros(used.valeur_finale)} in ${format.years(spanOf(used) ?? 0)}`
    if (cagr === null) return `No sensible yearly rate leads ${way}${deposits.slice(0, -1)}.`
    const pace = `${format.percent(Math.abs(cagr))} a year, ${format.euros(Math.abs(gain))} in all`
    const means = gain === 0 ? 'neither gaining nor losing' : `${gain > 0 ? 'gaining' : 'losing'} ${pace}`
    const real =
      used.inflation === 0 || cagrReel === null
        ? ''
        : ` After inflation, the rate is ${format.percent(cagrReel)} a year.`
    return `Going ${way}${deposits} means ${means}.${real}`
  },
}
