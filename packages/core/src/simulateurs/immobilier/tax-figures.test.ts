import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { immobilier } from './index.ts'

const invest = (query: string) => ask(immobilier, query).data

/** A purchase in cash without indexation, vacancy or fees: 1 000 € of rent a month are 12 000 € a year. */
const BARE =
  'duree_credit=0&vacance=0&assurance_pno=0&frais_notaire=0&frais_vente=0&revalo_immo=0&revalo_loyer=0&revalo_charges=0'
const PLAIN = `prix=240000&loyer=1000&${BARE}`

const NO_DEPRECIATION = {
  dotationAmortissements: null,
  amortissementsDeduits: null,
  amortissementsEnAttente: null,
}

describe('immobilier: fiscalAnnuel', () => {
  const yearsOf = (query: string) => invest(query).fiscalAnnuel ?? expect.fail('no fiscal years')

  it('is null without a tax regime, as is revente', () => {
    expect(invest(PLAIN)).toMatchObject({ fiscalAnnuel: null, revente: null })
  })

  it('has only the taxable share of the rents under a micro regime', () => {
    const [first] = yearsOf(`${PLAIN}&regime=micro_foncier`)
    expect(first).toEqual({
      annee: 1,
      resultat: null,
      ...NO_DEPRECIATION,
      benefice: null,
      deficitOuverture: null,
      deficitCree: null,
      deficitImpute: null,
      deficitUtilise: null,
      deficitPerdu: null,
      deficitCloture: null,
      baseImposable: 8400,
    })
    expect(yearsOf(`${PLAIN}&regime=micro_bic`)[0]?.baseImposable).toBe(6000)
  })

  it('follows a deficit of the works from its year to the rents that absorb it', () => {
    // 12 000 of rents, 30 000 of works: 18 000 missing, 10 700 off income, 7 300 off the next year's rents
    const [first, second] = yearsOf(`${PLAIN}&regime=reel&travaux=30000&horizon=2`)
    expect(first).toEqual({
      annee: 1,
      resultat: -18_000,
      ...NO_DEPRECIATION,
      benefice: 0,
      deficitOuverture: 0,
      deficitCree: 7300,
      deficitImpute: 10_700,
      deficitUtilise: 0,
      deficitPerdu: 0,
      deficitCloture: 7300,
      baseImposable: 0,
    })
    expect(second).toMatchObject({
      resultat: 12_000,
      benefice: 12_000,
      deficitOuverture: 7300,
      deficitCree: 0,
      deficitImpute: 0,
      deficitUtilise: 7300,
      deficitCloture: 0,
      baseImposable: 4700,
    })
  })

  it('loses a deficit at the end of the tenth year after its own', () => {
    // 800 a year for twelve years; from year 13 on 1 200 a year
    const loan = BARE.replace('duree_credit=0', 'duree_credit=12&taux_credit=0&assurance=2')
    const years = yearsOf(`prix=100000&loyer=100&regime=reel&horizon=20&${loan}`)
    const carried = ['deficitOuverture', 'deficitCree', 'deficitUtilise', 'deficitPerdu', 'deficitCloture']
    const lines = [10, 11, 12, 13, 19, 20].map((annee) => {
      const row = years[annee - 1] as unknown as Readonly<Record<string, number>>
      return [annee, ...carried.map((name) => row[name])]
    })
    expect(lines).toEqual([
      [10, 7200, 800, 0, 0, 8000],
      [11, 8000, 800, 0, 800, 8000],
      [12, 8000, 800, 0, 800, 8000],
      [13, 8000, 0, 1200, 0, 6800],
      [19, 800, 0, 800, 0, 0],
      [20, 0, 0, 0, 0, 0],
    ])
  })

  it('keeps the depreciation that rents do not bear until they do', () => {
    // 7 200 of rents, 8 000 of depreciation for 30 years
    const query = `prix=240000&loyer=600&part_terrain=0&regime=lmnp_reel&horizon=35&${BARE}`
    const years = yearsOf(query)
    expect(years[0]).toEqual({
      annee: 1,
      resultat: 7200,
      dotationAmortissements: 8000,
      amortissementsDeduits: 7200,
      amortissementsEnAttente: 800,
      benefice: 0,
      deficitOuverture: 0,
      deficitCree: 0,
      deficitImpute: null,
      deficitUtilise: 0,
      deficitPerdu: 0,
      deficitCloture: 0,
      baseImposable: 0,
    })
    const waiting = [30, 31, 33, 34].map((annee) => years[annee - 1]?.amortissementsEnAttente)
    expect(waiting).toEqual([24_000, 16_800, 2400, 0])
    expect(years[33]).toMatchObject({ dotationAmortissements: 0, baseImposable: 4800 })
  })

  it('takes the loss of the first furnished year off later profits, after depreciation', () => {
    // 18 000 of fees: 6 000 lost in year 1; depreciation eats years 2 and 3, leaves 4 000 a year from year 4 on
    const query = `${PLAIN.replace('frais_notaire=0', 'frais_notaire=7.5')}&part_terrain=0&regime=lmnp_reel`
    const years = yearsOf(`${query}&horizon=6`)
    expect(years.map(({ deficitCloture }) => deficitCloture)).toEqual([6000, 6000, 6000, 2000, 0, 0])
    expect(years.map(({ deficitUtilise }) => deficitUtilise)).toEqual([0, 0, 0, 4000, 2000, 0])
    expect(years.map(({ baseImposable }) => baseImposable)).toEqual([0, 0, 0, 0, 2000, 4000])
  })
})

describe('immobilier: revente', () => {
  const SALE = `prix=100000&loyer=1000&travaux=5000&horizon=1&${BARE.replace('revalo_immo=0', 'revalo_immo=15')}`
  const saleOf = (query: string) => invest(query).revente ?? expect.fail('no resale')

  it('shows the costs and works counted, and the tax apart from the levies', () => {
    // 115 000 - 100 000 - 7 500 - 5 000 = 2 500, at 19 % and 17.2 %
    expect(saleOf(`${SALE}&regime=micro_foncier`)).toEqual({
      fraisAcquisitionRetenus: 7500,
      travauxRetenus: 5000,
      amortissementsReintegres: null,
      abattementImpot: 0,
      abattementPrelevements: 0,
      impotRevenu: 475,
      prelevementsSociaux: 430,
      surtaxe: 0,
    })
  })

  it('adds back the depreciation of the building and counts only the rest of the works', () => {
    expect(saleOf(`${SALE}&regime=lmnp_reel`)).toMatchObject({
      travauxRetenus: 4666.67,
      amortissementsReintegres: 2833.33,
    })
    expect(saleOf(`${SALE}&regime=reel`)).toMatchObject({
      travauxRetenus: 0,
      amortissementsReintegres: null,
    })
  })

  it('shows both allowances and the surtax after ten years', () => {
    // 786 860.54 - 400 000 - 30 000 - 60 000 = 296 860.54; 30 % and 8.25 % off; 5 % of 207 802.38 less a fifth of 2 197.62
    const query = `prix=400000&loyer=1500&horizon=10&${BARE.replace('revalo_immo=0', 'revalo_immo=7')}`
    expect(saleOf(`${query}&regime=micro_foncier`)).toEqual({
      fraisAcquisitionRetenus: 30_000,
      travauxRetenus: 60_000,
      amortissementsReintegres: null,
      abattementImpot: 89_058.16,
      abattementPrelevements: 24_490.99,
      impotRevenu: 39_482.45,
      prelevementsSociaux: 46_847.56,
      surtaxe: 9950.6,
    })
  })

  it('taxes nothing when the sale is exempt', () => {
    const small = SALE.replace('prix=100000', 'prix=12000').replace('travaux=5000', 'travaux=0')
    expect(saleOf(`${small}&regime=micro_foncier`)).toMatchObject({
      abattementImpot: 0,
      impotRevenu: 0,
      prelevementsSociaux: 0,
      surtaxe: 0,
    })
  })
})
