import type { Sentence } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/**
 * The answer of `interets-composes` in a sentence or two, from its rounded figures (`data`) and the values used
 * (`used`). Used by `contract.ts`.
 * @example 'With €300 a month, for 20 years at 7% a year, your capital would reach €152,261, or …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data: { resume }, used }, format) => {
    const { capitalFinalBrut: end, capitalFinalReel: real, totalVerse: paid } = resume
    if (paid === 0) return 'Sans capital ni versement, il n’y a rien à faire grandir.'
    const deposit = `${format.monthlyEuros(used.mensuel)}${used.indexation === 0 ? '' : ' la première année'}`
    const what = [used.capital > 0 && `${format.euros(used.capital)} au départ`, used.mensuel > 0 && deposit]
    const rate = `${format.percent(used.taux)} par an${used.frais > 0 ? ' avant frais' : ''}`
    const verb = resume.totalInterets < 0 ? 'ne serait que de' : 'atteindrait'
    const today = real === end ? '' : `, soit ${format.euros(real)} d’aujourd’hui`
    return `Avec ${what.filter(Boolean).join(' et ')}, pendant ${format.years(used.duree)} à ${rate}, votre capital ${verb} ${format.euros(end)}${today} ; vous auriez versé ${format.euros(paid)}.`
  },
  en: ({ data: { resume }, used }, format) => {
    const { capitalFinalBrut: end, capitalFinalReel: real, totalVerse: paid } = resume
    if (paid === 0) return 'Without capital or deposits, there is nothing to grow.'
    const deposit = `${format.monthlyEuros(used.mensuel)}${used.indexation === 0 ? '' : ' in the first year'}`
    const what = [
      used.capital > 0 && `${format.euros(used.capital)} at the start`,
      used.mensuel > 0 && deposit,
    ]
    const rate = `${format.percent(used.taux)} a year${used.frais > 0 ? ' before fees' : ''}`
    const verb = resume.totalInterets < 0 ? 'be only' : 'reach'
    const today = real === end ? '' : `, or ${format.euros(real)} in today’s euros`
    return `With ${what.filter(Boolean).join(' and ')}, for ${format.years(used.duree)} at ${rate}, your capital would ${verb} ${format.euros(end)}${today}; you would have paid in ${format.euros(paid)}.`
  },
}
