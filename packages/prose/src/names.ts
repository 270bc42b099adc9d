import type { Language } from '@denier/core'
import { locales } from './locales.ts'

/**
 * Quotes a name, for the sentences of forms, the command and MCP. Exported by `@denier/prose`; used by
 * `constraint-sentence.ts` and `french-problem.ts`, by `arguments/argument-problem.ts` of `@denier/cli`, by
 * `form/problem-text.ts` of `@denier/web`, and by `general/fault-result.ts` of `@denier/mcp`.
 * @example quoteName('Durée', 'fr') // '« Durée »'
 */
export const quoteName = (name: string, language: Language): string =>
  language === 'fr' ? `«\u00A0${name}\u00A0»` : `“${name}”`

/**
 * Joins names for a sentence, by commas and "and". Exported by `@denier/prose`; used by
 * `constraint-sentence.ts`.
 * @example listNames(['a', 'b', 'c'], 'fr') // 'a, b et c'
 */
export const listNames = (names: readonly string[], language: Language): string =>
  new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names)
