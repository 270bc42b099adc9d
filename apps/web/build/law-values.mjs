// A value set by law, as people write it.
import { PART_WORDS } from './law-words.mjs'

const format = (language, options) => new Intl.NumberFormat(language === 'fr' ? 'fr-FR' : 'en-GB', options)
const euros = (amount, language) =>
  format(language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }).format(amount)
const percent = (rate, language) =>
  format(language, { style: 'percent', maximumFractionDigits: 2 }).format(rate)
const spans = { years: 'year', months: 'month' }
const span = (unit) => (value, language) =>
  format(language, { style: 'unit', unit: spans[unit], unitDisplay: 'long' }).format(value)

const words = {
  yes: { fr: 'oui', en: 'yes' },
  no: { fr: 'non', en: 'no' },
  above: { fr: 'au-delà de', en: 'above' },
  under: { fr: 'moins de', en: 'under' },
  over: { fr: 'au-delà', en: 'beyond' },
}

const lines = (texts) => `<ul class="prose-values">${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`

/** Bands: `au-delà de 11 600 € : 11 %`; one alone is a rate. */
const bands = (list, language, threshold) => {
  if (list.length === 1) return percent(list[0].rate, language)
  return lines(
    list.map(({ above, rate }) => said(threshold(above, language), percent(rate, language), language)),
  )
}

/** French has a space before its colon. */
const said = (what, value, language) => `${what}${language === 'fr' ? '\u00A0' : ''}: ${value}`

const amountAbove = (above, language) => `${words.above[language]} ${euros(above, language)}`
const yearAbove = (above, language) => `${words.above[language]} ${span('years')(above, language)}`

/** Members by name, those of members too. */
const members = (object, language, write) =>
  lines(
    Object.entries(object).map(([name, value]) => {
      const label = PART_WORDS[name][language]
      const told = typeof value === 'object' ? members(value, language, write) : write(value, language)
      return said(label, told, language)
    }),
  )

const number = (value, language) => format(language, { maximumFractionDigits: 2 }).format(value)

const writers = {
  euros: (value, language) =>
    typeof value === 'number' ? euros(value, language) : members(value, language, euros),
  rate: percent,
  years: span('years'),
  months: span('months'),
  flag: (value, language) => words[value ? 'yes' : 'no'][language],
  scale: (value, language) => bands(value, language, amountAbove),
  yearScale: (value, language) => bands(value, language, yearAbove),
  surtax: (value, language) => bands(value, language, amountAbove),
  parts: (value, language) => members(value, language, number),
  siblings: (value, language) => members(value, language, span('years')),
  cdhr: (value, language) =>
    members(value, language, (one) => (one < 1 ? percent(one, language) : euros(one, language))),
  ages: (value, language) =>
    lines(
      value.map(({ moinsDe, usufruit }) => {
        const age =
          moinsDe === null
            ? words.over[language]
            : `${words.under[language]} ${span('years')(moinsDe, language)}`
        return said(age, percent(usufruit, language), language)
      }),
    ),
}

/** @example valueIn('rate', 0.017, 'fr') // '1,7 %' */
export const valueIn = (unit, value, language) => writers[unit](value, language)
