import { type Warning, type WarningText, warningIn } from '../../definition/warning.ts'
import type { Language } from '../../units/text.ts'
import { type Effect, isRefused, isUnmoved } from './effects.ts'

/** The texts of the warnings, by code. */
const texts = {
  cible_inexistante: {
    level: 'alert',
    fr: 'Le résultat visé n’existe pas pour cette question : elle ne le demande pas, ou il est impossible.',
    en: 'The target result does not exist for this question: it does not call for it, or it is impossible.',
  },
  cote_refuse: {
    fr: 'Une valeur voisine est refusée, seule ou avec les autres paramètres : ce côté reste vide et compte comme inchangé.',
    en: 'A neighbouring value is refused, alone or with the other parameters: that side stays empty and counts as unchanged.',
  },
  parametre_lie: {
    fr: 'Un paramètre ne peut pas bouger sans les autres, comme les parts d’un même tout : ses valeurs voisines sont refusées, et son amplitude n’est pas mesurable.',
    en: 'A parameter cannot move without the others, as shares of one whole: its neighbouring values are refused, and its range cannot be measured.',
  },
  parametre_nul: {
    fr: 'Un montant de 0 n’a pas de dixième : il n’a bougé ni dans un sens ni dans l’autre, et son amplitude n’est pas mesurée.',
    en: 'A tenth of an amount of 0 is 0: it moved neither way, and its range is not measured.',
  },
  resultat_inexistant: {
    fr: 'Pour une valeur voisine, le résultat visé n’existe pas : l’amplitude du paramètre n’est pas mesurable.',
    en: 'For a neighbouring value, the target result does not exist: the range of the parameter cannot be measured.',
  },
} as const satisfies Readonly<Record<string, WarningText>>

/**
 * The warnings about the effects that apply, in one language. Called by `sensitivity.ts`.
 * @param figure the figure before any move; `null` where it does not exist.
 * @param values the values used for the parameters before any move, by name.
 */
export function warningsOf(
  figure: number | null,
  effects: readonly Effect[],
  values: Readonly<Record<string, unknown>>,
  language: Language,
): readonly Warning[] {
  const sidesOf = (some: readonly Effect[]) => some.flatMap(({ bas, haut }) => [bas, haut])
  const unmoved = effects.filter(({ parametre, bas, haut }) => isUnmoved(bas, haut, values[parametre]))
  const isTied = (effect: Effect) => unmoved.includes(effect) && sidesOf([effect]).some(isRefused)
  const isMissing = sidesOf(effects).some((side) => !isRefused(side) && side.resultat === null)
  const applies = {
    cible_inexistante: figure === null,
    cote_refuse: sidesOf(effects.filter((effect) => !isTied(effect))).some(isRefused),
    parametre_lie: unmoved.some(isTied),
    parametre_nul: unmoved.some((effect) => !isTied(effect)),
    resultat_inexistant: figure !== null && isMissing,
  }
  return (Object.keys(texts) as (keyof typeof texts)[])
    .filter((code) => applies[code])
    .map((code) => warningIn(code, texts[code], language))
}
