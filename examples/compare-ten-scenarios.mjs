// One decision in ten scenarios: the same home, bought or rented, at five rates of the loan and two rises of the rent.
// Run, with the service at DENIER_URL (http://127.0.0.1:3000 unless told): node examples/compare-ten-scenarios.mjs [en|fr]
import { createClient } from '@denier/client'

const language = process.argv[2] === 'fr' ? 'fr' : 'en'

// 1. The decision, and what is not known of the years to come.

const decision = { prix: 300_000, apport: 60_000, duree_credit: 20, loyer: 1100 }
const rates = [2.5, 3, 3.5, 4, 4.5]
const rises = [0, 2]
const scenarios = rises.flatMap((revalo_loyer) => rates.map((taux_credit) => ({ revalo_loyer, taux_credit })))

// 2. The answers, one question after another. Past thirty a minute the client waits as the service tells it, so that a
//    hundred scenarios would only take longer.

const client = createClient({ baseUrl: process.env.DENIER_URL || 'http://127.0.0.1:3000', lang: language })
const rows = []
let disclaimer = ''
for (const scenario of scenarios) {
  const answer = await client.simulate('achat-location', { ...decision, ...scenario })
  const { resume, complements } = answer.data
  rows.push({ ...scenario, ...resume, ...complements })
  disclaimer = answer.disclaimer
}

// 3. The table.

const words = {
  en: {
    heads: ['Loan', 'Rent, a year', 'Payment', 'Wealth, buying', 'Wealth, renting', 'Gap', 'Ahead from'],
    year: (year) => `year ${year}`,
    never: 'never',
    ahead: (count, all) => `Buying ends ahead in ${count} scenarios of ${all}.`,
    upTo: (rise, rate) => `With rents that rise ${rise} a year, buying is ahead up to a loan at ${rate}.`,
    none: (rise) => `With rents that rise ${rise} a year, buying is ahead at none of these rates.`,
    effects: (rate, rent) =>
      `From the lowest rate to the highest the gap moves by ${rate}; from the lower rise of rents to the higher, by ${rent}.`,
    first: { rate: 'The rate matters most here.', rent: 'The rise of rents matters most here.' },
  },
  fr: {
    heads: [
      'Crédit',
      'Loyer, par an',
      'Mensualité',
      'Patrimoine, achat',
      'Patrimoine, location',
      'Écart',
      'Devant dès',
    ],
    year: (year) => `l’année ${year}`,
    never: 'jamais',
    ahead: (count, all) => `Acheter finit devant dans ${count} scénarios sur ${all}.`,
    upTo: (rise, rate) =>
      `Quand les loyers montent de ${rise} par an, acheter reste devant jusqu’à un crédit à ${rate}.`,
    none: (rise) => `Quand les loyers montent de ${rise} par an, acheter n’est devant à aucun de ces taux.`,
    effects: (rate, rent) =>
      `Du taux le plus bas au plus haut, l’écart bouge de ${rate} ; de la moindre hausse des loyers à la plus forte, de ${rent}.`,
    first: {
      rate: 'C’est le taux qui compte le plus ici.',
      rent: 'C’est la hausse des loyers qui compte le plus ici.',
    },
  },
}[language]

const locale = { en: 'en-GB', fr: 'fr-FR' }[language]
const euros = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
const percent = new Intl.NumberFormat(locale, {
  style: 'percent',
  minimumFractionDigits: 1,
  signDisplay: 'auto',
})
const inEuros = (amount) => euros.format(amount).replace('-', '−')
const inPercent = (rate) => percent.format(rate / 100)

const cells = rows.map((row) => [
  inPercent(row.taux_credit),
  inPercent(row.revalo_loyer),
  inEuros(row.mensualiteCredit),
  inEuros(row.patrimoineAchatFinal),
  inEuros(row.patrimoineLocationFinal),
  inEuros(row.ecartFinal),
  row.pointBasculeAnnees === null ? words.never : words.year(row.pointBasculeAnnees),
])
const widths = words.heads.map((head, at) => Math.max(head.length, ...cells.map((row) => row[at].length)))
const lineOf = (row) => row.map((cell, at) => cell.padStart(widths[at])).join('   ')
const table = [words.heads, widths.map((width) => '─'.repeat(width)), ...cells].map(lineOf)

// 4. What the figures say, and nothing more.

const gapAt = (rise, rate) =>
  rows.find((row) => row.revalo_loyer === rise && row.taux_credit === rate)?.ecartFinal ?? Number.NaN
const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length
const [lowRate, highRate, lowRise, highRise] = [rates[0], rates.at(-1), rises[0], rises.at(-1)]
const effectOfRate = mean(rises.map((rise) => Math.abs(gapAt(rise, highRate) - gapAt(rise, lowRate))))
const effectOfRent = mean(rates.map((rate) => Math.abs(gapAt(highRise, rate) - gapAt(lowRise, rate))))

const conclusion = [
  words.ahead(rows.filter(({ ecartFinal }) => ecartFinal > 0).length, rows.length),
  ...rises.map((rise) => {
    const highest = rates.filter((rate) => gapAt(rise, rate) > 0).at(-1)
    return highest === undefined
      ? words.none(inPercent(rise))
      : words.upTo(inPercent(rise), inPercent(highest))
  }),
  words.effects(inEuros(effectOfRate), inEuros(effectOfRent)),
  words.first[effectOfRate > effectOfRent ? 'rate' : 'rent'],
]
process.stdout.write(`${[...table, '', ...conclusion, '', disclaimer].join('\n')}\n`)
