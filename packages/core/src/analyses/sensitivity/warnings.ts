import type { Warning } from '../../definition/simulator.ts'
import { inLanguage, type Language, type Text } from '../../definition/text.ts'
import type { Effect, Side } from './effects.ts'

const texts = {
  cible_inexistante: {
    fr: 'Le résultat visé n’existe pas pour cette question : elle ne le demande pas, ou il est impossible.',
    en: 'The target result does not exist for this question: it does not call for it, or it is impossible.',
  },
  cote_refuse: {
    fr: 'Une valeur voisine est refusée, seule ou avec les autres paramètres : ce côté reste vide et compte comme inchangé.',
    en: 'A neighbouring value is refused, alone or with the other parameters: that side stays empty and counts as unchanged.',
  },
  resultat_inexistant: {
    fr: 'Pour une valeur voisine, le résultat visé n’existe pas : l’amplitude du paramètre n’est pas mesurable.',
    en: 'For a neighbouring value, the target result does not exist: the range of the parameter cannot be measured.',
  },
} as const satisfies Readonly<Record<string, Text>>

/** What a careful professional adds to the effects. */
export function warningsOf(
  figure: number | null,
  effects: readonly Effect[],
  language: Language,
): readonly Warning[] {
  const sides: readonly Side[] = effects.flatMap(({ bas, haut }) => [bas, haut])
  const deserved = {
    cible_inexistante: figure === null,
    cote_refuse: sides.some(({ valeur }) => valeur === null),
    resultat_inexistant:
      figure !== null && sides.some(({ valeur, resultat }) => valeur !== null && resultat === null),
  }
  return (Object.keys(texts) as (keyof typeof texts)[])
    .filter((code) => deserved[code])
    .map((code) => ({ code, message: inLanguage(texts[code], language) }))
}
