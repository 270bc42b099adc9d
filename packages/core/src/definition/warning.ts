import { inLanguage, type Language, type Text } from '../units/text.ts'

/**
 * A warning of a contract: its text, and whether it may change the reader's decision. `level: 'alert'`: the answer
 * may be wrong for this reader, or has a consequence that decides; without it, a note: a limit of the method, which
 * pages fold. Used by `contract.ts`, and by the modules of simulators that hold warnings.
 * @example { level: 'alert', fr: 'Le rendement est sous l’inflation.', en: 'The yield is below inflation.' }
 */
export interface WarningText extends Text {
  readonly level?: 'alert'
}

/** A warning as people read it, with the level of the wire. Used by `simulator.ts`, the analyses and the pages. */
export interface Warning {
  readonly code: string
  readonly message: string
  readonly niveau: 'alerte' | 'note'
}

/**
 * A warning in one language. Called by `simulator.ts` and by the analyses.
 * @example warningIn('taux_inexistant', { fr: '…', en: '…' }, 'fr').niveau // 'note'
 */
export const warningIn = (code: string, text: WarningText, language: Language): Warning => ({
  code,
  message: inLanguage(text, language),
  niveau: text.level === 'alert' ? 'alerte' : 'note',
})
