import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { coutDette } from './index.ts'

const owe = (query: string) => ask(coutDette, query).data
const early = (query: string) => owe(query).remboursementAnticipe
/** All but those on the usury rate, which have tests of their own in `usury.test.ts`. */
const warningsOf = (query: string) =>
  ask(coutDette, query)
    .meta.avertissements.map(({ code }) => code)
    .filter((code) => !code.startsWith('taux_usure'))

/** The problems of a refused query. */
function refusal(query: object): string[] {
  const parsed = coutDette.parser.fromObject(query as Record<string, unknown>)
  return parsed.ok ? [] : parsed.problems.map(({ code, message }) => `${code}: ${message}`)
}

describe('cout-dette: early repayment', () => {
  // 1 200 € over two years without interest: 50 € a month, 600 € owed after a year.
  const free = 'capital=1200&taux=0&duree=2&annee_remboursement=1&remboursement_anticipe'

  it('counts a partial payment as one month: 325 € at 50 € a month take seven', () => {
    expect(early(`${free}=275`)).toMatchObject({
      nouvelleMensualite: 50,
      nouvelleDureeMois: 7,
      moisGagnes: 5,
    })
    expect(early(`${free}=300`)).toMatchObject({ nouvelleDureeMois: 6, moisGagnes: 6 })
    expect(early(`${free}=299.996`)?.nouvelleDureeMois).toBe(6) // 0.004 € more make no month
    expect(early(`${free}=299.99`)?.nouvelleDureeMois).toBe(7)
    expect(early(`${free}=275&effet=mensualite`)).toMatchObject({
      nouvelleMensualite: 27.08, // 325 / 12
      nouvelleDureeMois: 12,
      moisGagnes: 0,
    })
  })

  it('reports no gain when the loan bears no interest', () => {
    expect(early(`${free}=275`)).toMatchObject({ indemnites: 0, gainNet: 0, rentable: false })
  })

  it('saves the insurance of the months removed when the premium is on the amount borrowed', () => {
    expect(early(`${free}=275&assurance=1`)).toMatchObject({ assuranceEconomisee: 5, rentable: true })
    expect(early(`${free}=275&assurance=1&effet=mensualite`)?.assuranceEconomisee).toBe(0)
  })

  it('saves insurance in proportion to the balance when the premium is on the balance', () => {
    // To the end: 600 + 550 + … + 50 = 3 900 € for a month as signed; 325 + 275 + … + 25 = 1 225 shortened;
    // 325/600 of 3 900 = 2 112.50 lightened. Half a percent a month of the difference.
    const insured = `${free}=275&assurance=5&assurance_base=restant`
    expect(early(insured)?.assuranceEconomisee).toBe(11.15) // (3 900 - 1 225) · 0.05/12
    expect(early(`${insured}&effet=mensualite`)?.assuranceEconomisee).toBe(7.45) // (3 900 - 2 112.50) · 0.05/12
  })

  it('closes the loan for either effect when the repayment covers the balance, with a warning above it', () => {
    const over = { nouvelleMensualite: 0, nouvelleDureeMois: 0, moisGagnes: 12, capitalRestantDu: 600 }
    for (const effect of ['duree', 'mensualite']) {
      expect(early(`${free}=600&effet=${effect}`)).toMatchObject(over)
      expect(early(`${free}=5000&effet=${effect}`)).toMatchObject(over)
    }
    expect(warningsOf(`${free}=600`)).toEqual([])
    expect(warningsOf(`${free}=600.01`)).toEqual(['remboursement_plafonne'])
  })

  it('charges six months of interest on the repayment, at most 3 % of the balance', () => {
    const dear = 'capital=100000&taux=10&duree=10&annee_remboursement=1'
    const owed = owe(dear).yearly[0]?.capitalRestantDu ?? Number.NaN
    expect(owed).toBe(93_865.82)
    expect(early(`${dear}&remboursement_anticipe=20000`)?.indemnites).toBe(1000) // 20 000 · 10 % / 2
    expect(early(`${dear}&remboursement_anticipe=90000`)?.indemnites).toBe(2815.97) // not 4 500: 3 % of 93 865.82
    expect(early(`${dear}&remboursement_anticipe=90000&ira=aucune`)?.indemnites).toBe(0)
  })

  it('saves slightly more than six months of interest even in the last year', () => {
    // Lightened, 1 000 € less owed fades over twelve months: 6.5 months of interest on average, the indemnity is 6.
    const late = 'capital=100000&taux=3.5&duree=10&remboursement_anticipe=1000&annee_remboursement=9'
    expect(early(`${late}&effet=mensualite`)).toMatchObject({
      interetsEconomises: 19.06, // 1 000 · (12 · 0.0846883 - 1), the payment of 1 € over twelve months at 0.035/12
      indemnites: 17.5, // 1 000 · 3.5 % / 2
      gainNet: 1.56,
      rentable: true,
    })
    // Shortened: of twelve payments of 988.86, ten stay and one of 942.29; 2 · 988.86 - 942.29 - 1 000 = 35.43.
    expect(early(late)).toMatchObject({ interetsEconomises: 35.43, gainNet: 17.93, moisGagnes: 1 })
  })

  it('warns under 10 % of the amount borrowed, unless the repayment closes the loan', () => {
    expect(warningsOf(`${free}=119.99`)).toEqual(['remboursement_faible'])
    expect(warningsOf(`${free}=120`)).toEqual([])
    const last = 'capital=1200&taux=0&duree=12&annee_remboursement=11&remboursement_anticipe'
    expect(warningsOf(`${last}=100`)).toEqual([]) // all of the 100 € left
    expect(warningsOf(`${last}=99`)).toEqual(['remboursement_faible'])
  })

  it('lists the balance after repayment for each year of the table', () => {
    const owedEach = (query: string) => owe(query).yearly.map((row) => row.capitalApresRemboursement)
    const loan = 'capital=2400&taux=0&duree=4&annee_remboursement=2&remboursement_anticipe' // 50 € a month
    expect(owedEach(`${loan}=500`)).toEqual([1800, 700, 100, 0]) // 1 200 - 500, then 600 a year
    expect(owedEach(`${loan}=500&effet=mensualite`)).toEqual([1800, 700, 350, 0])
    expect(owedEach(`${loan}=5000`)).toEqual([1800, 0, 0, 0])
    expect(owedEach(`${loan}=0`)).toEqual([null, null, null, null])
    const example = 'capital=200000&taux=3.5&duree=20&annee_remboursement=5&remboursement_anticipe=20000'
    expect(owedEach(example)[4]).toBe(142_253.15) // 162 253.15 - 20 000
  })

  it('requires the year of the repayment, before the last one', () => {
    const loan = { capital: 1200, taux: 0, duree: 2 }
    expect(refusal({ ...loan, remboursement_anticipe: 100 })).toEqual([
      'required: annee_remboursement is required with remboursement_anticipe',
    ])
    expect(refusal({ ...loan, remboursement_anticipe: 100, annee_remboursement: 2 })).toEqual([
      'inconsistent: annee_remboursement must be less than duree',
    ])
    expect(refusal({ ...loan, remboursement_anticipe: 0 })).toEqual([])
    expect(refusal({ ...loan, annee_remboursement: 1 })).toEqual([])
    expect(early('capital=1200&taux=0&duree=2&annee_remboursement=1')).toBeNull()
  })
})
