import type { Language } from '@denier/core'

/** Units and nouns, French then English, and words of the shape of an English month, that stay on the line of the number before them. */
const UNITS =
  '[%€×]|(?:bis|ter|quater|ans?|mois|jours?|parts?|points?|héritiers?|enfants?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|euros?|years?|months?|days?|quarters?|heirs?|children|[JFMASOND][a-z]{2,8})(?!\\p{L})'

/** Words that stay on the line of the number or letter after them. */
const BEFORE = '«|n°|(?<!\\p{L})(?:[Aa]rt\\.|[Aa]rticles?|[LRD]\\.|case|Livret)'

/** The spaces at which a line must not break, other than those between thousands. */
const UNBREAKABLE_SPACE = new RegExp(
  ` (?=[;:!?»])|(?<=\\d) (?=${UNITS})|(?<=«) |(?<=${BEFORE}) (?=[\\dA-Z])|(?<=\\d(?:er|re|e)) (?=\\p{L})`,
  'gu',
)

/**
 * Replaces by non-breaking ones the spaces at which a line must not break: before French punctuation and units,
 * between thousands, inside « 7e année » or « art. L. 221-30 ». In English: between a number and its unit, a day and
 * its month, and after “Art.”; “€1,000” and “5%” have no space. Pages, the command and the reference call it on all
 * prose. Exported by `@denier/prose`; used by files of `@denier/web`, `@denier/cli` and `@denier/mcp`.
 * @example typeset('« 22 950 € » : oui') // the same words, with no breaking space but the one before oui
 */
export const typeset = (text: string): string =>
  text.replaceAll(/(?<=\d)[ \u00a0](?=\d{3}(?!\d))/g, '\u202f').replaceAll(UNBREAKABLE_SPACE, '\u00a0')

/** The number of an article of law, with its letter and suffix: `L. 132-13`, `796-0 bis`, `990 I`. */
const ARTICLE =
  /((?:\b[LRD]\.[ \u00a0]?)?\b\d+(?:-\d+)+(?:[ \u00a0](?:bis|ter|quater|[A-Z])\b)?|\b[LRD]\.[ \u00a0]?\d+|\b\d+[ \u00a0](?:bis|ter|quater|[A-Z])\b)/

/**
 * Splits a text around the article numbers in it, which may hold hyphens and must not be broken: even items are plain
 * text, odd items are article numbers. Exported by `@denier/prose`; used by `build/typography.mjs` and
 * `result/unbroken.tsx` of `@denier/web`.
 * @example splitAtArticles('art. 796-0 bis du CGI') // ['art. ', '796-0 bis', ' du CGI']
 */
export const splitAtArticles = (text: string): readonly string[] => text.split(ARTICLE)

/**
 * What joins a label and its value, a colon and its spaces: French has a non-breaking one before it. Exported
 * by `@denier/prose`; used by files of other packages.
 */
export const colon = (language: Language): string => (language === 'fr' ? '\u00a0: ' : ': ')

/**
 * A text with its first letter in lower case. Exported by `@denier/prose`; used by `constraint-sentence.ts` and
 * `format-figure.ts`, by `analysis-lines.ts` of `@denier/mcp`, by `form/problem-text.ts` of `@denier/web`, and by
 * `sentences.ts` of `@denier/charts`.
 * @example lowerFirst('Capital net') // 'capital net'
 */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/**
 * A text with its first letter in upper case. Exported by `@denier/prose`; used by `openapi/analysis-operation.ts`,
 * `openapi/chart-operation.ts`, `openapi/explication-operation.ts`, `openapi/schema-operation.ts` and
 * `openapi/table-operation.ts` of `@denier/api`, and by `result/stops.ts` of `@denier/web`.
 * @example upperFirst('année 7') // 'Année 7'
 */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
