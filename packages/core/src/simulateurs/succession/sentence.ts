import { visibleShare } from '../../definition/common-sentences.ts'
import type { Sentence } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/** Joins the parts that are not 0; empty when all round to 0 although their sum does not. */
const listOf = (and: string, ...parts: (string | false)[]): string => parts.filter(Boolean).join(and)

/** What duties would become with furniture at the flat rate, in euros; `null` where that moves them by less than a euro. */
const withFurniture = ({ totalDroits, effetForfaitMobilier }: Duties, isApplied: boolean): number | null =>
  isApplied || effetForfaitMobilier < 1 ? null : totalDroits + effetForfaitMobilier

interface Duties {
  readonly totalDroits: number
  readonly effetForfaitMobilier: number
}

/**
 * The answer of `succession` in a sentence or two, from its rounded figures (`data`) and the values used (`used`).
 * The duties, in the conditional. `visibleShare` keeps a tax rate that rounds to 0 above it: "less than 0.01%".
 * When furniture is in the estate, it tells what duties would be at its flat rate.
 * Used by `contract.ts`.
 * @example 'Duties would take €65,389, or 6.54% of the whole: €23,194 from each of the 2 heirs and €19,000 on …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data: { resume }, used }, format) => {
    const { totalDroits, droitsParHeritier, droitsAssuranceVie, netTransmis, tauxEffectif } = resume
    if (netTransmis === 0) return 'Il n’y aurait rien à transmettre, ni droits à payer.'
    const flat = withFurniture(resume, used.forfait_mobilier)
    const note =
      flat === null
        ? ''
        : ` Avec le forfait de 5 % pour les meubles, les droits seraient de ${format.euros(flat)}.`
    if (totalDroits === 0)
      return `Il n’y aurait pas de droits à payer, et ${format.euros(netTransmis)} à transmettre.${note}`
    const heirs =
      used.heritiers === 1 ? 'pour l’héritier' : `pour chacun des ${format.number(used.heritiers)} héritiers`
    const parts = listOf(
      ' et ',
      droitsParHeritier > 0 && `${format.euros(droitsParHeritier)} ${heirs}`,
      droitsAssuranceVie > 0 && `${format.euros(droitsAssuranceVie)} sur l’assurance-vie`,
    )
    return `Les droits prendraient ${format.euros(totalDroits)}, soit ${format.percent(visibleShare(tauxEffectif))} du total${parts && ` : ${parts}`} ; il resterait ${format.euros(netTransmis)}.${note}`
  },
  en: ({ data: { resume }, used }, format) => {
    const { totalDroits, droitsParHeritier, droitsAssuranceVie, netTransmis, tauxEffectif } = resume
    if (netTransmis === 0) return 'There would be nothing to pass on, and no duties to pay.'
    const flat = withFurniture(resume, used.forfait_mobilier)
    const note =
      flat === null ? '' : ` With furniture at the flat rate of 5%, duties would be ${format.euros(flat)}.`
    if (totalDroits === 0)
      return `There would be no duties to pay, and ${format.euros(netTransmis)} to pass on.${note}`
    const heirs =
      used.heritiers === 1 ? 'from the heir' : `from each of the ${format.number(used.heritiers)} heirs`
    const parts = listOf(
      ' and ',
      droitsParHeritier > 0 && `${format.euros(droitsParHeritier)} ${heirs}`,
      droitsAssuranceVie > 0 && `${format.euros(droitsAssuranceVie)} on life insurance`,
    )
    return `Duties would take ${format.euros(totalDroits)}, or ${format.percent(visibleShare(tauxEffectif))} of the whole${parts && `: ${parts}`}; ${format.euros(netTransmis)} would be left.${note}`
  },
}
