import type { Sentence } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/** @example 'To stop paying in now and retire at 65, you would need €112,389 today: you are €62,389 short; or pay in €307 a month …' */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data: { resume }, used }, say) => {
    const { coastNumber, capitalALaRetraite, capitalFire, effortMensuelRequis: effort, ageCoast } = resume
    const at = say.years(used.age_retraite)
    if (coastNumber === 0) return `Avec ces hypothèses, la retraite à ${at} ne demande aucun capital.`
    if (resume.atteint)
      return `Votre capital suffit : sans plus rien verser, il vaudrait ${say.euros(capitalALaRetraite)} d’aujourd’hui à ${at}, et il en faudrait ${say.euros(capitalFire)}.`
    const short = `Il faudrait ${say.euros(coastNumber)} aujourd’hui pour ne plus rien verser jusqu’à ${at} : il manque ${say.euros(-resume.ecart)}`
    if (used.mensuel === 0) return `${short}, ou ${say.monthlyEuros(effort)} jusque-là.`
    const deposits = say.monthlyEuros(used.mensuel)
    return ageCoast === null
      ? `${short}. À ${deposits}, vous n’y seriez pas à temps : il faudrait ${say.monthlyEuros(effort)}.`
      : `${short}. À ${deposits}, vous pourriez vous arrêter à ${say.years(ageCoast)}.`
  },
  en: ({ data: { resume }, used }, say) => {
    const { coastNumber, capitalALaRetraite, capitalFire, effortMensuelRequis: effort, ageCoast } = resume
    const at = say.number(used.age_retraite)
    if (coastNumber === 0) return `Under these assumptions, retiring at ${at} needs no capital.`
    if (resume.atteint)
      return `Your capital is enough: with nothing more paid in, it would be worth ${say.euros(capitalALaRetraite)} in today’s euros at ${at}, and ${say.euros(capitalFire)} would be needed.`
    const short = `To stop paying in now and retire at ${at}, you would need ${say.euros(coastNumber)} today: you are ${say.euros(-resume.ecart)} short`
    if (used.mensuel === 0) return `${short}; or pay in ${say.monthlyEuros(effort)} until then.`
    const deposits = say.monthlyEuros(used.mensuel)
    return ageCoast === null
      ? `${short}. With ${deposits}, you would not be there in time: you would need ${say.monthlyEuros(effort)}.`
      : `${short}. With ${deposits}, you could stop at ${say.number(ageCoast)}.`
  },
}
