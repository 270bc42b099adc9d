// Formats a value set by law for people. Used by `law.mjs`, and by `scripts/reference/law.mjs` of the
// repository.
import { colon, formatNumber, typeset } from '@denier/prose'

/**
 * Below this amount, in euros, fractions of a cent are written: the price of a point, an hour's wage in
 * francs.
 */
const SMALL_AMOUNT = 100

const euros = (amount, language) =>
  formatNumber(amount, language, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: Number.isInteger(amount) ? 0 : amount < SMALL_AMOUNT ? 4 : 2,
  })
const percent = (rate, language) =>
  formatNumber(rate, language, { style: 'percent', maximumFractionDigits: 3 })
/** The name of a unit of duration in `Intl.NumberFormat`. */
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
  quarters: { fr: 'trimestres', en: 'quarters' },
  short: { fr: 'de ce qui manque pour atteindre', en: 'of what is missing to reach' },
}

/** With more values than this, a list is folded. */
const MANY = 12

/** Several values as a list, folded under the first and the last of them when there are many. */
const lines = (texts) => {
  const list = `<ul class="prose-values">${texts.map((text) => `<li>${text}</li>`).join('')}</ul>`
  return texts.length > MANY
    ? `<details><summary>${texts[0]} … ${texts.at(-1)}</summary>${list}</details>`
    : list
}

/**
 * The bands of a scale: `au-delà de 11 600 € : 11 %`. A single band is written as a rate, a scale without
 * bands as "not known".
 * @param threshold writes where a band begins.
 */
const bands = (threshold) => (all, language, set) => {
  if (all.length === 0) return words.unknown[language]
  if (all.length === 1) return percent(all[0].rate, language)
  return set(
    all.map(({ above, rate }) => labelled(threshold(above, language), percent(rate, language), language)),
  )
}

const labelled = (what, value, language) => what + colon(language) + value

/** A band of a surtax. @example 'au-delà de 50 000 € : 2 %, moins 5 % de ce qui manque pour atteindre 60 000 €' */
function smoothed({ above, rate, smoothing, smoothedUpTo }, language) {
  const relief = `${percent(smoothing, language)} ${words.short[language]} ${euros(smoothedUpTo, language)}`
  const rateText = `${percent(rate, language)}, ${words.less[language]} ${relief}`
  return labelled(amountAbove(above, language), rateText, language)
}

const amountAbove = (above, language) => `${words.above[language]} ${euros(above, language)}`
const yearAbove = (above, language) => `${words.above[language]} ${span('years')(above, language)}`

/**
 * The members of a composite value with their labels, recursively; each in its own unit, or in that of the
 * whole.
 */
const members = (description, object, language, set) =>
  set(
    Object.entries(object).map(([name, value]) => {
      const { label, unit = description.unit } = description.members[name]
      const text = language === 'fr' ? typeset(label.fr) : label.en
      return labelled(text, valueIn({ ...description, unit }, value, language, set), language)
    }),
  )

/** A value for each year. @example '1970 : 2 744,08 €', then a line for each other year */
const byYear = (write) => (all, language, set) =>
  set(all.map(({ annee, valeur }) => labelled(String(annee), write(valeur, language), language)))

/** The age and the quarters of a generation. @example '1er janvier 1964 : 753 mois, 170 trimestres' */
const generation = ({ neDepuis, ageLegal, requis }, language) =>
  labelled(
    neDepuis,
    `${span('months')(ageLegal, language)}, ${formatNumber(requis, language)} ${words.quarters[language]}`,
    language,
  )

const number = (value, language) => formatNumber(value, language, { maximumFractionDigits: 4 })

/**
 * Writes a value, by the unit of its legal parameter. Each takes the value, the language, and `set` of
 * `valueIn`, which only the units of several values use.
 */
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
  yearEuros: byYear(euros),
  yearRate: byYear(percent),
  yearNumber: byYear(number),
  generations: (value, language, set) => set(value.map((one) => generation(one, language))),
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
 * @param description the legal parameter: its `unit`, and the `members` of a composite value.
 * @param value one value of it: rates as fractions, amounts in euros.
 * @param set joins the texts of several values, as an HTML list unless given.
 * @returns text, or markup where there are several values.
 * @example valueIn({ unit: 'rate' }, 0.017, 'fr') // '1,7 %'
 */
export const valueIn = (description, value, language, set = lines) =>
  description.members && typeof value === 'object'
    ? members(description, value, language, set)
    : writers[description.unit](value, language, set)
