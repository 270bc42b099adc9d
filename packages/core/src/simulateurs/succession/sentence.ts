import { visibleShare } from '../../definition/common-sentences.ts'
import type { Sentence } from '../../definition/contract.ts'
import type { Text } from '../../units/text.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/** Joins the parts that are not `false` by `and`; empty when all amounts round to 0 although their sum does not. */
const listOf = (and: string, ...parts: (string | false)[]): string => parts.filter(Boolean).join(and)

type Row = Parameters<Sentence<typeof params, typeof result>['fr']>[0]['data']['options'][number]

/** The words of each option in a sentence. */
const OPTIONS: Readonly<Record<Row['option'], Text>> = {
  quart: { fr: 'un quart en propriété', en: 'a quarter in ownership' },
  usufruit: { fr: 'l’usufruit de tout', en: 'the usufruct of everything' },
  quart_usufruit: {
    fr: 'un quart en propriété et l’usufruit du reste',
    en: 'a quarter in ownership and the usufruct of the rest',
  },
  quotite_disponible: { fr: 'la quotité disponible', en: 'the disposable part' },
}

/** The open option that costs least over both deaths, where another costs more. */
function cheapest(options: readonly Row[]): Row | undefined {
  const open = options.filter(({ ouverte }) => ouverte)
  const [first] = open.toSorted((one, other) => one.droitsTotal - other.droitsTotal)
  return open.some(({ droitsTotal }) => first && droitsTotal > first.droitsTotal) ? first : undefined
}

/**
 * What duties would become with furniture at the flat rate, in euros; `null` where that moves them by less
 * than a euro.
 */
const withFurniture = ({ totalDroits, effetForfaitMobilier }: Duties, isApplied: boolean): number | null =>
  isApplied || effetForfaitMobilier < 1 ? null : totalDroits + effetForfaitMobilier

/** Figures of the summary, in euros. */
interface Duties {
  /** All duties. */
  readonly totalDroits: number
  /** What the flat rate of furniture adds to them. */
  readonly effetForfaitMobilier: number
}

/**
 * The answer of `succession` in a few sentences, from its rounded figures (`data`) and the values used (`used`).
 * The duties, in the conditional. `visibleShare` keeps a tax rate that rounds to 0 above it: "less than 0.01%".
 * When furniture is in the estate, it tells what duties would be at its flat rate.
 * Used by `contract.ts`.
 * @example 'Duties would take €65,389, or 6.54% of the whole: €23,194 from each of the 2 heirs and €19,000 on …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data: { resume, devolution, options }, used }, format) => {
    const { totalDroits, droitsTotal, droitsParHeritier, droitsAssuranceVie, netTransmis, tauxEffectif } =
      resume
    const best = cheapest(options)
    const flat = netTransmis === 0 ? null : withFurniture(resume, used.forfait_mobilier)
    const more = [
      flat !== null &&
        `Avec le forfait de 5 % pour les meubles, les droits seraient de ${format.euros(flat)}.`,
      devolution &&
        devolution.nonDevolu > 0 &&
        `${format.euros(devolution.nonDevolu)} sans héritier iraient à l’État.`,
      best &&
        `Sur les deux décès, le choix du conjoint le moins taxé serait ${OPTIONS[best.option].fr} : ${format.euros(best.droitsTotal)}.`,
    ]
      .filter(Boolean)
      .map((sentence) => ` ${sentence}`)
      .join('')
    if (netTransmis === 0) return `Il n’y aurait rien à transmettre, ni droits à payer.${more}`
    if (totalDroits === 0)
      return `Il n’y aurait pas de droits à payer, et ${format.euros(netTransmis)} à transmettre.${more}`
    const heirs =
      used.heritiers === 1 ? 'pour l’héritier' : `pour chacun des ${format.number(used.heritiers)} héritiers`
    const parts = listOf(
      ' et ',
      droitsParHeritier !== null && droitsParHeritier > 0 && `${format.euros(droitsParHeritier)} ${heirs}`,
      droitsParHeritier === null && droitsTotal > 0 && `${format.euros(droitsTotal)} sur la succession`,
      droitsAssuranceVie > 0 && `${format.euros(droitsAssuranceVie)} sur l’assurance-vie`,
    )
    return `Les droits prendraient ${format.euros(totalDroits)}, soit ${format.percent(visibleShare(tauxEffectif))} du total${parts && ` : ${parts}`} ; il resterait ${format.euros(netTransmis)}.${more}`
  },
  en: ({ data: { resume, devolution, options }, used }, format) => {
    const { totalDroits, droitsTotal, droitsParHeritier, droitsAssuranceVie, netTransmis, tauxEffectif } =
      resume
    const best = cheapest(options)
    const flat = netTransmis === 0 ? null : withFurniture(resume, used.forfait_mobilier)
    const more = [
      flat !== null && `With furniture at the flat rate of 5%, duties would be ${format.euros(flat)}.`,
      devolution &&
        devolution.nonDevolu > 0 &&
        `${format.euros(devolution.nonDevolu)} without an heir would go to the State.`,
      best &&
        `Over both deaths, the spouse’s least taxed option would be ${OPTIONS[best.option].en}: ${format.euros(best.droitsTotal)}.`,
    ]
      .filter(Boolean)
      .map((sentence) => ` ${sentence}`)
      .join('')
    if (netTransmis === 0) return `There would be nothing to pass on, and no duties to pay.${more}`
    if (totalDroits === 0)
      return `There would be no duties to pay, and ${format.euros(netTransmis)} to pass on.${more}`
    const heirs =
      used.heritiers === 1 ? 'from the heir' : `from each of the ${format.number(used.heritiers)} heirs`
    const parts = listOf(
      ' and ',
      droitsParHeritier !== null && droitsParHeritier > 0 && `${format.euros(droitsParHeritier)} ${heirs}`,
      droitsParHeritier === null && droitsTotal > 0 && `${format.euros(droitsTotal)} on the estate`,
      droitsAssuranceVie > 0 && `${format.euros(droitsAssuranceVie)} on life insurance`,
    )
    return `Duties would take ${format.euros(totalDroits)}, or ${format.percent(visibleShare(tauxEffectif))} of the whole${parts && `: ${parts}`}; ${format.euros(netTransmis)} would be left.${more}`
  },
}
