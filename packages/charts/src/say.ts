import type { Language, Say } from '@denier/core'
import { yearsAndMonths } from './lengths.ts'
import { printed } from './numbers.ts'

/** From this many euros on, cents would only distract: all amounts of a sentence are as round. */
const LARGE = 10

/** The least percent that two decimals can say: what is more than nothing and rounds to it is less than this. */
const CRUMB = 0.01

const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const

/** The words that no number format of a locale knows, or that it spaces in its own way. */
const WORDS = {
  fr: {
    gap: '\u00a0', // a number and its noun stay on one line
    aMonth: '\u00a0par mois',
    year: { one: 'an', many: 'ans' },
    month: { one: 'mois', many: 'mois' },
    and: 'et',
    shortest: 'moins d’un mois',
    lessThan: 'moins de ',
    ranks: { one: 're', other: 'e' } as Partial<Record<Intl.LDMLPluralRule, string>>,
  },
  en: {
    gap: ' ',
    aMonth: ' a month',
    year: { one: 'year', many: 'years' },
    month: { one: 'month', many: 'months' },
    and: 'and',
    shortest: 'less than a month',
    lessThan: 'less than ',
    ranks: { one: 'st', two: 'nd', few: 'rd', other: 'th' } as Partial<Record<Intl.LDMLPluralRule, string>>,
  },
}

/**
 * How the sentences of the contracts say their figures in a language.
 *
 * @example sayIn('fr').years(21.75) // '21 ans et 9 mois'
 * @example sayIn('en').monthlyEuros(300) // '€300 a month'
 */
export function sayIn(language: Language): Say {
  const words = WORDS[language]
  const { euros, percent, number, ...formats } = formatsOf(LOCALES[language])
  const plural: Say['plural'] = (value, { one, many }) =>
    formats.cardinal.select(Math.abs(value)) === 'one' ? one : many
  const counted = (value: number, noun: typeof words.year) =>
    `${number(value)}${words.gap}${plural(value, noun)}`

  return {
    euros,
    monthlyEuros: (amount) => `${euros(amount)}${words.aMonth}`,
    percent: (share) => (share > 0 && share < CRUMB / 2 ? words.lessThan + percent(CRUMB) : percent(share)),
    years: (length) => {
      const { years, months } = yearsAndMonths(length)
      if (years + months < 1) return words.shortest
      const parts = [years > 0 && counted(years, words.year), months > 0 && counted(months, words.month)]
      return parts.filter((part) => part !== false).join(` ${words.and} `)
    },
    months: (length) => {
      const tenths = Math.round(10 * length) / 10
      return tenths > 0 ? counted(tenths, words.month) : words.shortest
    },
    number,
    rank: (value) => `${number(value)}${words.ranks[formats.ordinal.select(value)] ?? words.ranks.other}`,
    digits: String,
    plural,
  }
}

/** Made once for a language: to make a format costs more than to use it a thousand times. */
function formatsOf(locale: string) {
  const format = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, { signDisplay: 'negative', ...options })
  const money = { style: 'currency', currency: 'EUR' } as const
  const whole = format({ ...money, maximumFractionDigits: 0 })
  const cents = format(money)
  const percent = format({ style: 'unit', unit: 'percent', maximumFractionDigits: 2 })
  const number = format({ maximumFractionDigits: 2 })

  return {
    euros: (amount: number) => printed((isWhole(amount) ? whole : cents).format(amount)),
    percent: (share: number) => printed(percent.format(notQuiteAll(share))),
    number: (value: number) => printed(number.format(value)),
    cardinal: new Intl.PluralRules(locale),
    ordinal: new Intl.PluralRules(locale, { type: 'ordinal' }),
  }
}

function isWhole(amount: number): boolean {
  const inCents = Math.round(100 * Math.abs(amount))
  return inCents >= 100 * LARGE || inCents % 100 === 0
}

/** 99.998 % of the cases are not all of them, nor is a fall of 99.998 % the loss of everything. */
const notQuiteAll = (share: number): number =>
  Math.abs(share) > 99.99 && Math.abs(share) < 100 ? 99.99 * Math.sign(share) : share
