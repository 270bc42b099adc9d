import { visibleShare } from '../../definition/common-sentences.ts'
import type { Sentence, SentenceInput } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/** What is missing each month, and what needs and savings take against what the rule gives them. */
const factsOf = ({ diagnostic, repartition }: SentenceInput<typeof params, typeof result>['data']) => ({
  missing: diagnostic.find(({ code }) => code === 'deficit')?.montant ?? 0,
  needs: repartition.find(({ categorie }) => categorie === 'besoins') ?? NOTHING,
  savings: repartition.find(({ categorie }) => categorie === 'epargne') ?? NOTHING,
})

const needsShare = ({ actuel, actuelPourcentage }: typeof NOTHING): number =>
  actuel > 0 ? visibleShare(actuelPourcentage) : actuelPourcentage

const NOTHING = { actuel: 0, actuelPourcentage: 0, idealPourcentage: 0, ecart: 0 }

/**
 * The answer of `budget-50-30-20` in a sentence or two, from its rounded figures (`data`) and the values used
 * (`used`). Used by `contract.ts`.
 * @example 'You save 16% of your income, €100 a month less than the 50/30/20 rule asks; needs take 56%, …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data, used }, format) => {
    const { missing, needs, savings } = factsOf(data)
    const { revenu, totalDepenses } = data.resume
    if (missing > 0)
      return `${totalDepenses > revenu ? 'Vos dépenses dépassent' : 'Vos dépenses et votre épargne dépassent ensemble'} de ${format.monthlyEuros(missing)} votre revenu de ${format.euros(revenu)}.`
    const { actuel, actuelPourcentage, idealPourcentage, ecart } = savings
    const drawn =
      actuel < 0 ? `Vous puisez ${format.monthlyEuros(-actuel)} dans vos réserves` : 'Vous n’épargnez rien'
    const save =
      actuel > 0 ? `Vous épargnez ${format.percent(visibleShare(actuelPourcentage))} de votre revenu` : drawn
    const gap =
      actuel > 0
        ? `${format.monthlyEuros(Math.abs(ecart))} de ${ecart > 0 ? 'plus' : 'moins'} que ne le veut la règle ${used.regle}`
        : `quand la règle ${used.regle} demande ${format.percent(idealPourcentage)}`
    const share =
      needs.ecart === 0
        ? 'comme elle le prévoit'
        : `contre ${format.percent(needs.idealPourcentage)} dans la règle`
    return `${save}, ${ecart === 0 ? `comme le veut la règle ${used.regle}` : gap} ; les besoins prennent ${format.percent(needsShare(needs))}, ${share}.`
  },
  en: ({ data, used }, format) => {
    const { missing, needs, savings } = factsOf(data)
    const { revenu, totalDepenses } = data.resume
    if (missing > 0)
      return `Your expenses ${totalDepenses > revenu ? '' : 'and savings together '}exceed your income of ${format.euros(revenu)} by ${format.monthlyEuros(missing)}.`
    const { actuel, actuelPourcentage, idealPourcentage, ecart } = savings
    const drawn =
      actuel < 0 ? `You draw ${format.monthlyEuros(-actuel)} from your reserves` : 'You save nothing'
    const save =
      actuel > 0 ? `You save ${format.percent(visibleShare(actuelPourcentage))} of your income` : drawn
    const gap =
      actuel > 0
        ? `${format.monthlyEuros(Math.abs(ecart))} ${ecart > 0 ? 'more' : 'less'} than the ${used.regle} rule asks`
        : `when the ${used.regle} rule asks for ${format.percent(idealPourcentage)}`
    const share =
      needs.ecart === 0 ? 'as it allows' : `against ${format.percent(needs.idealPourcentage)} in the rule`
    return `${save}, ${ecart === 0 ? `as the ${used.regle} rule asks` : gap}; needs take ${format.percent(needsShare(needs))}, ${share}.`
  },
}
