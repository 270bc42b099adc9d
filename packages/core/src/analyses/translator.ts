import type { KindName } from '../units/kinds.ts'
import { inLanguage, type Language, type Text } from '../units/text.ts'
import { isMoney } from './figures.ts'

/**
 * Writes the sentences of an analysis in one language: numbers with all their digits, without `Intl`, which
 * the core does not use for numbers. For the warnings of goal seek, and the calculations of explications.
 * Used by `goal-seek/warnings.ts`.
 */
export interface Translator {
  /** The sentence of this language. */
  readonly text: (text: Text) => string
  /** A number with all its digits and its unit: `2,5 %`, `€1,234.50`. */
  readonly number: (value: number, kind: KindName) => string
  /** The same without its unit, as a calculation writes it. */
  readonly digits: (value: number, kind: KindName) => string
  /** A label within a sentence: `« Durée »`, `“Duration”`. */
  readonly label: (label: Text) => string
}

/**
 * The translator of a language. Used by `explanation/calculation-text.ts`, `explication/write-calculation.ts` and
 * `goal-seek/goal-seek.ts`.
 * @example translatorIn('en').number(2.5, 'percent') // '2.5%'
 */
export const translatorIn = (language: Language): Translator => translators[language]

function makeTranslator(language: Language): Translator {
  const style = styles[language]
  const [before, after] = style.quotes
  return {
    text: (text) => inLanguage(text, language),
    number: (value, kind) => {
      const name = unitNames[kind]
      const digits = digitsOf(value, kind, style)
      return name ? style.units[name](digits, value) : digits
    },
    digits: (value, kind) => digitsOf(value, kind, style),
    label: (label) => before + inLanguage(label, language) + after,
  }
}

/** A narrow space between thousands, at which no line is broken. */
const NARROW = '\u202f'
/** The space before a unit, at which no line is broken. */
const WIDE = '\u00a0'

/** The minus sign, because a line may break after a hyphen. */
const MINUS = '\u2212'

type UnitName = 'euros' | 'monthlyEuros' | 'percent' | 'years' | 'months'

/** The units of numbers in sentences; the other kinds have none. */
const unitNames: Readonly<Partial<Record<KindName, UnitName>>> = {
  euros: 'euros',
  monthlyEuros: 'monthlyEuros',
  annualRate: 'percent',
  percent: 'percent',
  years: 'years',
  wholeYears: 'years',
  age: 'years',
  months: 'months',
  wholeMonths: 'months',
}

/** How a language writes numbers. */
interface Style {
  /** The separator of thousands. */
  readonly thousands: string
  /** The decimal separator. */
  readonly decimal: string
  /** Adds a unit to the digits of a value. */
  readonly units: Readonly<Record<UnitName, (digits: string, value: number) => string>>
}

/** Puts the euro sign before the first digit, after a minus sign. */
const withEuroSign = (digits: string): string => digits.replace(/\d/, '€$&')

const styles: Readonly<Record<Language, Style & { readonly quotes: readonly [string, string] }>> = {
  fr: {
    quotes: [`«${WIDE}`, `${WIDE}»`],
    thousands: NARROW,
    decimal: ',',
    units: {
      euros: (digits) => `${digits}${WIDE}€`,
      monthlyEuros: (digits) => `${digits}${WIDE}€ par mois`,
      percent: (digits) => `${digits}${WIDE}%`,
      years: (digits, value) => `${digits}${WIDE}${Math.abs(value) < 2 ? 'an' : 'ans'}`,
      months: (digits) => `${digits}${WIDE}mois`,
    },
  },
  en: {
    quotes: ['“', '”'],
    thousands: ',',
    decimal: '.',
    units: {
      euros: withEuroSign,
      monthlyEuros: (digits) => `${withEuroSign(digits)} a month`,
      percent: (digits) => `${digits}%`,
      years: (digits, value) => `${digits}${WIDE}${value === 1 ? 'year' : 'years'}`,
      months: (digits, value) => `${digits}${WIDE}${value === 1 ? 'month' : 'months'}`,
    },
  },
}

/**
 * All the digits of a number, grouped by thousands unless it is a calendar year. An amount of money with one
 * decimal gets a second one, 0.
 * @example digitsOf(1.5e-290, 'plain', styles.en) // '1.5 × 10^(−290)'
 */
function digitsOf(value: number, kind: KindName, { thousands, decimal }: Style): string {
  if (kind === 'dayNumber') return dayOf(value)
  if (hasPowerOfTen(value)) {
    const [factor = '', power = ''] = String(value).split('e-')
    return `${factor.replace('-', MINUS).replace('.', decimal)} × 10^(${MINUS}${power})`
  }
  // numbers that JavaScript writes with a positive exponent, and those that are not finite
  if (!(Math.abs(value) < MOST_WITHOUT_EXPONENT)) return String(value)
  const text = plainText(value)
  const from = value < 0 ? 1 : 0
  const point = text.indexOf('.')
  const whole = point < 0 ? text.length : point
  const isGrouped = whole - from > 3 && kind !== 'calendarYear'
  const digits = isGrouped ? inThrees(text, from, whole, thousands) : text.slice(from, whole)
  const signed = from === 1 ? MINUS + digits : digits
  if (point < 0) return signed
  const lacksCents = text.length - point === 2 && isMoney(kind)
  return `${signed}${decimal}${text.slice(point + 1)}${lacksCents ? '0' : ''}`
}

/**
 * The digits of a text from one index to another, grouped by three from the last.
 * @example inThrees('-1234', 1, 5, ',') // '1,234'
 */
function inThrees(text: string, from: number, to: number, thousands: string): string {
  let at = from + ((to - from) % 3 || 3)
  let grouped = text.slice(from, at)
  for (; at < to; at += 3) grouped += thousands + text.slice(at, at + 3)
  return grouped
}

/**
 * A day from its number, in the French order.
 * @example dayOf(20_261_125) // '25/11/2026'
 */
const dayOf = (value: number): string => String(value).replace(/^(\d+)(\d\d)(\d\d)$/, '$3/$2/$1')

/** A number with more decimals is written with a power of ten: thirty zeros would be hard to count. */
const MOST_DECIMALS = 20

/**
 * Whether a number is written with a power of ten, which operators around it must not part.
 * Called by `explanation/calculation-text.ts`.
 */
export const hasPowerOfTen = (value: number): boolean => {
  if (isWithoutExponent(value)) return false
  const [, , fraction = '', power] = exponentOf(value)
  return power !== undefined && fraction.length + Number(power) > MOST_DECIMALS
}

/**
 * The text of a number with a negative exponent, then its first digit, its decimals and the exponent without its
 * sign.
 */
const exponentOf = (value: number): readonly (string | undefined)[] =>
  /^-?(\d)(?:\.(\d+))?e-(\d+)$/.exec(String(value)) ?? []

const isWithoutExponent = (value: number): boolean => value === 0 || Math.abs(value) >= LEAST_WITHOUT_EXPONENT

/** In absolute value: `String` writes a smaller number with an exponent. */
const LEAST_WITHOUT_EXPONENT = 1e-6

/** In absolute value: `String` writes this number and larger ones with an exponent. */
const MOST_WITHOUT_EXPONENT = 1e21

/**
 * The text of a number below 1e21, without an exponent.
 * @example plainText(1.5e-7) // '0.00000015'
 */
function plainText(value: number): string {
  if (isWithoutExponent(value)) return String(value)
  const [, whole = '', fraction = '', power] = exponentOf(value)
  if (power === undefined) return String(value)
  return `${value < 0 ? '-' : ''}0.${'0'.repeat(Number(power) - 1)}${whole}${fraction}`
}

const translators: Readonly<Record<Language, Translator>> = {
  fr: makeTranslator('fr'),
  en: makeTranslator('en'),
}
