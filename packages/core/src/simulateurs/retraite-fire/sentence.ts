import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import type { FigureFormatter } from '../../definition/figure-formatter.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Facts = SentenceInput<typeof params, typeof result>

/**
 * The answer of `retraite-fire` in a sentence or two, from its rounded figures (`data`) and the values used (`used`).
 * Used by `contract.ts`.
 * @example 'You could live off your savings 21 years and 9 months from now, with €600,000 in today’s euros, enough to
 * …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: (input, format) => {
    const { atteint, capitalCible, anneesAvantFire: years, ageFire } = input.data.resume
    const [capital, spend] = [
      format.euros(capitalCible),
      `dépenser ${format.monthlyEuros(input.used.depenses)}`,
    ]
    if (capitalCible === 0) return `Vous n’avez besoin d’aucun capital pour ${spend}.`
    const more = trials.fr(input, format) + leftOut.fr(input)
    if (atteint) return `Vous y êtes : il fallait ${capital} pour ${spend}.${more}`
    if (years === null)
      return `À ce rythme, vous n’auriez pas en cent ans les ${capital} d’aujourd’hui qu’il faut pour ${spend}.${more}`
    const age = ageFire === null ? '' : `, à ${format.years(ageFire)}`
    return `Vous pourriez vivre de votre épargne dans ${format.years(years)}${age}, avec ${capital} d’aujourd’hui pour ${spend}.${more}`
  },
  en: (input, format) => {
    const { atteint, capitalCible, anneesAvantFire: years, ageFire } = input.data.resume
    const [capital, spend] = [format.euros(capitalCible), `spend ${format.monthlyEuros(input.used.depenses)}`]
    if (capitalCible === 0) return `You need no capital to ${spend}.`
    const more = trials.en(input, format) + leftOut.en(input)
    if (atteint) return `You are there: it took ${capital} to ${spend}.${more}`
    if (years === null)
      return `At this pace, a hundred years would not give you the ${capital} in today’s euros that it takes to ${spend}.${more}`
    const age = ageFire === null ? '' : `, at the age of ${format.years(ageFire)}`
    return `You could live off your savings ${format.years(years)} from now${age}, with ${capital} in today’s euros, enough to ${spend}.${more}`
  },
}

/** That no pension or no tax is counted, where none was given. */
const leftOut = {
  fr: ({ used }: Facts): string =>
    used.pension > 0
      ? used.fiscalite_retrait > 0
        ? ''
        : ' Aucun impôt n’est compté : ajoutez le vôtre.'
      : used.fiscalite_retrait > 0
        ? ' Aucune pension publique n’est comptée : ajoutez la vôtre.'
        : ' Ni pension publique ni impôt ne sont comptés : ajoutez les vôtres.',
  en: ({ used }: Facts): string => {
    const missing = [used.pension > 0 ? '' : 'state pension', used.fiscalite_retrait > 0 ? '' : 'tax'].filter(
      Boolean,
    )
    return missing[0] ? ` No ${missing.join(' or ')} is counted: add yours.` : ''
  },
}

/** How often the capital lasts, for the historical method or draws. */
const trials = {
  fr: ({ data: { historique: past, monteCarlo: draws }, used }: Facts, format: FigureFormatter): string => {
    const last = format.years(used.horizon_retraite)
    if (past)
      return ` Ce capital aurait tenu ${last} dans ${format.percent(past.tauxReussite)} des ${format.number(past.fenetres)} périodes de l’histoire.`
    return draws
      ? ` Ce capital tiendrait ${last} dans ${format.percent(draws.tauxReussite)} des ${format.number(draws.simulations)} tirages.`
      : ''
  },
  en: ({ data: { historique: past, monteCarlo: draws }, used }: Facts, format: FigureFormatter): string => {
    const last = format.years(used.horizon_retraite)
    if (past)
      return ` This capital would have lasted ${last} in ${format.percent(past.tauxReussite)} of the ${format.number(past.fenetres)} periods of history.`
    return draws
      ? ` This capital would last ${last} in ${format.percent(draws.tauxReussite)} of the ${format.number(draws.simulations)} draws.`
      : ''
  },
}
