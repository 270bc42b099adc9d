import type { Text } from '../units/text.ts'

/**
 * The warnings of every answer computed from windows of the past of equities. A contract spreads them among its
 * `warnings`. Used by `dca/contract.ts` and `livret-a-vs-etf/contract.ts`.
 */
export const windowWarnings = {
  histoire_ne_predit_pas: {
    fr: 'Les performances passées ne préjugent pas des performances futures : ces fréquences disent ce qui est arrivé, pas ce qui arrivera.',
    en: 'Past performance is no guide to the future: these frequencies tell what happened, not what will.',
  },
  fenetres_chevauchees: {
    fr: 'Chaque fenêtre commence un mois après la précédente et se compose presque entièrement des mêmes mois : ce ne sont pas des tirages indépendants, et leur nombre ne fait pas autant de preuves.',
    en: 'Each window starts a month after the one before and is made almost entirely of the same months: they are not independent draws, and their number does not make as many proofs.',
  },
  fenetres_toutes_communes: {
    fr: 'Sur une telle durée, toutes les fenêtres partagent des mois : elles racontent presque une seule histoire.',
    en: 'Over such a duration, all windows share months: they nearly tell a single story.',
  },
  actions_americaines_en_euros: {
    fr: 'L’histoire est celle des actions américaines, dividendes réinvestis, pour qui compte en euros, sans couverture du change. Peu de marchés ont fait aussi bien, et d’autres pays auraient donné d’autres chiffres.',
    en: 'The history is that of US equities, dividends reinvested, for someone who counts in euros, without currency hedging. Few markets have done as well, and other countries would have given other figures.',
  },
} as const satisfies Readonly<Record<string, Text>>

/**
 * Which of them apply: all when the historical method is chosen, except the one on durations. Used by
 * `dca/simulate.ts` and `livret-a-vs-etf/find-warnings.ts`.
 * @param allOverlap called only then: otherwise the table that it reads may not be loaded.
 */
export const applicableWindowWarnings = (
  isAsked: boolean,
  allOverlap: () => boolean,
): Readonly<Record<keyof typeof windowWarnings, boolean>> => ({
  histoire_ne_predit_pas: isAsked,
  fenetres_chevauchees: isAsked,
  fenetres_toutes_communes: isAsked && allOverlap(),
  actions_americaines_en_euros: isAsked,
})
