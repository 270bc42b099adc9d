import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { immobilier } from './index.ts'

const invest = (query: string) => {
  const { data, meta } = ask(immobilier, query)
  return { ...data, warnings: meta.avertissements.map(({ code }) => code) }
}

/** 200 000 € and 7.5 %, works 10 000 €, 40 000 € put in, 3.5 % over 20 years and 0.3 % of insurance, rent 900 €. */
const ANCHOR =
  'prix=200000&loyer=900&apport=40000&travaux=10000&taxe_fonciere=1200&charges=100&gestion=7&assurance=0.3'

/** Parameters without indexation, vacancy or fees, for figures that are easy to check. */
const BARE =
  'vacance=0&assurance_pno=0&frais_notaire=0&frais_vente=0&revalo_immo=0&revalo_loyer=0&revalo_charges=0'

describe('immobilier: worked figures', () => {
  it('computes the yields of a 200 000 € property let at 900 € a month', () => {
    const { resume, yearly, warnings } = invest(ANCHOR)
    expect(resume).toMatchObject({
      coutTotal: 225_000,
      montantEmprunte: 185_000,
      rendementBrut: 5.4,
      rendementBrutCoutTotal: 4.8,
      rendementNet: 3.1075,
      rendementNetNet: 3.1075,
      mensualiteCredit: 1119.18,
      cashFlowMensuel: -536.53,
      dscr: 0.5206,
      plusValueImposable: 0,
      impotPlusValue: 0,
    })
    expect((yearly[0]?.loyers ?? 0) - (yearly[0]?.charges ?? 0)).toBeCloseTo(6991.8, 9)
    expect(resume.effetLevier).toBe(-3.203) // (3.1075 - 3.5 - 0.3) · 185 000 / 40 000
    expect(resume.rendementFondsPropres).toBe(-16.0958) // -6 438.31 / 40 000
    expect(yearly).toHaveLength(20)
    expect(warnings).toEqual(['effort_mensuel', 'levier_negatif'])
  })

  it('returns the figures of the worked example of the contract', () => {
    expect(ask(immobilier, contract.example.query).data).toMatchObject(contract.example.expect)
  })
})

describe('immobilier: rents and running costs', () => {
  it('deducts vacancy from the rent, management from rents received and upkeep from the full rent', () => {
    const { yearly } = invest('prix=100000&loyer=1000&vacance=10&gestion=5&entretien=2&assurance_pno=0')
    expect(yearly[0]).toMatchObject({ loyers: 10_800, charges: 540 + 240 })
  })

  it('indexes rents and fixed costs from the second year', () => {
    const rises = 'revalo_loyer=10&revalo_charges=15&horizon=3'
    const { yearly } = invest(
      `prix=100000&loyer=100&vacance=0&charges=10&taxe_fonciere=60&assurance_pno=20&${rises}`,
    )
    expect(yearly.map((row) => row.loyers)).toEqual([1200, 1320, 1452])
    expect(yearly.map((row) => row.charges)).toEqual([200, 230, 264.5])
  })
})

describe('immobilier: purchase', () => {
  it('deducts the down payment from the whole cost', () => {
    const { resume } = invest('prix=100000&loyer=0&frais_notaire=8&travaux=5000&meubles=2000&apport=15000')
    expect(resume).toMatchObject({ coutTotal: 115_000, montantEmprunte: 100_000 })
  })

  it('invests the whole cost without leverage or a debt ratio when bought in cash', () => {
    const { resume, yearly, warnings } = invest(`prix=120000&loyer=500&duree_credit=0&horizon=2&${BARE}`)
    expect(resume).toMatchObject({
      montantEmprunte: 0,
      mensualiteCredit: 0,
      cashFlowAnnuel: 6000,
      rendementFondsPropres: 5,
      effetLevier: 0,
      dscr: null,
      prixMaximumAutofinance: null,
      loyerEquilibre: 0,
      tri: 5, // 6 000 a year, and the 120 000 back
      van: 0,
    })
    expect(yearly[1]).toMatchObject({
      interets: 0,
      principal: 0,
      capitalRestantDu: 0,
      patrimoineNet: 120_000,
    })
    expect(warnings).toEqual([])
  })

  it('borrows nothing, with a warning, when the down payment covers the cost', () => {
    const { resume, warnings } = invest(`prix=120000&loyer=500&apport=120000.004&${BARE}`)
    expect(resume).toMatchObject({ montantEmprunte: 0, rendementFondsPropres: 5, dscr: null })
    expect(warnings).toEqual(['sans_credit'])
    const borrowed = invest(`prix=120000&loyer=500&apport=119999.99&${BARE}`)
    expect(borrowed.resume.montantEmprunte).toBe(0.01)
    expect(borrowed.warnings).not.toContain('sans_credit')
  })

  it('ignores the excess of the down payment and warns when a loan was requested', () => {
    const query = `prix=120000&loyer=500&apport=150000&horizon=2&${BARE}`
    const [loan, cash] = [invest(query), invest(`${query}&duree_credit=0`)]
    expect(loan.resume).toMatchObject({ dscr: null, rendementFondsPropres: 5, tri: 5, van: 0 })
    expect(loan.resume.prixMaximumAutofinance).toBeGreaterThan(150_000)
    expect(loan.yearly).toEqual(cash.yearly)
    expect([loan.warnings, cash.warnings]).toEqual([['sans_credit'], []])
  })

  it('repays the loan within its duration and adds the insurance to the interest', () => {
    const loan = 'taux_credit=0&duree_credit=2&assurance=1&horizon=3'
    const { resume, yearly } = invest(`prix=24000&loyer=0&${BARE}&${loan}`)
    expect(resume.mensualiteCredit).toBe(1020)
    expect(yearly.map((row) => row.interets)).toEqual([240, 240, 0])
    expect(yearly.map((row) => row.principal)).toEqual([12_000, 12_000, 0])
    expect(yearly.map((row) => row.capitalRestantDu)).toEqual([12_000, 0, 0])
    expect(yearly.map((row) => row.cashFlow)).toEqual([-12_240, -12_240, 0])
  })

  it('warns when the loan exceeds the horizon', () => {
    const { yearly, warnings } = invest(`${ANCHOR}&horizon=5`)
    expect(yearly.at(-1)?.capitalRestantDu).toBe(150_084.16) // of 200 000 €, 162 253.15
    expect(warnings).toContain('credit_apres_horizon')
  })
})

describe('immobilier: negative cash flow', () => {
  const loan = 'taux_credit=0&duree_credit=20&apport=1'

  it('warns about a later year when costs rise faster than the rent', () => {
    const query = `prix=120000&loyer=600&charges=100&horizon=3&${loan}&${BARE}`
    expect(invest(query).warnings).not.toContain('effort_plus_tard')
    const rising = invest(query.replace('revalo_charges=0', 'revalo_charges=5'))
    expect(rising.yearly.map(({ cashFlow }) => Math.sign(cashFlow))).toEqual([1, -1, -1])
    expect(rising.warnings).toContain('effort_plus_tard')
    expect(rising.warnings).not.toContain('effort_mensuel')
  })

  it('warns only about the first year when its cash flow is negative', () => {
    const { warnings } = invest(`prix=120000&loyer=400&horizon=3&${loan}&${BARE}`)
    expect(warnings).toContain('effort_mensuel')
    expect(warnings).not.toContain('effort_plus_tard')
  })
})

describe('immobilier: leverage', () => {
  const warned = (loan: string) => {
    const { resume, warnings } = invest(`prix=100000&loyer=300&apport=50000&${BARE}&${loan}`)
    return [resume.effetLevier, warnings.includes('levier_negatif')]
  }

  it('warns when the loan costs more than the property yields', () => {
    expect(warned('taux_credit=3.7')).toEqual([-0.1, true])
    expect(warned('taux_credit=3.5&assurance=0.2')).toEqual([-0.1, true])
    expect(warned('taux_credit=3.5')).toEqual([0.1, false])
  })

  it('returns 0 without a warning at an equal cost or without a loan', () => {
    expect(warned('taux_credit=3.6')).toEqual([0, false])
    expect(warned('taux_credit=9&duree_credit=0')).toEqual([0, false])
  })
})

describe('immobilier: break-even rent and price', () => {
  it('finds the rent that covers every cost', () => {
    const { resume } = invest(ANCHOR)
    expect(resume.loyerEquilibre).toBe(1507.27) // (2 550 / 12 + 1 119.18) / 0.8835
    const there = invest(ANCHOR.replace('loyer=900', 'loyer=1507.27')).resume
    expect(Math.abs(there.cashFlowAnnuel)).toBeLessThan(0.06)
  })

  it('finds the price that the rent finances', () => {
    const { resume } = invest(ANCHOR)
    expect(resume.prixMaximumAutofinance).toBe(117_499.72)
    const there = invest(ANCHOR.replace('prix=200000', 'prix=117499.72')).resume
    expect(Math.abs(there.cashFlowAnnuel)).toBeLessThan(0.01)
  })

  it('returns null with a warning when no rent is kept or when works absorb the loan', () => {
    const eaten = invest('prix=100000&loyer=500&vacance=20&entretien=80')
    expect(eaten.resume).toMatchObject({ loyerEquilibre: null, prixMaximumAutofinance: null })
    expect(eaten.warnings).toEqual([
      'effort_mensuel',
      'sans_fonds_propres',
      'loyer_equilibre_inexistant',
      'prix_autofinance_inexistant',
    ])
    const works = invest('prix=100000&loyer=500&travaux=1000000')
    expect(works.resume.prixMaximumAutofinance).toBeNull()
    expect(works.warnings).toContain('prix_autofinance_inexistant')
  })

  it('limits the price to the down payment when the rent covers the running costs only', () => {
    const { resume } = invest('prix=100000&loyer=12.5&vacance=0&apport=21500&frais_notaire=7.5')
    expect(resume.prixMaximumAutofinance).toBe(20_000) // 12 · 12.5 is the landlord insurance
  })
})

describe('immobilier: returns', () => {
  it('discounts what is invested and everything that comes back', () => {
    // 100 000 € in cash, 2 years at 6 000 €, sold 121 000 € less 10 %: -100 000, 6 000, 6 000 + 108 900.
    const { resume } = invest(
      `prix=100000&loyer=500&duree_credit=0&horizon=2&${BARE.replace('frais_vente=0', 'frais_vente=10').replace('revalo_immo=0', 'revalo_immo=10')}&taux_actualisation=10`,
    )
    expect(resume.van).toBeCloseTo(-100_000 + 6000 / 1.1 + 114_900 / 1.21, 2)
    const q = 1 + (resume.tri ?? Number.NaN) / 100
    expect(-100_000 * q * q + 6000 * q + 114_900).toBeCloseTo(0, -1)
    expect(resume.tri).toBe(10.2334) // 0.03 + √(0.03² + 1.149) - 1
  })

  it('returns null rates with warnings when nothing is invested', () => {
    const { resume, warnings } = invest(`prix=120000&loyer=2000&taux_credit=0&${BARE}`)
    expect(resume.cashFlowMensuel).toBe(1500)
    expect(resume).toMatchObject({ tri: null, rendementFondsPropres: null, effetLevier: null })
    expect(warnings).toEqual(['sans_fonds_propres', 'tri_inexistant'])
  })

  it('treats a cash flow within rounding of zero as zero', () => {
    const { resume, warnings } = invest(`prix=120000&loyer=500&taux_credit=0&${BARE}&horizon=20`)
    expect(resume).toMatchObject({ cashFlowAnnuel: 0, tri: null })
    expect(warnings).toEqual(['sans_fonds_propres', 'tri_inexistant'])
  })

  it('returns null rates with a warning above 1e9 %', () => {
    const { resume, warnings } = invest('prix=1e8&loyer=1e6&apport=0.01&horizon=1&revalo_immo=15')
    expect(resume).toMatchObject({ rendementFondsPropres: null, effetLevier: null, tri: null })
    expect(warnings).toEqual(['taux_demesure', 'credit_apres_horizon'])
  })
})
