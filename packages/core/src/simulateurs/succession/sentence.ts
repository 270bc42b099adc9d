import { visibleShare } from '../../definition/common-sentences.ts'
import type { Sentence } from '../../definition/contract.ts'
import type { Language } from '../../units/text.ts'
import { params } from './params.ts'
import type { result } from './result.ts'

type Input = Parameters<Sentence<typeof params, typeof result>['fr']>[0]
type Row = Input['data']['options'][number]

/** The words of each option, after others of a sentence. */
const optionText = ({ option }: Row, language: Language): string => {
  const label = params.option_conjoint.choices?.[option]?.[language] ?? option
  return label.charAt(0).toLowerCase() + label.slice(1)
}

/** The open option that costs least over both deaths, where another costs more. */
function cheapest(options: readonly Row[]): Row | undefined {
  const open = options.filter(({ ouverte }) => ouverte)
  const [first] = open.toSorted((one, other) => one.droitsTotal - other.droitsTotal)
  return open.some(({ droitsTotal }) => first && droitsTotal > first.droitsTotal) ? first : undefined
}

/**
 * What each of equal heirs pays and receives, life insurance included, in euros; a spouse or partner beside others is
 * not one of them. `isBare`: all of it is bare ownership. `undefined` where heirs differ, where they are not the beneficiaries of life insurance, and where
 * too little is taxed to tell the fraction of a spouse.
 */
function equalHeir({ data, used }: Input) {
  const { netTransmis, totalDroits, partDuConjoint, actifNet, droitsParHeritier } = data.resume
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
  const insured = used.assurance_vie + used.assurance_vie_70 + used.gains_assurance_vie_70
  const left = netTransmis + totalDroits - insured
  if ((insured > 0 && beneficiaires !== count) || (hasSpouse && actifNet <= left / 100)) return undefined
  // the spouse has the same fraction of what is taxed, without a part of an occupied home, and of what is left
  const ofSpouse = hasSpouse ? (left * partDuConjoint) / actifNet : 0
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
  const heir = equalHeir(input)
  return {
    /** The best option of a spouse. */
    best,
    /** Each of several heirs, where there is room for it beside that option. */
    heir: !best && heir && netTransmis - heir.net >= 1 ? heir : undefined,
    /** Whether furniture is at its flat rate, 1, or counted by an inventory, 0. */
    way: isFlat ? 1 : 0,
    /** What all duties would be the other way, in euros, where that moves them by at least a euro. */
    other: netTransmis > 0 && effect >= 1 && totalDroits + (isFlat ? -effect : effect),
    unclaimed: data.devolution?.nonDevolu,
  }
}

/**
 * The answer of `succession` in a few sentences, from its rounded figures (`data`) and the values used (`used`).
 * The duties, in the conditional. `visibleShare` keeps a tax rate that rounds to 0 above it: "less than 0.01%".
 * Where heirs are equal, what each pays and receives; then how furniture is counted, and duties the other way.
 * Used by `contract.ts`.
 * @example 'Duties would take €65,389 (€19,000 on life insurance), or 6.54% of the whole; €934,611 would be …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: (input, format) => {
    const { totalDroits, droitsAssuranceVie, netTransmis, tauxEffectif } = input.data.resume
    const { best, heir, way, other, unclaimed } = factsOf(input)
    const furniture = ['un inventaire', 'le forfait de 5 %']
    return [
      netTransmis === 0
        ? 'Il n’y aurait rien à transmettre, ni droits à payer.'
        : totalDroits === 0
          ? `Il n’y aurait pas de droits à payer, et ${format.euros(netTransmis)} à transmettre.`
          : `Les droits prendraient ${format.euros(totalDroits)}${droitsAssuranceVie > 0 ? ` (${format.euros(droitsAssuranceVie)} sur l’assurance-vie)` : ''}, soit ${format.percent(visibleShare(tauxEffectif))} du total ; il resterait ${format.euros(netTransmis)}.`,
      heir &&
        `${heir.count === 1 ? 'L’' : 'Chaque '}${heir.lien === 'enfant' ? 'enfant' : 'héritier'} ${heir.due >= 0.01 ? `paierait ${format.euros(heir.due)} et ` : ''}recevrait ${format.euros(heir.net)}${heir.isBare ? ' en nue-propriété' : ''}.`,
      other !== false &&
        `Cela suppose ${furniture[way]} des meubles ; sinon, avec ${furniture[1 - way]}, les droits seraient de ${format.euros(other)}.`,
      unclaimed && `${format.euros(unclaimed)} sans héritier iraient à l’État.`,
      best &&
        `Sur les deux décès, le choix du conjoint le moins taxé serait ${optionText(best, 'fr')} : ${format.euros(best.droitsTotal)}.`,
    ]
      .filter(Boolean)
      .join(' ')
  },
  en: (input, format) => {
    const { totalDroits, droitsAssuranceVie, netTransmis, tauxEffectif } = input.data.resume
    const { best, heir, way, other, unclaimed } = factsOf(input)
    const furniture = ['an inventory', 'the flat rate of 5%']
    return [
      netTransmis === 0
        ? 'There would be nothing to pass on, and no duties to pay.'
        : totalDroits === 0
          ? `There would be no duties to pay, and ${format.euros(netTransmis)} to pass on.`
          : `Duties would take ${format.euros(totalDroits)}${droitsAssuranceVie > 0 ? ` (${format.euros(droitsAssuranceVie)} on life insurance)` : ''}, or ${format.percent(visibleShare(tauxEffectif))} of the whole; ${format.euros(netTransmis)} would be left.`,
      heir &&
        `${heir.count === 1 ? 'The' : 'Each'} ${heir.lien === 'enfant' ? 'child' : 'heir'} would ${heir.due >= 0.01 ? `pay ${format.euros(heir.due)} and ` : ''}receive ${format.euros(heir.net)}${heir.isBare ? ' in bare ownership' : ''}.`,
      other !== false &&
        `This counts furniture by ${furniture[way]}; otherwise, by ${furniture[1 - way]}, duties would be ${format.euros(other)}.`,
      unclaimed && `${format.euros(unclaimed)} without an heir would go to the State.`,
      best &&
        `Over both deaths, the spouse’s least taxed option would be ${optionText(best, 'en')}: ${format.euros(best.droitsTotal)}.`,
    ]
      .filter(Boolean)
      .join(' ')
  },
}
