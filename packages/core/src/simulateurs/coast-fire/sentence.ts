import type { Sentence } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/**
 * The answer of `coast-fire` in a sentence or two, from its rounded figures (`data`) and the values used (`used`).
 * Used by `contract.ts`.
 * @example 'To stop paying in now and retire at 65, you would need €112,389 today: you are €62,389 short; or pay in
 * €307 a month …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data: { resume }, used }, format) => {
    const { coastNumber, capitalALaRetraite, capitalFire, effortMensuelRequis: effort, ageCoast } = resume
    const at = format.years(used.age_retraite)
    if (coastNumber === 0) return `Avec ces hypothèses, la retraite à ${at} ne demande aucun capital.`
    if (resume.atteint)
      return `Votre capital suffit : sans plus rien verser, il vaudrait ${format.euros(capitalALaRetraite)} d’aujourd’hui à ${at}, et il en faudrait ${format.euros(capitalFire)}.`
    const short = `Il faudrait ${format.euros(coastNumber)} aujourd’hui pour ne plus rien verser jusqu’à ${at} : il manque ${format.euros(-resume.ecart)}`
    if (used.mensuel === 0) return `${short}, ou ${format.monthlyEuros(effort)} jusque-là.`
    const deposits = format.monthlyEuros(used.mensuel)
    return ageCoast === null
      ? `${short}. À ${deposits}, vous n’y seriez pas à temps : il faudrait ${format.monthlyEuros(effort)}.`
      : `${short}. À ${deposits}, vous pourriez vous arrêter à ${format.years(ageCoast)}.`
  },
  en: ({ data: { resume }, used }, format) => {
    const { coastNumber, capitalALaRetraite, capitalFire, effortMensuelRequis: effort, ageCoast } = resume
    const at = format.number(used.age_retraite)
    if (coastNumber === 0) return `Under these assumptions, retiring at ${at} needs no capital.`
    if (resume.atteint)
      return `Your capital is enough: with nothing more paid in, it would be worth ${format.euros(capitalALaRetraite)} in today’s euros at ${at}, and ${format.euros(capitalFire)} would be needed.`
    const short = `To stop paying in now and retire at ${at}, you would need ${format.euros(coastNumber)} today: you are ${format.euros(-resume.ecart)} short`
    if (used.mensuel === 0) return `${short}; or pay in ${format.monthlyEuros(effort)} until then.`
    const deposits = format.monthlyEuros(used.mensuel)
    return ageCoast === null
      ? `${short}. With ${deposits}, you would not be there in time: you would need ${format.monthlyEuros(effort)}.`
      : `${short}. With ${deposits}, you could stop at ${format.number(ageCoast)}.`
  },
}
