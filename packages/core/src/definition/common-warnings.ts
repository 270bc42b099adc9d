import type { WarningText } from './warning.ts'

/**
 * The warnings of every answer computed from windows of the past of equities. A contract spreads them among its
 * `warnings`. Used by `range/warnings.ts`, `dca/contract.ts` and `livret-a-vs-etf/contract.ts`.
 */
export const windowWarnings = {
  histoire_ne_predit_pas: {
    fr: 'Les performances passées ne préjugent pas des performances futures : ces fréquences disent ce qui est arrivé, pas ce qui arrivera.',
    en: 'Past performance is no guide to the future: these frequencies tell what happened, not what will.',
  },
  fenetres_chevauchees: {
    fr: 'Chaque fenêtre commence un mois après la précédente et se compose presque entièrement des mêmes mois : ce ne sont pas des tirages indépendants.',
    en: 'Each window starts a month after the one before and is made almost entirely of the same months: they are not independent draws.',
  },
  fenetres_toutes_communes: {
    fr: 'Sur une telle durée, toutes les fenêtres partagent des mois : elles racontent presque une seule histoire.',
    en: 'Over such a duration, all windows share months: they nearly tell a single story.',
  },
  actions_americaines_en_euros: {
    fr: 'L’histoire est celle des actions américaines, dividendes réinvestis, pour qui compte en euros, sans couverture du change. Peu de marchés ont fait aussi bien.',
    en: 'The history is that of US equities, dividends reinvested, for someone who counts in euros, without currency hedging. Few markets have done as well.',
  },
  actions_mondiales_approchees: {
    fr: 'L’histoire des actions mondiales est une approximation des pays développés, pas un indice : 60 % d’un fonds d’actions américaines et 40 % d’un fonds des autres pays, rééquilibrés chaque mois, dividendes réinvestis, en euros sans couverture du change. Elle ne commence qu’en juin 2003, après la chute de 2000 à 2003, et en 2024 le second fonds a changé de pays suivis.',
    en: 'The history of world equities is a proxy of developed countries, not an index: 60% of a fund of US equities and 40% of a fund of other countries, rebalanced monthly, dividends reinvested, in euros without currency hedging. It only starts in June 2003, after the fall of 2000 to 2003, and in 2024 the second fund changed the countries that it follows.',
  },
  histoire_trop_courte: {
    level: 'alert',
    fr: 'Aucune période de cette durée ne tient dans les données de cet indice : l’histoire est vide. Raccourcissez la durée, ou choisissez les États-Unis.',
    en: 'No period of this duration fits in the data of this index: history is empty. Shorten the duration, or choose the United States.',
  },
} as const satisfies Readonly<Record<string, WarningText>>

/** The code of one of these warnings. Used by `market-range.ts` and `range/warnings.ts`. */
export type WindowWarning = keyof typeof windowWarnings

/** What an answer replays of the past, when its method is historical. */
interface Replay {
  readonly market: 'us' | 'monde'
  /** How many windows fit in the data. */
  readonly windows: number
  /** Whether any two windows share months, so that none is independent of another. */
  readonly isOneStory: boolean
}

/**
 * Whether each of these warnings applies, by its code: none without a replay, only `histoire_trop_courte`
 * when no window fits. Used by `market-range.ts`, `dca/simulate.ts` and `livret-a-vs-etf/find-warnings.ts`.
 * @param replay `undefined` when the method is not historical.
 */
export function applicableWindowWarnings(
  replay: Replay | undefined,
): Readonly<Record<WindowWarning, boolean>> {
  const isReplayed = replay !== undefined && replay.windows > 0
  return {
    histoire_ne_predit_pas: isReplayed,
    fenetres_chevauchees: isReplayed,
    fenetres_toutes_communes: isReplayed && replay.isOneStory,
    actions_americaines_en_euros: isReplayed && replay.market === 'us',
    actions_mondiales_approchees: isReplayed && replay.market === 'monde',
    histoire_trop_courte: replay?.windows === 0,
  }
}
