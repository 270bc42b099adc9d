import type { Sentence } from '../../definition/contract.ts'
import type { params } from './params.ts'
import type { result } from './result.ts'

/**
 * The answer of `inflation` in a sentence or two, from its rounded figures (`data`) and the values used (`used`).
 * Used by `contract.ts`.
 * @example 'In 20 years, at 2% inflation, it would take €14,859 to buy what costs €10,000 today; …'
 */
export const sentence: Sentence<typeof params, typeof result> = {
  fr: ({ data: { resume }, used }, format) => {
    const { montantInitial: sum, valeurReelle, montantEquivalent, inflationMoyenne: pace } = resume
    const { duree = 0, rendement, annee_debut: from, annee_fin: to } = used
    if (sum === 0) return 'Sans montant, les prix n’ont rien à prendre.'
    const [cost, later, real] = [sum, montantEquivalent, valeurReelle].map((amount) => format.euros(amount))
    const left = rendement === 0 ? 'laissée de côté' : `placée à ${format.percent(rendement)} par an`
    const shrinks = valeurReelle < sum
    if (from === undefined || to === undefined)
      return `Dans ${format.years(duree)}, à ${format.percent(pace)} d’inflation, il faudrait ${later} pour acheter ce que vous payez ${cost} aujourd’hui ; ${left}, la somme ${shrinks ? 'ne vaudrait plus que' : 'vaudrait'} ${real} d’aujourd’hui.`
    const [start, end] = [format.digits(from), format.digits(to)]
    const moved =
      pace === 0
        ? 'l’indice des prix n’a pas bougé'
        : `les prix ont ${pace < 0 ? 'baissé' : 'monté'} de ${format.percent(Math.abs(pace))} par an`
    return `Entre ${start} et ${end}, ${moved} : il fallait ${later} en ${end} pour ce qu’on payait ${cost} en ${start} ; ${left}, la somme ${shrinks ? 'n’aurait plus valu que' : 'aurait valu'} ${real} de ${start}.`
  },
  en: ({ data: { resume }, used }, format) => {
    const { montantInitial: sum, valeurReelle, montantEquivalent, inflationMoyenne: pace } = resume
    const { duree = 0, rendement, annee_debut: from, annee_fin: to } = used
    if (sum === 0) return 'Without an amount, prices have nothing to take.'
    const [cost, later, real] = [sum, montantEquivalent, valeurReelle].map((amount) => format.euros(amount))
    const left = rendement === 0 ? 'left idle' : `invested at ${format.percent(rendement)} a year`
    const only = valeurReelle < sum ? ' only' : ''
    if (from === undefined || to === undefined)
      return `In ${format.years(duree)}, at ${format.percent(pace)} inflation, it would take ${later} to buy what costs ${cost} today; ${left}, the sum would be worth${only} ${real} in today’s euros.`
    const [start, end] = [format.digits(from), format.digits(to)]
    const moved =
      pace === 0
        ? 'the price index did not move'
        : `prices ${pace < 0 ? 'fell' : 'rose'} by ${format.percent(Math.abs(pace))} a year`
    return `Between ${start} and ${end}, ${moved}: in ${end} it took ${later} to buy what cost ${cost} in ${start}; ${left}, the sum would have been worth${only} ${real} in euros of ${start}.`
  },
}
