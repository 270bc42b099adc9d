import { type Language, languages } from '@denier/core'

const DEFAULT: Language = 'fr'
/** Locales without a language. */
const NO_LANGUAGE = /^(C|POSIX)([.@]|$)/

/**
 * The language that the environment asks for, as gettext reads it: the first of `LC_ALL`, `LC_MESSAGES`, `LANG`
 * that is not empty; `LANGUAGE` may list preferred languages before it. French without a locale, English for a
 * language that we do not have. Called by `run.ts`.
 * @example languageOf({ LANG: 'fr_FR.UTF-8' }) // 'fr'
 */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  if (locale === '' || NO_LANGUAGE.test(locale)) return DEFAULT
  const preferred = [...(env.LANGUAGE ?? '').split(':'), locale].map(supportedLanguage)
  return preferred.find((language) => language !== undefined) ?? 'en'
}

/** The language of a locale, if we have it. */
function supportedLanguage(locale: string): Language | undefined {
  const word = locale.split(/[_.@-]/)[0]?.toLowerCase()
  return languages.find((language) => language === word)
}
