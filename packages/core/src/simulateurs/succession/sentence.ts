import { visibleShare } from '../../definition/common-sentences.ts'
import type { Sentence } from '../../definition/contract.ts'
import type { Language } from '../../units/text.ts'
import { params } from './params.ts'
import type { result } from './result.ts'

type Input = Parameters<Sentence<typeof params, typeof result>['fr']>[0]
type Row = Input['data']['options'][number]

/** The words of each option, after others of a sentence. */
const optionText = (option: Row['option'], language: Language): string => {
  const label = params.option_conjoint.choices?.[option]?.[language] ?? option
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/** The open option that costs least over both deaths, where another costs more. */
function cheapest(options: readonly Row[]): Row | undefined {
  const open = options.filter(({ ouverte }) => ouverte)
  const [first] = open.toSorted((one, other) => one.droitsTotal - other.droitsTotal)
  return open.some(({ droitsTotal }) => first && droitsTotal > first.droitsTotal) ? first : undefined
}

/** All life insurance of equal heirs, in euros. */
const insuredOf = (used: Input['used']) =>
  used.assurance_vie + used.assurance_vie_70 + used.gains_assurance_vie_70

/**
 * What a spouse beside others receives of the estate, in euros, the usufruct at its value; 0 without one. `undefined`
 * where too little is taxed to tell the fraction.
 */
function spouseValue({ data, used }: Input): number | undefined {
  const { netTransmis, totalDroits, partDuConjoint, actifNet, droitsParHeritier } = data.resume
  if (droitsParHeritier === null) return data.heritiers.find(({ lien }) => lien === 'conjoint')?.valeur ?? 0
  if (!used.conjoint_survivant) return 0
  const left = netTransmis + totalDroits - insuredOf(used)
  // the same fraction of what is taxed, without a part of an occupied home, and of what is left
  return actifNet > left / 100 ? (left * partDuConjoint) / actifNet : undefined
}

/**
 * What each of equal heirs pays and receives, life insurance included, in euros; a spouse or partner beside others is
 * not one of them. `isBare`: all of it is bare ownership. `undefined` where heirs differ, where they are not the beneficiaries of life insurance, and where
 * `ofSpouse`, what the spouse receives, is not known.
 */
function equalHeir({ data, used }: Input, ofSpouse: number | undefined) {
  const { netTransmis, totalDroits, droitsParHeritier } = data.resume
  const { heritiers: count, beneficiaires, conjoint_survivant: hasSpouse } = used
  if (droitsParHeritier === null) {
    const heirs = data.heritiers.filter(({ net, lien }) => net > 0 && lien !== 'conjoint' && lien !== 'pacs')
    const [first] = heirs
    return first && heirs.every(({ lien, net }) => lien === first.lien && net === first.net)
      ? {
          ...first,
          count: heirs.length,
          isBare: first.propriete + first.assuranceVie === 0,
          due: first.droits + first.droitsAssuranceVie,
        }
      : undefined
  }
  const insured = insuredOf(used)
  if ((insured > 0 && beneficiaires !== count) || ofSpouse === undefined) return undefined
  return {
    lien: used.representants > 0 ? undefined : used.lien,
    count,
    isBare: hasSpouse && insured === 0 && used.option_conjoint === 'usufruit',
    due: totalDroits / count,
    net: (netTransmis - ofSpouse) / count,
  }
}

/** What the sentence says besides the duties; `undefined` is left out. */
function factsOf(input: Input) {
  const { data, used } = input
  const { netTransmis, totalDroits, effetForfaitMobilier: effect } = data.resume
  const isFlat = used.forfait_mobilier
  const best = cheapest(data.options)
  const ofSpouse = spouseValue(input)
  const heir = equalHeir(input, ofSpouse)
  // without children beside the spouse there is no choice
  const hasChoice = used.conjoint_survivant || data.options.length > 0
  return {
    /** What a spouse beside others receives, and by which choice. */
    spouse: ofSpouse &&
      netTransmis - ofSpouse >= 1 && { value: ofSpouse, option: hasChoice && used.option_conjoint },
    /** The best option of a spouse. */
    best,
    /** Each of several heirs, where there is room for it beside that option. */
    heir: !best && heir && netTransmis - heir.net >= 1 ? heir : undefined,
    /** Whether furniture is at its flat rate, or else counted by an inventory. */
    isFlat,
    /**
     * What all duties would be the other way, in euros, where that moves them by at least a euro, and where there is
     * room for it.
     */
    other: !best && netTransmis > 0 && effect >= 1 && totalDroits + (isFlat ? -effect : effect),
    unclaimed: data.devolution?.nonDevolu,
  }
}

/**
 * The answer of `succession` in a few sentences, from its rounded figures (`data`) and the values used (`used`).
 * The duties, in the conditional. `visibleShare` keeps a tax rate that rounds to 0 above it: "less than 0.01%".
 * Where heirs are equal, what each pays and receives; what a spouse beside them receives; then duties with furniture
 * counted the other way.
 * Used by `contract.ts`.
 * @example 'Duties would take €65,389 (€19,000 on life insurance), or 6.54% of the whole; €934,611 would be …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: (input, format) => {
    const { totalDroits, droitsAssuranceVie, netTransmis, tauxEffectif } = input.data.resume
    const { best, heir, spouse, isFlat, other, unclaimed } = factsOf(input)
    return [
      netTransmis === 0
        ? 'Il n’y aurait rien à transmettre, ni droits à payer.'
        : totalDroits === 0
          ? `Il n’y aurait pas de droits à payer, et ${format.euros(netTransmis)} à transmettre.`
          : `Les droits prendraient ${format.euros(totalDroits)}${droitsAssuranceVie > 0 ? ` (${format.euros(droitsAssuranceVie)} sur l’assurance-vie)` : ''}, soit ${format.percent(visibleShare(tauxEffectif))} du total ; il resterait ${format.euros(netTransmis)}.`,
      heir &&
        `${heir.count === 1 ? 'L’' : 'Chaque '}${heir.lien === 'enfant' ? 'enfant' : 'héritier'} ${heir.due >= 0.01 ? `paierait ${format.euros(heir.due)} et ` : ''}recevrait ${format.euros(heir.net)}${heir.isBare ? ' en nue-propriété' : ''}.`,
      spouse &&
        `Le conjoint aurait ${spouse.option ? `${optionText(spouse.option, 'fr')} (${format.euros(spouse.value)})` : format.euros(spouse.value)}.`,
      other !== false &&
        `Meubles ${isFlat ? 'à l’inventaire' : 'au forfait'} : ${format.euros(other)} de droits.`,
      unclaimed && `${format.euros(unclaimed)} sans héritier iraient à l’État.`,
      best &&
        `Sur les deux décès, le choix le moins taxé serait ${optionText(best.option, 'fr')} : ${format.euros(best.droitsTotal)}.`,
    ]
      .filter(Boolean)
      .join(' ')
  },
  en: (input, format) => {
    const { totalDroits, droitsAssuranceVie, netTransmis, tauxEffectif } = input.data.resume
    const { best, heir, spouse, isFlat, other, unclaimed } = factsOf(input)
    return [
      netTransmis === 0
        ? 'There would be nothing to pass on, and no duties to pay.'
        : totalDroits === 0
          ? `There would be no duties to pay, and ${format.euros(netTransmis)} to pass on.`
          : `Duties would take ${format.euros(totalDroits)}${droitsAssuranceVie > 0 ? ` (${format.euros(droitsAssuranceVie)} on life insurance)` : ''}, or ${format.percent(visibleShare(tauxEffectif))} of the whole; ${format.euros(netTransmis)} would be left.`,
      heir &&
        `${heir.count === 1 ? 'The' : 'Each'} ${heir.lien === 'enfant' ? 'child' : 'heir'} would ${heir.due >= 0.01 ? `pay ${format.euros(heir.due)} and ` : ''}receive ${format.euros(heir.net)}${heir.isBare ? ' in bare ownership' : ''}.`,
      spouse &&
        `The spouse would receive ${spouse.option ? `${optionText(spouse.option, 'en')} (${format.euros(spouse.value)})` : format.euros(spouse.value)}.`,
      other !== false &&
        `Furniture ${isFlat ? 'by an inventory' : 'at the flat rate'}: duties of ${format.euros(other)}.`,
      unclaimed && `${format.euros(unclaimed)} without an heir would go to the State.`,
      best &&
        `Over both deaths, the least taxed option would be ${optionText(best.option, 'en')}: ${format.euros(best.droitsTotal)}.`,
    ]
      .filter(Boolean)
      .join(' ')
  },
}
