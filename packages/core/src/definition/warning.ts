import { inLanguage, type Language, type Text } from '../units/text.ts'

/**
 * A warning of a contract: its text, and whether it may change the reader's decision. With `level: 'alert'`,
 * the answer may be wrong for this reader, or has a consequence that may change the decision. Without, it is
 * a note on a limit of the method, which pages fold. Used by `contract.ts`, `simulator.ts`,
 * `sensitivity/warnings.ts`, `fiscalite/warnings.ts`, `immobilier/tax-warnings.ts` and
 * `retraite-fire/warnings.ts`.
 * @example { level: 'alert', fr: 'Le rendement est sous l’inflation.', en: 'The yield is below inflation.' }
 */
export interface WarningText extends Text {
  readonly level?: 'alert'
  /** Values of choices, by parameter, whose answer tells what this one cannot: pages link to it. */
  readonly betterWith?: Readonly<Record<string, string>>
}

/**
 * A warning as people read it, with the level of the wire. Used by `simulator.ts`, `goal-seek/warnings.ts` and
 * `sensitivity/warnings.ts`.
 */
export interface Warning {
  /** Its name in the contract: `histoire_trop_courte`. */
  readonly code: string
  readonly message: string
  /** `alerte` for a warning of level `alert`. */
  readonly niveau: 'alerte' | 'note'
}

/**
 * A warning in one language. Used by `range/warnings.ts`, `sensitivity/warnings.ts` and `simulator.ts`.
 * @example warningIn('taux_inexistant', { fr: '…', en: '…' }, 'fr').niveau // 'note'
 */
export const warningIn = (code: string, text: WarningText, language: Language): Warning => ({
  code,
  message: inLanguage(text, language),
  niveau: text.level === 'alert' ? 'alerte' : 'note',
})
