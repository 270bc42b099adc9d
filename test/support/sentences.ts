/** Gets the sentence of an answer, and finds its faults of language. For the `sentence.test.ts` of simulators. */

import type { Language } from '@denier/core'
import { figureFormatter } from '@denier/prose'
import type { InputOf, Params, Shape } from '../../packages/core/src/definition/shape.ts'
import type { Simulator } from '../../packages/core/src/definition/simulator.ts'
import { ask } from './queries.ts'

/**
 * The sentence of the answer of a simulator to a question. Used by `achat-location/sentence.test.ts`,
 * `budget-50-30-20/sentence.test.ts`, `cagr/sentence.test.ts` and others in `simulateurs` and `test`.
 */
export const tell = <P extends Params, R extends Shape, N extends string>(
  simulator: Simulator<P, R, N>,
  query: string | InputOf<P>,
  language: Language,
): string => teller(simulator, query)(language)

/** The same in any language: the answer is computed once. Used by `test/sentences.test.ts`. */
export function teller<P extends Params, R extends Shape, N extends string>(
  simulator: Simulator<P, R, N>,
  query: string | InputOf<P>,
): (language: Language) => string {
  const { data, meta } = ask(simulator, query)
  const used = meta.hypotheses as Parameters<typeof simulator.contract.sentence.fr>[0]['used']
  return (language) =>
    simulator.contract.sentence[language]({ data, used, droit: meta.droit }, figureFormatter(language))
}

/**
 * Every blank as a plain one, so that what is expected can be read and typed. Used by
 * `definition/common-sentences.test.ts`, `achat-location/sentence.test.ts`,
 * `budget-50-30-20/sentence.test.ts` and others in `simulateurs`.
 */
export const plain = (text: string): string => text.replace(/\s/g, ' ')

/** Nouns that sentences count, with their two forms. */
const NOUNS: Readonly<Record<Language, readonly (readonly [one: string, many: string])[]>> = {
  fr: [
    ['an', 'ans'],
    ['année', 'années'],
    ['mois', 'mois'],
    ['période', 'périodes'],
    ['héritier', 'héritiers'],
    ['tirage', 'tirages'],
  ],
  en: [
    ['year', 'years'],
    ['month', 'months'],
    ['period', 'periods'],
    ['heir', 'heirs'],
    ['draw', 'draws'],
  ],
}

const NUMBERS = {
  fr: /[-−]?\d{1,3}(?: \d{3})*(?:,\d+)? (\p{L}+)/gu,
  en: /[-−]?\d[\d,]*(?:[.]\d+)? (\p{L}+)/gu,
}

const numberOf = (written: string, language: Language): number =>
  Number(language === 'fr' ? written.replace(/ /g, '').replace(',', '.') : written.replace(/,/g, ''))

/** Numbers that do not agree with the noun after them, and zeros before a noun. */
function disagreements(text: string, language: Language): readonly string[] {
  return [...text.matchAll(NUMBERS[language])].flatMap(([found, noun = '']) => {
    const forms = NOUNS[language].find((both) => both.includes(noun))
    if (!forms) return []
    const value = Math.abs(numberOf(found.slice(0, -noun.length - 1), language))
    const isOne = language === 'fr' ? value < 2 : value === 1
    return value === 0 || noun !== forms[isOne ? 0 : 1] ? [found] : []
  })
}

/** Ordinals with a wrong ending. In French they are those of years, which are feminine. */
function wrongRanks(text: string, language: Language): readonly string[] {
  const endings = new Intl.PluralRules('en', { type: 'ordinal' })
  const english: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
  return [...text.matchAll(/\b(\d+)(re|er|e|st|nd|rd|th)\b/g)].flatMap(([found, digits, ending]) => {
    const right = language === 'fr' ? (digits === '1' ? 're' : 'e') : english[endings.select(Number(digits))]
    return ending === right ? [] : [found]
  })
}

/** Patterns that no sentence may have: in both languages, then in one of them. */
const FAULTS: Readonly<Record<Language | 'both', readonly RegExp[]>> = {
  both: [
    /undefined|NaN|null|Infinity|\[object/,
    /\s\s|^\s|\s$/,
    /'|"/,
    /[.,;:][.,;:]/,
    /\s[.,]/,
    /[-−]0(?![.,]?\d)/,
    /[-−]€|[-−][\d\s.,]+\s€/, // a loss is told in words
    /(?<![\d/\p{L}])-\d/u, // the minus of a keyboard
    /[.]\s\p{Ll}/u,
  ],
  fr: [
    /[^\s][;:%€]/,
    /\b(?:[dDjJlLmMnNsStTcC]e|[qQ]ue|[lL]a|[sS]i) [aeiouyéèêàâîôû]/,
    /’(?![aeiouyhéèêàâîôûAEIOUYHÉÈÊ])/,
    /\bde les?\b|\bà les?\b/,
  ],
  en: [
    /\s[;:%]/,
    /€\s|\d\s?€/,
    /\ban? (?:[aeio]\p{L}+ )?\d*s\b/u,
    /\ba [aeio]/,
    /\ban [bcdfgjklmnpqrstvwxyz]/,
  ],
}

/** The most characters of a sentence. */
const LONGEST = 320

/** The faults of a sentence, one text for each; none when it is sound. Used by `test/sentences.test.ts`. */
export function faultsOf(sentence: string, language: Language): readonly string[] {
  const text = plain(sentence)
  const patterns = [...FAULTS.both, ...FAULTS[language]].flatMap((fault) => fault.exec(text)?.[0] ?? [])
  return [
    ...patterns.map((found) => `“${found}”`),
    ...disagreements(text, language),
    ...wrongRanks(text, language),
    ...(/^\p{Lu}.*[^\s.][.]$/u.test(text) ? [] : ['neither a capital nor a full stop']),
    ...(text.length > LONGEST ? [`${text.length} characters`] : []),
  ]
}
