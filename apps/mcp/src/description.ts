import type { Contract, Language } from '@denier/core'
import { translate } from './language.ts'

/** How every tool writes values, and what to quote. */
const units = {
  fr: 'Montants en euros, taux et parts en pourcents (5 signifie 5 %), nombres JSON sans guillemets. Chaque résultat porte ses hypothèses, ses sources et ses avertissements : citez-les.',
  en: 'Amounts in euros, rates and shares in percentages (5 means 5%), JSON numbers without quotes. Each result carries its assumptions, sources and warnings: quote them.',
}

/**
 * The description of a tool: purpose, units, disclaimer. Used by `analysis-tool.ts`, `explication-tool.ts` and
 * `simulation-tool.ts`.
 */
export function describe(
  purpose: string,
  { disclaimer }: Pick<Contract, 'disclaimer'>,
  language: Language,
): string {
  return [purpose, translate(units, language), translate(disclaimer, language)].join('\n')
}

/** The instructions for assistants of a server with one tool per simulator. Used by `create-server.ts`. */
export const instructions = {
  fr: 'Denier : des simulateurs de finances personnelles françaises, un outil chacun, et des outils qui en interrogent un à rebours ou mesurent ce qui compte. Rien n’est enregistré. Un argument inconnu ou faux est une erreur qui dit ce qui est accepté : corrigez et rappelez. Les résultats sont pédagogiques et ne sont pas un conseil personnalisé. `lang: "en"` donne les textes en anglais.',
  en: 'Denier: simulators of French personal finance, one tool each, and tools that question one backwards or measure what matters. Nothing is recorded. An unknown or wrong argument is an error that says what is accepted: correct it and call again. Results are educational and no personalised advice. `lang: "fr"` gives the prose in French.',
}
