import { dayInWords, type FigureFormatter, type Language } from '@denier/core'
import { formatNumber } from './format-number.ts'
import { locales } from './locales.ts'
import { yearsAndMonths } from './years-and-months.ts'

/** From this many euros, a sentence shows no cents. */
const LARGE = 10

/** The smallest percent that two decimals can show: a positive share that rounds to zero is "less than" this. */
const SMALLEST_PERCENT = 0.01

/** Words and spaces that `Intl` does not write, or writes otherwise. */
const messages = {
  fr: {
    gap: '\u00a0', // keeps a number and its noun on one line
    aMonth: '\u00a0par mois',
    year: { one: 'an', many: 'ans' },
    month: { one: 'mois', many: 'mois' },
    and: 'et',
    shortest: 'moins d’un mois',
    lessThan: 'moins de ',
    // Of a year, which is feminine: la 1re année.
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
 * Formats the figures of a contract's sentence in a language. Exported by `@denier/prose`; used by `page/range.ts` of
 * `@denier/cli`, `page/render-page.ts` of `@denier/cli`, `analysis-lines.ts` of `@denier/mcp`,
 * `general/quotable-text.ts` of `@denier/mcp` and others in `@denier/mcp` and `@denier/web`.
 * @example figureFormatter('fr').years(21.75) // '21 ans et 9 mois'
 * @example figureFormatter('en').monthlyEuros(300) // '€300 a month'
 */
export function figureFormatter(language: Language): FigureFormatter {
  const message = messages[language]
  const cardinal = new Intl.PluralRules(locales[language])
  const ordinal = new Intl.PluralRules(locales[language], { type: 'ordinal' })
  const number = (value: number) => formatNumber(value, language, NUMBER)
  const euros = (amount: number) => formatNumber(amount, language, hasNoCents(amount) ? WHOLE_EUROS : EUROS)
  const percent = (percentage: number) => formatNumber(belowAll(percentage), language, PERCENT)
  const plural: FigureFormatter['plural'] = (value, { one, many }) =>
    cardinal.select(Math.abs(value)) === 'one' ? one : many
  const count = (value: number, noun: typeof message.year) =>
    `${number(value)}${message.gap}${plural(value, noun)}`

  return {
    euros,
    monthlyEuros: (amount) => `${euros(amount)}${message.aMonth}`,
    percent: (percentage) =>
      percentage > 0 && percentage < SMALLEST_PERCENT / 2
        ? message.lessThan + percent(SMALLEST_PERCENT)
        : percent(percentage),
    years: (length) => {
      const { years, months } = yearsAndMonths(length)
      if (years + months < 1) return message.shortest
      const parts = [years > 0 && count(years, message.year), months > 0 && count(months, message.month)]
      return parts.filter((part) => part !== false).join(` ${message.and} `)
    },
    months: (length) => {
      const tenths = Math.round(10 * length) / 10
      return tenths > 0 ? count(tenths, message.month) : message.shortest
    },
    number,
    rank: (value) => `${number(value)}${message.ranks[ordinal.select(value)] ?? message.ranks.other}`,
    digits: String, // a year of the calendar, not grouped
    day: (iso) => dayInWords(iso, language),
    plural,
  }
}

const EUROS = { style: 'currency', currency: 'EUR' } as const
const WHOLE_EUROS = { ...EUROS, maximumFractionDigits: 0 } as const
const PERCENT = { style: 'unit', unit: 'percent', maximumFractionDigits: 2 } as const
const NUMBER = { maximumFractionDigits: 2 } as const

/**
 * Whether an amount in euros is written without cents: from `LARGE` on, or with no cents once rounded. Used by
 * `format-figure.ts`.
 */
export function hasNoCents(amount: number): boolean {
  const inCents = Math.round(100 * Math.abs(amount))
  return inCents >= 100 * LARGE || inCents % 100 === 0
}

/** Keeps 99.998 % from being shown as 100 %: not all cases, and not a total loss. */
const belowAll = (percentage: number): number =>
  Math.abs(percentage) > 99.99 && Math.abs(percentage) < 100 ? 99.99 * Math.sign(percentage) : percentage
