import type { Field, Language } from '@denier/core'
import { formatFigure } from './format-figure.ts'
import { formatNumber, MINUS } from './format-number.ts'

/** Abbreviated powers of a thousand: French writes them before the €, English after the number. */
const scales = [
  { power: 1e9, fr: 'Md', en: 'bn' },
  { power: 1e6, fr: 'M', en: 'M' },
  { power: 1e3, fr: 'k', en: 'k' },
] as const

/** The smallest amount in euros that is abbreviated: below, `1 500 €` is as short and more precise. */
const SHORTENED = 10_000

/** The smallest amount in euros written as a power of ten: no abbreviation is short enough. */
const BEYOND_SCALES = 1e15

/** Significant digits of an abbreviated amount, by default: enough for the ticks of an axis. */
const DIGITS = 4

/**
 * Formats a figure for an axis or a label of a chart: short, and in the unit that suits the largest value of the
 * axis. Exported by `@denier/prose`; used by files of `@denier/charts`, `@denier/cli` and `@denier/web`.
 * @param largest the largest absolute value of the axis; that of `value` by default.
 * @param digits significant digits of an abbreviated amount; 4 by default.
 * @example formatAxis(euros({ label }), 1_500_000, 'fr') // '1,5 M€'
 * @example formatAxis(euros({ label }), 50_000, 'en') // '€50k'
 */
export function formatAxis(
  field: Field,
  value: unknown,
  language: Language,
  largest?: number,
  digits = DIGITS,
): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return formatFigure(field, value, language)
  switch (field.kind) {
    case 'euros':
    case 'monthlyEuros':
      return shortEuros(value, language, largest ?? Math.abs(value), digits)
    case 'annualRate':
    case 'percent':
      return formatFigure(field, value, language)
    case 'calendarYear':
      return formatNumber(value, language, { useGrouping: false, maximumFractionDigits: 2 })
    default:
      return formatNumber(value, language, { maximumFractionDigits: 2 })
  }
}

/** An amount in the scale of the largest one. */
function shortEuros(value: number, language: Language, largest: number, digits: number): string {
  const scale = largest >= SHORTENED ? scales.find(({ power }) => largest >= power) : undefined
  if (value === 0 || !scale) return plainEuros(value, language, largest)
  if (largest >= BEYOND_SCALES) return withEuroSign(powerOfTen(value, language, digits), '', language)
  const number = formatNumber(value / scale.power, language, { maximumSignificantDigits: digits })
  return withEuroSign(number, scale[language], language)
}

/** Puts the scale and the € where each language has them. */
function withEuroSign(number: string, scale: string, language: Language): string {
  if (language === 'fr') return `${number}\u00a0${scale}€`
  return number.startsWith(MINUS) ? `${MINUS}€${number.slice(1)}${scale}` : `€${number}${scale}`
}

/**
 * An amount that is not abbreviated. Cents are shown only on an axis so short that whole euros would repeat.
 */
const plainEuros = (value: number, language: Language, largest: number): string =>
  formatNumber(value, language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: 0,
    maximumFractionDigits: largest < 10 ? 2 : 0,
  })

const superscripts = [...'⁰¹²³⁴⁵⁶⁷⁸⁹']

/** @example powerOfTen(2.5e17, 'fr') // '2,5×10¹⁷' */
function powerOfTen(value: number, language: Language, digits: number): string {
  const [front = '', power = ''] = value.toExponential().split('e+')
  const number = formatNumber(Number(front), language, { maximumSignificantDigits: digits })
  return `${number}×10${[...power].map((digit) => superscripts[Number(digit)]).join('')}`
}
