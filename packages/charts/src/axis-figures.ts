import type { Field, Language } from '@denier/core'
import { formatFigure } from './figures.ts'
import { MINUS, written } from './numbers.ts'

/** Powers of a thousand as each language shortens them: French writes them before the €, English after the number. */
const scales = [
  { power: 1e9, fr: 'Md', en: 'bn' },
  { power: 1e6, fr: 'M', en: 'M' },
  { power: 1e3, fr: 'k', en: 'k' },
] as const

/** From here on, thousands are shortened: below, `1 500 €` is as short and says more. */
const SHORTENED = 10_000

/** From here on, no word is short enough: powers of ten. */
const BEYOND_WORDS = 1e15

/** Significant digits of a shortened figure, where none are told: what a tick of an axis needs. */
const DIGITS = 4

/**
 * A figure for an axis or a label on a chart: short, and in a unit that suits `largest`, the largest of its axis.
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
      return written(value, language, { useGrouping: false, maximumFractionDigits: 2 })
    default:
      return written(value, language, { maximumFractionDigits: 2 })
  }
}

function shortEuros(value: number, language: Language, largest: number, digits: number): string {
  const scale = largest >= SHORTENED ? scales.find(({ power }) => largest >= power) : undefined
  if (value === 0 || !scale) return plainEuros(value, language, largest)
  if (largest >= BEYOND_WORDS) return beside(powerOfTen(value, language, digits), '', language)
  const number = written(value / scale.power, language, { maximumSignificantDigits: digits })
  return beside(number, scale[language], language)
}

/** A number and its scale beside the €, where each language has it. */
function beside(number: string, scale: string, language: Language): string {
  if (language === 'fr') return `${number}\u00a0${scale}€`
  return number.startsWith(MINUS) ? `${MINUS}€${number.slice(1)}${scale}` : `€${number}${scale}`
}

/** Cents only where an axis is so short that whole euros would repeat. */
const plainEuros = (value: number, language: Language, largest: number): string =>
  written(value, language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: 0,
    maximumFractionDigits: largest < 10 ? 2 : 0,
  })

const superscripts = [...'⁰¹²³⁴⁵⁶⁷⁸⁹']

/** @example powerOfTen(2.5e17, 'fr') // '2,5×10¹⁷' */
function powerOfTen(value: number, language: Language, digits: number): string {
  const [front = '', power = ''] = value.toExponential().split('e+')
  const number = written(Number(front), language, { maximumSignificantDigits: digits })
  return `${number}×10${[...power].map((digit) => superscripts[Number(digit)]).join('')}`
}
