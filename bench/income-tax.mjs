// One income tax: Denier, and the same household in publicodes with modele-social (URSSAF), in one run. One of the
// measurements of `npm run bench`.
import { fiscalite } from '@denier/core/fiscalite'
import rules from 'modele-social'
import Engine from 'publicodes'
import { sideBySide } from './side-by-side.mjs'

/** How many times faster than publicodes one income tax must be. */
const MIN_RATIO = 1000
/** Euros that two taxes may differ by: publicodes gives doubles, Denier rounds to cents on the way. */
const SAME = 0.02

/** Households of every kind that both know: incomes from nothing to CEHR, alone or two, with or without children. */
const households = Array.from({ length: 500 }, (_, index) => ({
  couple: index % 2 === 1,
  children: Math.floor(index / 2) % 5,
  income: Math.round(4000 * 1.01 ** index),
}))

const engine = new Engine(rules, { logger: { log() {}, warn() {}, error() {} }, warn: false })
engine.setSituation({ 'impôt . méthode de calcul': "'barème standard'" })

/** The tax in euros, for a household whose `income` is its taxable income of a year. */
function byPublicodes({ couple, children, income }) {
  const situation = {
    'impôt . foyer fiscal . situation de famille': couple ? "'couple'" : "'célibataire'",
    'impôt . foyer fiscal . enfants à charge': children,
    'impôt . foyer fiscal . revenu imposable': income,
  }
  engine.setSituation(situation, { keepPreviousSituation: true })
  return engine.evaluate('impôt . foyer fiscal . impôt sur le revenu').nodeValue
}

const context = { today: '2026-11-21' }

/**
 * The tax in euros, read in the whole answer of the library: parsed, computed, rounded, explained, with
 * sources.
 */
function byDenier({ couple, children, income }) {
  const parsed = fiscalite.parser.fromObject({
    revenu: income,
    nature: 'imposable',
    situation: couple ? 'marie' : 'celibataire',
    enfants: children,
  })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const { impotBrut, decote } = fiscalite.answer(parsed.params, context, 'fr').data.resume
  return impotBrut - decote
}

for (const household of households) {
  const [theirs, ours] = [byPublicodes(household), byDenier(household)]
  if (Math.abs(theirs - ours) > SAME) {
    throw new Error(`they disagree on ${JSON.stringify(household)}: publicodes ${theirs}, Denier ${ours}`)
  }
}
console.log(`income tax: ${households.length} households, the same tax to ${SAME} €`)

const at = (index) => households[index % households.length]
const { publicodes, denier } = sideBySide({
  publicodes: (index) => byPublicodes(at(index)),
  denier: (index) => byDenier(at(index)),
})
const ratio = publicodes.median / denier.median
const show = ({ median, best }) => `${median.toFixed(1)} µs (best ${best.toFixed(1)})`
console.log(`  publicodes + modele-social  ${show(publicodes)}`)
console.log(`  denier, the whole answer    ${show(denier)}`)
console.log(`  ${Math.round(ratio)} times faster; at least ${MIN_RATIO} wanted`)
if (ratio < MIN_RATIO) process.exitCode = 1
