import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import type { Say } from '../../definition/say.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

type Facts = SentenceInput<typeof params, typeof result>

/** @example 'You could live off your savings 21 years and 9 months from now, with €600,000 in today’s euros, enough to …' */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: (input, say) => {
    const { atteint, capitalCible, anneesAvantFire: years, ageFire } = input.data.resume
    const [capital, spend] = [say.euros(capitalCible), `dépenser ${say.monthlyEuros(input.used.depenses)}`]
    if (capitalCible === 0) return `Vous n’avez besoin d’aucun capital pour ${spend}.`
    if (atteint) return `Vous y êtes : il fallait ${capital} pour ${spend}.${trials.fr(input, say)}`
    if (years === null)
      return `À ce rythme, vous n’auriez pas en cent ans les ${capital} d’aujourd’hui qu’il faut pour ${spend}.${trials.fr(input, say)}`
    const age = ageFire === null ? '' : `, à ${say.years(ageFire)}`
    return `Vous pourriez vivre de votre épargne dans ${say.years(years)}${age}, avec ${capital} d’aujourd’hui pour ${spend}.${trials.fr(input, say)}`
  },
  en: (input, say) => {
    const { atteint, capitalCible, anneesAvantFire: years, ageFire } = input.data.resume
    const [capital, spend] = [say.euros(capitalCible), `spend ${say.monthlyEuros(input.used.depenses)}`]
    if (capitalCible === 0) return `You need no capital to ${spend}.`
    if (atteint) return `You are there: it took ${capital} to ${spend}.${trials.en(input, say)}`
    if (years === null)
      return `At this pace, a hundred years would not give you the ${capital} in today’s euros that it takes to ${spend}.${trials.en(input, say)}`
    const age = ageFire === null ? '' : `, at the age of ${say.years(ageFire)}`
    return `You could live off your savings ${say.years(years)} from now${age}, with ${capital} in today’s euros, enough to ${spend}.${trials.en(input, say)}`
  },
}

/** How often the capital lasts, where history or draws were asked. */
const trials = {
  fr: ({ data: { historique: past, monteCarlo: draws }, used }: Facts, say: Say): string => {
    const last = say.years(used.horizon_retraite)
    if (past)
      return ` Ce capital aurait tenu ${last} dans ${say.percent(past.tauxReussite)} des ${say.number(past.fenetres)} périodes de l’histoire.`
    return draws
      ? ` Ce capital tiendrait ${last} dans ${say.percent(draws.tauxReussite)} des ${say.number(draws.simulations)} tirages.`
      : ''
  },
  en: ({ data: { historique: past, monteCarlo: draws }, used }: Facts, say: Say): string => {
    const last = say.years(used.horizon_retraite)
    if (past)
      return ` This capital would have lasted ${last} in ${say.percent(past.tauxReussite)} of the ${say.number(past.fenetres)} periods of history.`
    return draws
      ? ` This capital would last ${last} in ${say.percent(draws.tauxReussite)} of the ${say.number(draws.simulations)} draws.`
      : ''
  },
}
