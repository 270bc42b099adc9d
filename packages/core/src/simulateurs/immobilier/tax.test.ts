import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { immobilier } from './index.ts'

const invest = (query: string) => {
  const { data, meta } = ask(immobilier, query)
  return { ...data, meta, warnings: meta.avertissements.map(({ code }) => code) }
}
const taxes = (query: string) => invest(query).yearly.map(({ impot }) => impot)

/** 200 000 € and 7.5 %, works 10 000 €, 40 000 € put in, 3.5 % over 20 years and 0.3 % of insurance, rent 900 €. */
const ANCHOR =
  'prix=200000&loyer=900&apport=40000&travaux=10000&taxe_fonciere=1200&charges=100&gestion=7&assurance=0.3'

/** A purchase in cash without indexation, vacancy or fees: 1 000 € of rent a month are 12 000 € a year. */
const BARE =
  'duree_credit=0&vacance=0&assurance_pno=0&frais_notaire=0&frais_vente=0&revalo_immo=0&revalo_loyer=0&revalo_charges=0'
const PLAIN = `prix=240000&loyer=1000&${BARE}`

describe('immobilier: 200 000 € property at a 30 % bracket', () => {
  // Rents 10 260, costs 3 268.20, interest and insurance 6 926.33 in the first year.
  it.each([
    // 7 182 at 30 % and 17.2 %
    { regime: 'micro_foncier', impot: 3389.9, net: 1.6008, gain: 37_330.01, due: 5540.89 },
    // 5 130 at 30 % and 18.6 %
    { regime: 'micro_bic', impot: 2493.18, net: 1.9994, gain: 37_330.01, due: 5540.89 },
    // 10 260 - 6 926.33 - 3 268.20 - 10 000 of works: 9 934.53 off other income, at 30 %
    { regime: 'reel', impot: -2980.36, net: 4.4321, gain: 37_330.01, due: 5540.89 },
    // a loss with the 15 000 of fees, and never a profit: 68 092.01 of the building deducted in 20 years
    { regime: 'lmnp_reel', impot: 0, net: 3.1075, gain: 105_422.02, due: 15_647.79 },
  ])('computes the yearly tax and the tax on the gain under $regime', ({ regime, impot, net, gain, due }) => {
    const { resume, yearly } = invest(`${ANCHOR}&regime=${regime}`)
    expect(yearly[0]?.impot).toBe(impot)
    expect(resume.cashFlowAnnuel).toBeCloseTo(-6438.31 - impot, 2)
    expect(resume).toMatchObject({ rendementNetNet: net, plusValueImposable: gain, impotPlusValue: due })
  })

  it('cites the law of the regime, and none without a regime', () => {
    const { meta } = invest(`${ANCHOR}&regime=lmnp_reel`)
    expect(meta.droit).toEqual({ date: '2026-12-01' })
    expect(meta.sources.map(({ title }) => title)).toEqual(
      expect.arrayContaining([
        'CGI, art. 156, I, 1° ter',
        'CGI, art. 150 VB, III (loi n° 2025-127 du 14 février 2025, art. 84)',
        'CGI, art. 1609 nonies G, III',
      ]),
    )
    expect(invest(ANCHOR).meta.droit).toBeUndefined()
    const bare = invest(`${ANCHOR}&regime=micro_foncier`)
      .meta.sources.map(({ title }) => title)
      .join()
    expect(bare).toMatch(/art\. 32/)
    expect(bare).not.toMatch(/150 VB, III|50-0/)
  })

  it.each([
    ['aucun', []],
    ['micro_foncier', ['BOI-RFPI-PVI-20-10-20-20']],
    ['reel', ['BOI-RFPI-BASE-30-20', 'BOI-RFPI-PVI-20-10-20-20']],
    ['lmnp_reel', ['art. 39 C', 'BOI-RFPI-PVI-20-10-20-20']],
  ])('cites for %s only the sources of that regime', (regime, own) => {
    const titles = invest(`${ANCHOR}&regime=${regime}`).meta.sources.map(({ title }) => title)
    const named = ['art. 39 C', 'BOI-RFPI-BASE-30-20', 'BOI-RFPI-PVI-20-10-20-20'].filter((name) =>
      titles.some((title) => title.includes(name)),
    )
    expect(named).toEqual(own)
  })

  it('warns about the later effort once the works no longer save tax', () => {
    const { yearly, warnings } = invest(`${ANCHOR.replace('loyer=900', 'loyer=1400')}&regime=reel`)
    expect(yearly[0]?.cashFlow).toBeGreaterThan(0)
    expect(yearly[1]?.cashFlow).toBeLessThan(0)
    expect(warnings).toContain('effort_plus_tard')
    expect(warnings).not.toContain('effort_mensuel')
  })
})

describe('immobilier: micro regimes', () => {
  it('taxes a share of the rents whatever the costs', () => {
    expect(taxes(`${PLAIN}&regime=micro_foncier&tmi=11&horizon=1&charges=500`)).toEqual([2368.8])
    expect(taxes(`${PLAIN}&regime=micro_bic&tmi=11&horizon=1&charges=500`)).toEqual([1776])
  })

  it('deducts at least 305 € from furnished rents, limited to the rents', () => {
    const small = PLAIN.replace('loyer=1000', 'loyer=50')
    expect(taxes(`${small}&regime=micro_bic&horizon=1`)).toEqual([143.37]) // 600 - 305, at 48.6 %
    expect(taxes(`${small.replace('loyer=50', 'loyer=25')}&regime=micro_bic&horizon=1`)).toEqual([0])
  })

  it.each([
    ['micro_foncier', 1250, 'micro_foncier_depasse'],
    ['micro_bic', 6966.66, 'micro_bic_depasse'],
    ['micro_bic', 1916.66, 'lmp_possible'],
    ['lmnp_reel', 1916.66, 'lmp_possible'],
  ])('warns under %s above %d € of rent a month with %s', (regime, loyer, code) => {
    const at = (rent: number) =>
      invest(`${PLAIN.replace('loyer=1000', `loyer=${rent}`)}&regime=${regime}&horizon=1`).warnings
    expect(at(loyer)).not.toContain(code)
    expect(at(loyer + 0.02)).toContain(code)
  })

  it('warns when indexed rents pass the threshold in a later year', () => {
    const query = `${PLAIN.replace('revalo_loyer=0', 'revalo_loyer=10').replace('loyer=1000', 'loyer=1200')}`
    expect(invest(`${query}&regime=micro_foncier&horizon=1`).warnings).toEqual([])
    expect(invest(`${query}&regime=micro_foncier&horizon=2`).warnings).toEqual(['micro_foncier_depasse'])
  })
})

describe('immobilier: unfurnished letting at actual costs', () => {
  it('deducts at most 10 700 € from other income and carries the rest forward to later rents', () => {
    // 12 000 of rents, 30 000 of works: 18 000 missing, 10 700 off income, 7 300 off the next year's rents
    const query = `${PLAIN}&regime=reel&travaux=30000&horizon=4`
    expect(taxes(query)).toEqual([-3210, 2218.4, 5664, 5664])
    expect(invest(query).warnings).toEqual(['deficit_foncier_reporte', 'engagement_location'])
    expect(taxes(`${query}&tmi=0`)).toEqual([0, 808.4, 2064, 2064])
  })

  it('warns when the sale comes less than three years after the deficit was deducted', () => {
    const query = `${PLAIN}&regime=reel&travaux=15000`
    expect(invest(`${query}&horizon=3`).warnings).toEqual(['engagement_rompu'])
    expect(invest(`${query}&horizon=4`).warnings).toEqual(['engagement_location'])
  })

  it('omits the commitment warning when the deficit saves no tax', () => {
    const query = `${PLAIN}&regime=reel&travaux=15000&tmi=0`
    expect(taxes(`${query}&horizon=1`)).toEqual([0])
    for (const horizon of [3, 4]) expect(invest(`${query}&horizon=${horizon}`).warnings).toEqual([])
  })

  it('carries forward the interest and insurance above the rents', () => {
    // 1 200 of rents, 2 000 of insurance for two years: 800 twice, off the rents of years 3 and 4
    const loan = BARE.replace('duree_credit=0', 'duree_credit=2&taux_credit=0&assurance=2')
    const query = `prix=100000&loyer=100&regime=reel&horizon=5&${loan}`
    expect(taxes(query)).toEqual([0, 0, 0, 377.6, 566.4])
    expect(invest(query).warnings).toContain('deficit_foncier_reporte')
  })

  it('drops a deficit that no rent has absorbed after ten years', () => {
    // 800 a year for twelve years; from year 13 on 1 200 a year find those of years 3 to 12, the first two are lost
    const loan = BARE.replace('duree_credit=0', 'duree_credit=12&taux_credit=0&assurance=2')
    const found = taxes(`prix=100000&loyer=100&regime=reel&horizon=20&${loan}`)
    expect(found.slice(0, 18)).toEqual(Array(18).fill(0))
    expect(found.slice(18)).toEqual([188.8, 566.4])
  })

  it('warns about furniture without a deduction for it', () => {
    const { warnings, yearly } = invest(`${PLAIN}&regime=reel&meubles=5000&horizon=1`)
    expect(yearly[0]?.impot).toBe(5664)
    expect(warnings).toEqual(['meubles_en_location_nue'])
    expect(invest(`${PLAIN}&regime=micro_foncier&meubles=5000`).warnings).toEqual(warnings)
  })
})

describe('immobilier: furnished letting at actual costs', () => {
  const LMNP = `${PLAIN}&regime=lmnp_reel`

  it('depreciates the building, works and furniture over their own durations, and never the land', () => {
    expect(taxes(`${LMNP}&horizon=1`)).toEqual([2527.2]) // 12 000 - 85 % of 240 000 / 30, at 48.6 %
    expect(taxes(`${LMNP}&horizon=1&part_terrain=100`)).toEqual([5832])
    const worn = taxes(`${LMNP}&part_terrain=0&meubles=7000&travaux=15000&horizon=16`)
    expect(worn).toEqual([...Array(7).fill(972), ...Array(8).fill(1458), 1944])
    // Own figures: 18 500 the first year, 11 500, then 4 000; 6 500 wait, then 6 000
    const own = 'part_terrain=0&duree_bati=60&travaux=15000&duree_travaux=2&meubles=7000&duree_meubles=1'
    expect(taxes(`${LMNP}&${own}&horizon=3`)).toEqual([0, 0, 972])
  })

  it('carries depreciation forward without limit instead of creating a loss', () => {
    // 6 000 of rents, 8 000 of depreciation for 30 years: 60 000 wait, and pay for ten more years
    const query = LMNP.replace('loyer=1000', 'loyer=500').replace('prix=240000', 'prix=240000&part_terrain=0')
    expect(taxes(`${query}&horizon=40`)).toEqual(Array(40).fill(0))
    const dearer = query.replace('loyer=500', 'loyer=600') // 7 200: 24 000 wait, three years and 2 400
    expect(taxes(`${dearer}&horizon=35`).slice(30)).toEqual([0, 0, 0, 2332.8, 3499.2])
  })

  it('deducts the loss of the first year from later profits, after depreciation', () => {
    // 18 000 of fees: 6 000 lost in year 1; depreciation eats years 2 and 3, leaves 4 000 a year from year 4 on
    const query = `${LMNP.replace('frais_notaire=0', 'frais_notaire=7.5')}&part_terrain=0&horizon=6`
    expect(taxes(query)).toEqual([0, 0, 0, 0, 972, 1944])
    expect(invest(query).warnings).toContain('deficit_meuble_reporte')
    expect(invest(`${LMNP}&horizon=6`).warnings).toEqual(['composants_usage', 'meuble_sans_meubles'])
  })
})

it.each(['micro_bic', 'lmnp_reel'])('warns about furnished letting without furniture under %s', (regime) => {
  const bare = invest(`${PLAIN}&regime=${regime}&horizon=1`).warnings
  expect(bare).toContain('meuble_sans_meubles')
  expect(invest(`${PLAIN}&regime=${regime}&horizon=1&meubles=5000`).warnings).toEqual(
    bare.filter((code) => code !== 'meuble_sans_meubles'),
  )
})

describe('immobilier: resale', () => {
  const SALE = `prix=100000&loyer=1000&travaux=5000&horizon=1&${BARE.replace('revalo_immo=0', 'revalo_immo=15')}`

  it.each([
    ['micro_foncier', 2500, 905], // 115 000 - 100 000 - 7 500 - 5 000, at 36.2 %
    ['micro_bic', 2500, 905],
    ['reel', 7500, 2715], // the works are already deducted from rents
    ['lmnp_reel', 5666.67, 2051.33], // 2 833.33 of the building and 333.33 of the works are
  ])('taxes the gain after %s', (regime, gain, due) => {
    const { resume } = invest(`${SALE}&regime=${regime}`)
    expect(resume).toMatchObject({ plusValueImposable: gain, impotPlusValue: due })
  })

  it('adds back no depreciation of furniture to the gain', () => {
    const { resume } = invest(`${SALE}&regime=lmnp_reel&meubles=2000&duree_meubles=1`)
    expect(resume.plusValueImposable).toBe(5666.67)
  })

  it('includes the tax on the gain in the returns', () => {
    const { resume, yearly } = invest(`${SALE}&regime=micro_bic&taux_actualisation=0`)
    expect(yearly[0]).toMatchObject({ impot: 2916, cashFlow: 9084 })
    expect(resume.van).toBe(-105_000 + 9084 + 115_000 - 905)
    expect(resume.tri).toBe(17.3133) // 123 179 / 105 000
  })

  it('charges no surtax on a gain of exactly 50 000 €, despite floating-point noise', () => {
    const { resume } = invest(
      'prix=400000&loyer=1500&revalo_immo=7&horizon=3&frais_vente=0&travaux=10017.2&regime=micro_foncier&duree_credit=0',
    )
    expect(resume).toMatchObject({ plusValueImposable: 50_000, impotPlusValue: 18_100 })
  })

  it('exempts a sale for 15 000 € or less', () => {
    const small = SALE.replace('prix=100000', 'prix=12000').replace('travaux=5000', 'travaux=0')
    const { resume, warnings } = invest(`${small}&regime=micro_foncier`)
    expect(resume).toMatchObject({ plusValueImposable: 0, impotPlusValue: 0 })
    expect(warnings).toContain('vente_exoneree')
    const dearer = invest(`${small.replace('prix=12000', 'prix=14000')}&regime=micro_foncier`)
    expect(dearer.resume.plusValueImposable).toBe(1050) // 16 100 - 14 000 - 1 050
    expect(dearer.warnings).not.toContain('vente_exoneree')
  })
})
