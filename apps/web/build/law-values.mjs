// Formats a value set by law for people. For `law.mjs` and the reference pages.
import { colon, formatNumber } from '@denier/prose'

const euros = (amount, language) =>
  formatNumber(amount, language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  })
const percent = (rate, language) =>
  formatNumber(rate, language, { style: 'percent', maximumFractionDigits: 3 })
const spans = { years: 'year', months: 'month' }
const span = (unit) => (value, language) =>
  formatNumber(value, language, { style: 'unit', unit: spans[unit], unitDisplay: 'long' })

const words = {
  yes: { fr: 'oui', en: 'yes' },
  no: { fr: 'non', en: 'no' },
  unknown: { fr: 'non connu', en: 'not known' },
  above: { fr: 'au-delà de', en: 'above' },
  under: { fr: 'moins de', en: 'under' },
  over: { fr: 'au-delà', en: 'beyond' },
  less: { fr: 'moins', en: 'less' },
  short: { fr: 'de ce qui manque pour atteindre', en: 'of what is missing to reach' },
}

const lines = (texts) => `<ul class="prose-values">${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`

/** The bands of a scale: `au-delà de 11 600 € : 11 %`; a single band is written as a rate, none is not known. */
const bands = (threshold) => (all, language, set) => {
  if (all.length === 0) return words.unknown[language]
  if (all.length === 1) return percent(all[0].rate, language)
  return set(
    all.map(({ above, rate }) => labelled(threshold(above, language), percent(rate, language), language)),
  )
}

const labelled = (what, value, language) => what + colon(language) + value

/** @example '…: 2 %, moins 5 % de ce qui manque pour atteindre 60 000 €' */
function smoothed({ above, rate, smoothing, smoothedUpTo }, language) {
  const relief = `${percent(smoothing, language)} ${words.short[language]} ${euros(smoothedUpTo, language)}`
  const rateText = `${percent(rate, language)}, ${words.less[language]} ${relief}`
  return labelled(amountAbove(above, language), rateText, language)
}

const amountAbove = (above, language) => `${words.above[language]} ${euros(above, language)}`
const yearAbove = (above, language) => `${words.above[language]} ${span('years')(above, language)}`

/** The members of a composite value with their labels, recursively; each in its own unit, or in that of the whole. */
const members = (description, object, language, set) =>
  set(
    Object.entries(object).map(([name, value]) => {
      const { label, unit = description.unit } = description.members[name]
      return labelled(label[language], valueIn({ ...description, unit }, value, language, set), language)
    }),
  )

const writers = {
  euros,
  rate: percent,
  years: span('years'),
  months: span('months'),
  number: (value, language) => formatNumber(value, language, { maximumFractionDigits: 2 }),
  flag: (value, language) => words[value ? 'yes' : 'no'][language],
  scale: bands(amountAbove),
  yearScale: bands(yearAbove),
  surtax: (value, language, set) => set(value.map((band) => smoothed(band, language))),
  ages: (value, language, set) =>
    set(
      value.map(({ moinsDe, usufruit }) => {
        const age =
          moinsDe === null
            ? words.over[language]
            : `${words.under[language]} ${span('years')(moinsDe, language)}`
        return labelled(age, percent(usufruit, language), language)
      }),
    ),
}

/**
 * Formats a value of a legal parameter for people. Used by `law.mjs`.
 * @param set joins several values, as an HTML list unless given.
 * @example valueIn({ unit: 'rate' }, 0.017, 'fr') // '1,7 %'
 */
export const valueIn = (description, value, language, set = lines) =>
  description.members && typeof value === 'object'
    ? members(description, value, language, set)
    : writers[description.unit](value, language, set)
