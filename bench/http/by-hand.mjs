// What somebody would write who needs this one simulator and nothing else: the same answer, by hand. The servers
// that `bench/http.mjs` compares with Denier answer with it.
import { interetsComposes } from '@denier/core/interets-composes'

const { sources, disclaimer, warnings } = interetsComposes.contract

/** Bounds and defaults, as the contract has them. */
const BOUNDS = {
  capital: { min: 0, max: 1e9 },
  mensuel: { min: 0, max: 1e7 },
  taux: { min: -20, max: 50 },
  duree: { min: 1, max: 50, integer: true },
  inflation: { min: -5, max: 30, default: 2 },
}

/**
 * Reads the parameters of a query (`URLSearchParams`). Used by `bare.mjs`.
 * @returns `params` by name, and `errors`, empty when all parameters are right: field, message and code of
 * each.
 */
export function validate(query) {
  const params = {}
  const errors = []
  for (const [field, { min, max, integer, default: byDefault }] of Object.entries(BOUNDS)) {
    const text = query.get(field)
    if (text === null || text === '') {
      if (byDefault === undefined) errors.push({ field, message: `${field} is required`, code: 'required' })
      params[field] = byDefault
      continue
    }
    const value = Number(text)
    if (!Number.isFinite(value))
      errors.push({ field, message: `${field} must be a number`, code: 'not_a_number' })
    else if (integer && !Number.isInteger(value))
      errors.push({ field, message: `${field} must be an integer`, code: 'not_an_integer' })
    else if (value < min)
      errors.push({ field, message: `${field} must be at least ${min}`, code: 'too_small' })
    else if (value > max)
      errors.push({ field, message: `${field} must be at most ${max}`, code: 'too_large' })
    params[field] = value
  }
  return { params, errors }
}

const cents = (value) => Math.round(value * 100) / 100
const points = (value) => Math.round(value * 10_000) / 10_000

/**
 * The whole answer, a body of `GET /api/v1/simulateurs/interets-composes` as an object: figures, assumptions
 * and sources, disclaimer. Amounts are in euros, rates in percent, `duree` in years. Used by `bare.mjs`,
 * `fastify.mjs` and `hono.mjs`.
 */
export function answer({ capital, mensuel, taux, duree, inflation }) {
  const yield_ = taux / 100
  const monthly = (1 + yield_) ** (1 / 12) - 1
  // What twelve payments of one euro are worth at the end of their year.
  const twelve = monthly === 0 ? 12 : yield_ / monthly
  const yearly = []
  let sum = capital
  let paidIn = capital
  let crossing = null
  for (let annee = 1; annee <= duree; annee += 1) {
    const before = sum
    sum = sum * (1 + yield_) + mensuel * twelve
    paidIn += 12 * mensuel
    if (crossing === null && mensuel > 0 && sum - before - 12 * mensuel > 12 * mensuel) crossing = annee
    yearly.push({
      annee,
      capitalBrut: cents(sum),
      capitalReel: cents(sum / (1 + inflation / 100) ** annee),
      totalVerse: cents(paidIn),
      interets: cents(sum - paidIn),
    })
  }
  const avertissements = []
  if (crossing === null && mensuel > 0) avertissements.push(warning('croisement_inexistant'))
  if (taux < inflation) avertissements.push(warning('rendement_sous_inflation'))
  return {
    data: {
      resume: {
        capitalFinalBrut: cents(sum),
        capitalFinalReel: cents(sum / (1 + inflation / 100) ** duree),
        totalVerse: cents(paidIn),
        totalInterets: cents(sum - paidIn),
        rendementTotal: paidIn === 0 ? 0 : points(((sum - paidIn) / paidIn) * 100),
      },
      yearly,
      complements: { tauxMensuelEquivalent: points(monthly * 100), anneeCroisement: crossing },
    },
    meta: {
      computedAt: new Date().toISOString(),
      version: '1.0',
      endpoint: 'simulateurs/interets-composes',
      hypotheses: { capital, mensuel, taux, duree, inflation, frais: 0, versement: 'fin', indexation: 0 },
      sources,
      avertissements,
    },
    disclaimer: disclaimer.fr,
  }
}

const warning = (code) => ({ code, message: warnings[code].fr })
