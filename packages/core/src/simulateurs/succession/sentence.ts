import { visibleShare } from '../../definition/common-sentences.ts'
import type { Sentence } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/** Joins the parts that are not 0; empty when all round to 0 although their sum does not. */
const listOf = (and: string, ...parts: (string | false)[]): string => parts.filter(Boolean).join(and)

/**
 * The answer of `succession` in a sentence or two, from its rounded figures (`data`) and the values used (`used`).
 * The duties, in the conditional. `visibleShare` keeps a tax rate that rounds to 0 above it: "less than 0.01%".
 * Used by `contract.ts`.
 * @example 'Duties would take €65,389, or 6.54% of the whole: €23,194 from each of the 2 heirs and €19,000 on …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data: { resume }, used }, format) => {
    const { totalDroits, droitsParHeritier, droitsAssuranceVie, netTransmis, tauxEffectif } = resume
    if (netTransmis === 0) return 'Il n’y aurait rien à transmettre, ni droits à payer.'
    if (totalDroits === 0)
      return `Il n’y aurait pas de droits à payer, et ${format.euros(netTransmis)} à transmettre.`
    const heirs =
      used.heritiers === 1 ? 'pour l’héritier' : `pour chacun des ${format.number(used.heritiers)} héritiers`
    const parts = listOf(
      ' et ',
      droitsParHeritier > 0 && `${format.euros(droitsParHeritier)} ${heirs}`,
      droitsAssuranceVie > 0 && `${format.euros(droitsAssuranceVie)} sur l’assurance-vie`,
    )
    return `Les droits prendraient ${format.euros(totalDroits)}, soit ${format.percent(visibleShare(tauxEffectif))} du total${parts && ` : ${parts}`} ; il resterait ${format.euros(netTransmis)}.`
  },
  en: ({ data: { resume }, used }, format) => {
    const { totalDroits, droitsParHeritier, droitsAssuranceVie, netTransmis, tauxEffectif } = resume
    if (netTransmis === 0) return 'There would be nothing to pass on, and no duties to pay.'
    if (totalDroits === 0)
      return `There would be no duties to pay, and ${format.euros(netTransmis)} to pass on.`
    const heirs =
      used.heritiers === 1 ? 'from the heir' : `from each of the ${format.number(used.heritiers)} heirs`
    const parts = listOf(
      ' and ',
      droitsParHeritier > 0 && `${format.euros(droitsParHeritier)} ${heirs}`,
      droitsAssuranceVie > 0 && `${format.euros(droitsAssuranceVie)} on life insurance`,
    )
    return `Duties would take ${format.euros(totalDroits)}, or ${format.percent(visibleShare(tauxEffectif))} of the whole${parts && `: ${parts}`}; ${format.euros(netTransmis)} would be left.`
  },
}
