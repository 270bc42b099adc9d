import type { KindName } from '../units/kinds.ts'
import type { Language, Text } from '../units/text.ts'
import { isMoney } from './figures.ts'

/** No line is broken at these: a narrow one between thousands, a wide one before a unit. */
const NARROW = '\u202f'
const WIDE = '\u00a0'

/** Before what is below zero: as wide as a plus, where a hyphen is short and may end a line. */
const MINUS = '\u2212'

const unit = (fr: string, en: string) => (number: Text) => ({
  fr: `${number.fr}${WIDE}${fr}`,
  en: `${number.en}${en}`,
})
const counted =
  ([frOne, frMany]: readonly [string, string], en: string) =>
  (number: Text, value: number) =>
    unit(Math.abs(value) < 2 ? frOne : frMany, `${WIDE}${en}${value === 1 ? '' : 's'}`)(number)
const years = counted(['an', 'ans'], 'year')
const months = counted(['mois', 'mois'], 'month')
const percents = unit('%', '%')
const money = (fr: string, en: string) => (number: Text) => ({
  fr: `${number.fr}${WIDE}€${fr}`,
  en: `${number.en.replace(/\d/, '€$&')}${en}`,
})

/** How a number of each kind is said; the others have no unit. */
const units: Readonly<Partial<Record<KindName, (number: Text, value: number) => Text>>> = {
  euros: money('', ''),
  monthlyEuros: money(' par mois', ' a month'),
  annualRate: percents,
  percent: percents,
  years,
  wholeYears: years,
  age: years,
  months,
  wholeMonths: months,
}

/** A number of a kind as a sentence holds it, in both languages. @example spoken(2.5, 'percent') // { fr: '2,5 %', en: '2.5%' } */
export function spoken(value: number, kind: KindName): Text {
  const text = { fr: printed(value, kind, 'fr'), en: printed(value, kind, 'en') }
  return units[kind]?.(text, value) ?? text
}

const marks = { fr: { thousands: NARROW, decimal: ',' }, en: { thousands: ',', decimal: '.' } } as const

/** All its digits, in threes where it is not a year; tens of cents have their zero. */
function printed(value: number, kind: KindName, language: Language): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:[.](\d+))?$/.exec(String(value)) ?? []
  if (whole === '') return String(value)
  const { thousands, decimal } = marks[language]
  const grouped = kind === 'calendarYear' ? whole : whole.replace(/\B(?=(\d{3})+$)/g, thousands)
  const decimals = isMoney(kind) && fraction.length === 1 ? `${fraction}0` : fraction
  return (sign && MINUS) + grouped + (decimals === '' ? '' : decimal + decimals)
}
