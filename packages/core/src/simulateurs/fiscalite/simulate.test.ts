import { readQuery } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { fiscalite } from './index.ts'

const tax = (query: string) => ask(fiscalite, query).data.resume

describe('fiscalite: worked figures for incomes of 2025', () => {
  it.each([
    ['revenu=20000', { impotBrut: 924, decote: 478.89, impotNet: 445 }],
    ['revenu=30000', { impotBrut: 2103.99, decote: 0, impotNet: 2104 }],
    ['revenu=100000', { impotNet: 24_801 }],
  ])('computes the tax of a single person with %s', (query, expected) => {
    expect(tax(`${query}&nature=imposable`)).toMatchObject(expected)
  })

  it('gives a widowed person with a shared child the parts of a couple plus a quarter', () => {
    const query = 'nature=imposable&situation=veuf&enfants_alternes=1'
    expect(tax(`revenu=40000&${query}`)).toMatchObject({
      nombreParts: 2.25,
      impotBrut: 1529, // 2.25 × 11 % × (17 777.78 - 11 600)
      decote: 205.13, // 897 - 45.25 % × 1 529
      impotNet: 1324,
      plafonnement: 0,
    })
    // 80 000: 5 704.00 with 2.25 parts and 17 103.99 with one (11 % of 17 979, 30 % of 50 421), a gain of
    // 11 399.99 where five half parts of 1 807, half of one of them, allow 4 517.50; 2 011 are given back.
    expect(tax(`revenu=80000&${query}`)).toMatchObject({ impotBrut: 10_575.49, tauxMarginal: 30 })
  })

  it('rounds the cost of the ceiling up where it ends on half a cent', () => {
    // 6 588.98 with two parts less the ceiling, 4 947.975 with two and a half: 1 641.005, held as 1 641.00499….
    expect(tax('revenu=73960&nature=imposable&situation=marie&enfants=1').plafonnement).toBe(1641.01)
  })

  it('caps the advantage of two children of a couple with 71 500 € and taxes the next euro at 30 %', () => {
    const { data, meta } = ask(fiscalite, contract.example.query)
    expect(data).toMatchObject(contract.example.expect)
    expect(data.resume).toEqual({
      revenuBrut: 71_500,
      deduction: 0,
      revenuImposable: 71_500,
      nombreParts: 3,
      quotientFamilial: 23_833.33,
      impotBrut: 4043.98, // 2 × 3 828.99 less 2 × 1 807
      avantageQuotientFamilial: 3614,
      plafonnement: 6.98, // with three parts, and no cap: 3 × (23 833.33 - 11 600) × 11 % = 4 037
      decote: 0,
      reductions: 0,
      credits: 0,
      impotForfaitaire: 0,
      cehr: 0,
      cdhr: 0,
      impotNet: 4044,
      prelevementsSociaux: 0,
      mensualise: 337,
      tauxMarginal: 30,
      tauxMoyen: 5.6559,
      revenuApresImpot: 67_456,
      impotPour1000EurosDePlus: 300,
      margeAvantTrancheSuivante: 97_654, // 2 × 84 577 - 71 500
      impotToutesParts: 4037,
      impotPartsAdultes: 7657.98,
      plafondAvantage: 3614,
      revenuFiscalReference: 71_500,
      cibleCdhr: 0,
      revenuNetGlobal: 71_500,
      csgDeductible: 0,
      perDeductible: 0,
      perExcedent: 0,
      abattementSpecial: 0,
      abattementOutreMer: 0,
      reductionDons: 0,
      donsReportables: 0,
      reductionScolarite: 0,
      reductionDependance: 0,
      creditEmploiDomicile: 0,
      creditFraisGarde: 0,
      creditSyndical: 0,
      avantagesPerdus: 0,
      impotNonRecouvre: 0,
      impotPfu: 4044,
      impotBareme: 4044,
      regimeRetenu: 'pfu',
      meilleurRegime: 'indifferent',
      gainOption: 0,
      csgDeductibleAnProchain: 0,
      tauxPrelevementFoyer: 5.1, // 4 043.98 / (71 500 / 0.9)
      tauxPrelevementDeclarant: 5.1,
      tauxPrelevementConjoint: null,
    })
    expect(data.tranches).toEqual([
      { de: 0, a: 23_200, taux: 0, base: 23_200, impot: 0 },
      { de: 23_200, a: 59_158, taux: 11, base: 35_958, impot: 3955.38 },
      { de: 59_158, a: 169_154, taux: 30, base: 12_342, impot: 3702.6 },
      { de: 169_154, a: 363_834, taux: 41, base: 0, impot: 0 },
      { de: 363_834, a: null, taux: 45, base: 0, impot: 0 },
    ])
    expect(meta.droit).toEqual({ anneeRevenus: 2025 })
    expect(meta.avertissements.map(({ code }) => code)).toEqual([
      'quotient_plafonne',
      'taux_dix_pour_cent_suppose',
    ])
  })
})

describe('fiscalite: withholding from an income of the notice (CGI, art. 204 F and 204 H)', () => {
  const rates = (query: string) => {
    const { tauxPrelevementFoyer, tauxPrelevementDeclarant, tauxPrelevementConjoint } = tax(query)
    return [tauxPrelevementFoyer, tauxPrelevementDeclarant, tauxPrelevementConjoint]
  }

  it.each([
    // The 10 %, then its least and its most: 509 € and 14 555 €; of pensions 454 € and 4 439 €.
    ['revenu=79444&situation=marie&enfants=2', 'revenu=71500&situation=marie&enfants=2'],
    ['revenu=200000', 'revenu=185445'],
    [
      'revenu=40000&revenu_conjoint=30000&situation=pacse',
      'revenu=36000&revenu_conjoint=27000&situation=pacse',
    ],
    ['revenu=0&pensions=60000', 'revenu=0&pensions=55561'],
    [
      'revenu=0&pensions=30000&pensions_conjoint=60000&situation=marie',
      'revenu=0&pensions=28520.33&pensions_conjoint=57040.67&situation=marie',
    ],
    [
      'revenu=50000&pensions_conjoint=20000&micro_foncier=5000&situation=marie',
      'revenu=45000&pensions_conjoint=18000&micro_foncier=5000&situation=marie',
    ],
  ])('gives the rates of %s when the same household gives %s', (declared, notice) => {
    expect(rates(`${notice}&nature=imposable`)).toEqual(rates(declared))
  })
})

describe('fiscalite: incomes', () => {
  it('deducts 10 % from each salary and pension, within the limits and the amount itself', () => {
    const of = (query: string) => tax(query).deduction
    expect(of('revenu=30000')).toBe(3000)
    expect(of('revenu=25')).toBe(25) // 2.50 €, raised to 509, held to the salary
    expect(of('revenu=5000')).toBe(509)
    expect(of('revenu=200000')).toBe(14_555)
    expect(of('revenu=200000&revenu_conjoint=5000&situation=marie')).toBe(15_064)
    expect(of('revenu=30005')).toBe(3001) // 3 000.50, half up
    expect(of('revenu=0&pensions=3000')).toBe(454)
    expect(of('revenu=0&pensions=300')).toBe(300)
    expect(of('revenu=0&pensions=100000')).toBe(4439)
    expect(of('revenu=30000&pensions=20000')).toBe(5000)
    expect(of('revenu=30000&pensions=20000&nature=imposable')).toBe(0)
  })

  it('deducts actual expenses only where they exceed the 10 %, even above the salary', () => {
    const couple = 'revenu=30000&revenu_conjoint=20000&situation=pacse'
    expect(tax(`${couple}&frais_reels=4500&frais_reels_conjoint=1000`).deduction).toBe(6500)
    expect(tax(`${couple}&frais_reels_conjoint=25000`)).toMatchObject({
      deduction: 28_000,
      revenuImposable: 22_000, // the loss of 5 000 € comes off the other salary
    })
  })

  it('deducts charges and PER payments down to zero, then rounds to the euro', () => {
    const query = 'nature=imposable&revenu=50000.60'
    expect(tax(`${query}&charges_deductibles=3000&versements_per=2000`).revenuImposable).toBe(45_001)
    expect(tax(`${query}&charges_deductibles=40000&versements_per=20000`).revenuImposable).toBe(0)
    expect(tax('nature=imposable&revenu=10000.50').revenuImposable).toBe(10_001)
  })

  it('excludes PER payments from the deductions of the income that the CEHR uses', () => {
    const query = 'nature=imposable&revenu=300000'
    expect(tax(query).cehr).toBe(1500)
    expect(tax(`${query}&versements_per=30000`)).toMatchObject({ revenuImposable: 270_000, cehr: 1500 })
    expect(tax(`${query}&charges_deductibles=30000`).cehr).toBe(600)
    expect(tax(`${query}&versements_per=400000`).cehr).toBe(1500) // only what came off is added back
  })
})

describe('fiscalite: from gross to net tax', () => {
  it('limits reductions to the tax and refunds credits', () => {
    const query = 'nature=imposable&revenu=20000' // 445.11 after the décote
    expect(tax(`${query}&reductions=100`)).toMatchObject({ reductions: 100, impotNet: 345 })
    expect(tax(`${query}&reductions=1000`)).toMatchObject({ reductions: 445.11, impotNet: 0 })
    expect(tax(`${query}&credits=1000`)).toMatchObject({ credits: 1000, impotNet: -555, mensualise: 0 })
    expect(tax(`${query}&credits=1000`).revenuApresImpot).toBe(20_555)
  })

  it('waives a tax under 61 € before credits and under 12 € after them', () => {
    const query = 'nature=imposable&revenu=20000'
    expect(tax(`${query}&reductions=384`).impotNet).toBe(61)
    expect(tax(`${query}&reductions=385`).impotNet).toBe(0)
    expect(tax(`${query}&reductions=385&credits=50`).impotNet).toBe(0) // 60 less 50: 10 are not claimed
    expect(tax(`${query}&reductions=385&credits=70`).impotNet).toBe(-10)
    expect(tax(`${query}&credits=433`).impotNet).toBe(12)
    expect(tax(`${query}&credits=434`).impotNet).toBe(0)
    expect(tax(`${query}&credits=446`).impotNet).toBe(-1)
  })

  it('taxes capital income at 12.8 % and 17.2 %, outside the décote', () => {
    expect(tax('nature=imposable&revenu=20000&revenus_capital=10000')).toMatchObject({
      decote: 478.89,
      impotForfaitaire: 1280,
      impotNet: 1725,
      prelevementsSociaux: 1720,
      tauxMoyen: 5.75, // 1 725 of 30 000
      revenuApresImpot: 26_555,
    })
  })

  it('raises the tax to 20 % of a high income by the CDHR, from 2025 on', () => {
    // 350 000 of dividends alone: 70 000 less 44 800 and a CEHR of 3 000.
    const alone = 'nature=imposable&revenu=0&revenus_capital=350000'
    expect(tax(alone)).toMatchObject({ cehr: 3000, cibleCdhr: 70_000, cdhr: 22_200, impotNet: 70_000 })
    expect(tax(`${alone}&enfants=2&enfants_alternes=1`).cdhr).toBe(19_200) // shared custody is left out
    expect(tax(`${alone}&annee_revenus=2024`)).toMatchObject({ cdhr: 0, cibleCdhr: null })
    // 260 000: 82.5 % of the 10 000 above the threshold is far below 20 %, and below what is paid already.
    expect(tax('nature=imposable&revenu=0&revenus_capital=260000')).toMatchObject({
      cdhr: 0,
      cibleCdhr: 8250,
    })
    expect(tax('nature=imposable&revenu=0&revenus_capital=300000').cdhr).toBe(1350) // 41 250 - 38 400 - 1 500
    const couple = 'nature=imposable&revenu=0&revenus_capital=700000&situation=marie'
    expect(tax(couple).cdhr).toBe(31_900) // 140 000 - 89 600 - 6 000 - 12 500
  })

  it('adds capital income and deducted PER payments to the reference income, and aims at no CDHR up to 250 000 €', () => {
    const query = 'nature=imposable&revenu=60000&versements_per=10000&revenus_capital=200000'
    expect(tax(query)).toMatchObject({
      revenuImposable: 50_000,
      revenuFiscalReference: 260_000,
      cibleCdhr: 8250,
    })
    expect(tax('nature=imposable&revenu=250000').cibleCdhr).toBe(0)
    expect(tax('nature=imposable&revenu=4000&versements_per=10000').revenuFiscalReference).toBe(4000)
  })

  it('returns zero tax for zero income and a null room in the top bracket', () => {
    expect(tax('revenu=0')).toMatchObject({ impotNet: 0, tauxMoyen: 0, tauxMarginal: 0, quotientFamilial: 0 })
    expect(tax('revenu=300000').margeAvantTrancheSuivante).toBeNull()
    expect(tax('nature=imposable&revenu=11600')).toMatchObject({
      tauxMarginal: 11, // at the threshold, that of the next euro
      margeAvantTrancheSuivante: 17_979,
    })
    expect(tax('nature=imposable&revenu=0.4&credits=1000000').tauxMoyen).toBe(0)
  })
})

describe('fiscalite: invalid parameters', () => {
  const refusal = (query: string) => {
    const parsed = fiscalite.parser.fromQuery(readQuery(query))
    return parsed.ok ? [] : parsed.problems.map(({ field, code, message }) => [field, code, message])
  }

  it.each([
    ['revenu=1&revenu_conjoint=1', 'revenu_conjoint', 'revenu_conjoint needs situation marie or pacse'],
    [
      'revenu=1&revenu_conjoint=1&situation=veuf',
      'revenu_conjoint',
      'revenu_conjoint needs situation marie or pacse',
    ],
    [
      'revenu=1&frais_reels_conjoint=1',
      'frais_reels_conjoint',
      'frais_reels_conjoint needs situation marie or pacse',
    ],
    [
      'revenu=1&frais_reels=1&nature=imposable',
      'frais_reels',
      'frais_reels must not be given with nature imposable',
    ],
    [
      'revenu=1&frais_reels_conjoint=1&nature=imposable&situation=marie',
      'frais_reels_conjoint',
      'frais_reels_conjoint must not be given with nature imposable',
    ],
  ])('refuses %s', (query, field, message) => {
    expect(refusal(query)).toEqual([[field, 'inconsistent', message]])
  })

  it('accepts zeros for parameters that do not apply', () => {
    const form = 'revenu=1&revenu_conjoint=0&frais_reels=0&frais_reels_conjoint=0&nature=imposable'
    expect(refusal(form)).toEqual([])
    expect(refusal('revenu=1&revenu_conjoint=1&situation=pacse')).toEqual([])
    expect(refusal('revenu=1&frais_reels=1')).toEqual([])
  })
})

describe('fiscalite: gifts beyond a fifth of the income', () => {
  it.each([
    // 20 % of 18 000, before the allowance of art. 157 bis: 3 600 × 66 % (BOI-IR-RICI-250-30, 1)
    [{ age: 70 }, { abattementSpecial: 1411, reductionDons: 2376, donsReportables: 400 }],
    [{ age: 64 }, { abattementSpecial: 0, reductionDons: 2376, donsReportables: 400 }],
  ])('counts gifts within the same income with and without the allowance: %o', (person, expected) => {
    const { resume } = ask(fiscalite, { revenu: 0, pensions: 20_000, dons_66: 4000, ...person }).data
    expect(resume).toMatchObject(expected)
  })
})

describe('fiscalite: presets', () => {
  const { presets, example } = fiscalite.contract

  it('gives each parameter of the worked example in a preset, so that none of it remains under another', () => {
    const given = presets.flatMap(({ query }) => Object.keys(query))
    expect(given).toEqual(expect.arrayContaining(Object.keys(example.query)))
  })

  it.each([
    ['retraites', { revenuNetGlobal: 26_100, abattementSpecial: 2822, revenuImposable: 23_278 }],
    ['bailleur', { revenuBrut: 44_720, revenuImposable: 40_920 }], // 70 % of 9 600, and 90 % of 38 000
    ['dividendes', { impotForfaitaire: 870.4, regimeRetenu: 'pfu' }], // 12.8 % of 6 800
    ['micro_entreprise', { revenuBrut: 27_720, revenuImposable: 27_720 }], // 66 % of 42 000
  ])('computes the household of the preset %s', (name, expected) => {
    const { query } = presets.find((one) => one.name === name) ?? expect.fail()
    expect(ask(fiscalite, { revenu: 0, ...query }).data.resume).toMatchObject(expected)
  })
})
