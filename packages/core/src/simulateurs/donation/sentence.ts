import { visibleShare } from '../../definition/common-sentences.ts'
import type { Sentence } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/**
 * The answer of `donation` in a sentence or two, from its rounded figures: what the gift costs and, with a horizon,
 * what giving changes; that depends on the other assets, so it names them. `visibleShare` keeps a tax rate that rounds to 0 above it: "less than 0.01%".
 * Used by `contract.ts`.
 * @example 'Giving €800,000 would cost €18,304.82: €4,388.70 of duties, or 0.55%, and €13,916.12 of fees.'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data: { resume, comparaison }, used: { patrimoine } }, format) => {
    const { valeurTransmise, droits, frais, coutTotal, tauxEffectif } = resume
    const gift = `Donner ${format.euros(valeurTransmise)}`
    const duties = `${format.euros(droits)} de droits, soit ${format.percent(visibleShare(tauxEffectif))}`
    const fees = `${format.euros(frais)} de frais`
    const cost = () => {
      if (coutTotal === 0) return `${gift} ne coûterait rien.`
      if (droits === 0) return `${gift} ne coûterait que ${fees}, sans droits.`
      if (frais === 0) return `${gift} coûterait ${duties}.`
      return `${gift} coûterait ${format.euros(coutTotal)} : ${duties}, et ${fees}.`
    }
    if (!comparaison) return cost()
    const { avantage, horizon } = comparaison
    const when = `au décès dans ${format.number(horizon)} an${horizon > 1 ? 's' : ''}`
    const others = patrimoine > 0 ? `Avec ${format.euros(patrimoine)} d’autres biens` : 'Sans autres biens'
    const gap = `${format.euros(Math.abs(avantage))} ${avantage > 0 ? 'de plus' : 'de moins'}`
    return `${cost()} ${others}, il resterait ${avantage === 0 ? 'autant' : gap} qu’en laissant tout ${when}.`
  },
  en: ({ data: { resume, comparaison }, used: { patrimoine } }, format) => {
    const { valeurTransmise, droits, frais, coutTotal, tauxEffectif } = resume
    const gift = `Giving ${format.euros(valeurTransmise)}`
    const duties = `${format.euros(droits)} of duties, or ${format.percent(visibleShare(tauxEffectif))}`
    const fees = `${format.euros(frais)} of fees`
    const cost = () => {
      if (coutTotal === 0) return `${gift} would cost nothing.`
      if (droits === 0) return `${gift} would cost only ${fees}, and no duties.`
      if (frais === 0) return `${gift} would cost ${duties}.`
      return `${gift} would cost ${format.euros(coutTotal)}: ${duties}, and ${fees}.`
    }
    if (!comparaison) return cost()
    const { avantage, horizon } = comparaison
    const when = `at a death in ${format.number(horizon)} year${horizon > 1 ? 's' : ''}`
    const others =
      patrimoine > 0 ? `With ${format.euros(patrimoine)} of other assets` : 'Without other assets'
    const gap = `${format.euros(Math.abs(avantage))} ${avantage > 0 ? 'more' : 'less'} would be left than`
    return `${cost()} ${others}, ${avantage === 0 ? 'as much would be left as' : gap} by leaving everything ${when}.`
  },
}
