import { type Language, languages } from '@denier/core'

const DEFAULT: Language = 'fr'
/** What the system says when it has no language. */
const NO_LANGUAGE = /^(C|POSIX)([.@]|$)/

/**
 * The language that the environment asks for, as gettext reads it: the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that
 * is not empty, before which `LANGUAGE` may list those that are preferred. Without one it is French, the product's; a
 * language we do not speak gets English.
 * @example languageOf({ LANG: 'fr_FR.UTF-8' }) // 'fr'
 */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  if (locale === '' || NO_LANGUAGE.test(locale)) return DEFAULT
  const wished = [...(env.LANGUAGE ?? '').split(':'), locale].map(spoken)
  return wished.find((language) => language !== undefined) ?? 'en'
}

/** The language of a locale, where we speak it. */
function spoken(locale: string): Language | undefined {
  const word = locale.split(/[_.@-]/)[0]?.toLowerCase()
  return languages.find((language) => language === word)
}
