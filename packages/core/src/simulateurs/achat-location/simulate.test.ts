import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { achatLocation } from './index.ts'

const choose = (query: string) => {
  const { data, meta } = ask(achatLocation, query)
  return { ...data, warnings: meta.avertissements.map(({ code }) => code) }
}

const ANCHOR = 'prix=300000&apport=60000&taux_credit=3.5&duree_credit=20&loyer=1200'

/** Parameters without rates, fees, charges or tax. */
const STILL =
  'prix=300000&apport=60000&taux_credit=0&duree_credit=20&charges=0&taxe_fonciere=0&frais_notaire=0' +
  '&rendement_alternatif=0&revalo_immo=0'

describe('achat-location: worked figures', () => {
  it('compares a 300 000 € home with 60 000 € down at 3.5 % over 20 years to a rent of 1 200 €', () => {
    const { resume, complements, yearly, warnings } = choose(ANCHOR)
    expect(resume).toEqual({
      mensualiteCredit: 1391.9,
      fraisNotaire: 22_500,
      coutTotalAchat: 494_556.8,
      coutTotalLocation: 288_000,
      patrimoineAchatFinal: 445_784.22,
      patrimoineLocationFinal: 428_658.75,
      pointBasculeAnnees: 7,
      achatGagnant: true,
    })
    expect(complements).toMatchObject({ loyerEquilibre: 1157.8, ecartFinal: 17_125.47, verdict: 'achat' })
    expect(complements).toMatchObject({ valeurBien: 445_784.22, capitalRestantDu: 0 })
    expect(yearly).toHaveLength(20)
    expect(warnings).toEqual(['couts_omis'])
  })

  it('leaves the buyer ahead by the home alone when every rate, fee and charge is zero', () => {
    const { resume, complements } = choose(`${STILL}&loyer=1000`)
    expect(resume).toMatchObject({
      mensualiteCredit: 1000,
      coutTotalAchat: 300_000,
      coutTotalLocation: 240_000,
    })
    expect(resume).toMatchObject({ patrimoineAchatFinal: 300_000, patrimoineLocationFinal: 60_000 })
    expect(complements.loyerEquilibre).toBe(0)
  })

  it('indexes rents and charges by 2 % a year', () => {
    const { resume, complements } = choose(`${ANCHOR}&revalo_loyer=2&revalo_charges=2`)
    expect(resume).toMatchObject({ patrimoineAchatFinal: 445_784.22, patrimoineLocationFinal: 365_884.42 })
    expect(resume.pointBasculeAnnees).toBe(6)
    expect(complements.loyerEquilibre).toBe(1032.69)
  })

  it('returns the figures of the worked example of the contract', () => {
    expect(ask(achatLocation, contract.example.query).data).toMatchObject(contract.example.expect)
  })
})

describe('achat-location: invested savings', () => {
  it('invests the savings of the buyer once the loan is repaid', () => {
    const { yearly } = choose(`${STILL}&duree_credit=5&loyer=1000&horizon=6`.replace('duree_credit=20&', ''))
    // 4 000 € a month for five years, then nothing: the tenant invests 3 000, then the buyer 1 000.
    expect(yearly[4]).toMatchObject({ patrimoineAchat: 300_000, patrimoineLocation: 240_000 })
    expect(yearly[5]).toMatchObject({ patrimoineAchat: 312_000, patrimoineLocation: 240_000 })
    expect(yearly[5]).toMatchObject({ coutAchat: 300_000, coutLocation: 72_000 })
  })

  it('invests the part of the down payment above the price and borrows nothing', () => {
    const { resume, complements, warnings } = choose(
      `${STILL}&apport=350000&loyer=0&horizon=1`.replace('apport=60000&', ''),
    )
    expect(resume).toMatchObject({ mensualiteCredit: 0, coutTotalAchat: 300_000 })
    expect(resume).toMatchObject({ patrimoineAchatFinal: 350_000, patrimoineLocationFinal: 350_000 })
    expect(resume).toMatchObject({ achatGagnant: false, pointBasculeAnnees: null })
    expect(complements).toMatchObject({ verdict: 'equivalent', interets: 0 })
    expect(warnings).toEqual(['couts_omis', 'bascule_inexistante', 'apport_superieur_au_prix'])
  })
})

describe('achat-location: extra costs', () => {
  it('charges insurance on the amount borrowed until the loan ends', () => {
    const { complements } = choose(`${STILL}&loyer=0&assurance=0.3&horizon=30`)
    expect(complements.coutIrrecuperableAchat).toBe(14_400) // 240 000 × 0.3 % × 20
  })

  it('charges upkeep on the value at the start of each month', () => {
    const month = 1.02 ** (1 / 12)
    const spent = 300_000 * (0.01 / 12) * ((1.02 - 1) / (month - 1))
    const { complements } = choose(
      `${STILL}&loyer=0&entretien=1&revalo_immo=2&horizon=1`.replace('&revalo_immo=0', ''),
    )
    expect(complements.coutIrrecuperableAchat).toBeCloseTo(spent, 2)
  })

  it('deducts selling costs as a share of the value', () => {
    const { resume, complements } = choose(`${STILL}&loyer=1000&frais_vente=5`)
    expect(resume.patrimoineAchatFinal).toBe(285_000)
    expect(complements.coutIrrecuperableAchat).toBe(15_000)
  })

  it('taxes the gains and not the amounts paid in', () => {
    const query = `${STILL}&loyer=1000&horizon=1&rendement_alternatif=10`.replace(
      '&rendement_alternatif=0',
      '',
    )
    expect(choose(query).resume.patrimoineLocationFinal).toBe(66_000)
    expect(choose(`${query}&taxe_gains=30`).resume.patrimoineLocationFinal).toBe(64_200)
  })

  it('indexes charges and property tax from the 13th month', () => {
    const { yearly } = choose(
      `${STILL}&loyer=0&charges=100&taxe_fonciere=1200&revalo_charges=10&horizon=2`
        .replace('charges=0&', '')
        .replace('taxe_fonciere=0&', ''),
    )
    expect(yearly.map(({ coutAchat }) => coutAchat)).toEqual([74_400, 89_040]) // 12 × 1 000, and 2 400 then 2 640
  })
})

describe('achat-location: warnings', () => {
  it.each([
    ['', true],
    ['&revalo_loyer=1.5', true],
    ['&entretien=1&frais_vente=5', true],
    ['&revalo_loyer=1.5&entretien=1', false],
  ])('warns where the rent never rises or the home needs no upkeep: %j', (given, isTold) => {
    expect(choose(`${ANCHOR}${given}`).warnings.includes('couts_omis')).toBe(isTold)
  })

  it('reverses its result with a rise of the rent, as the warning says', () => {
    const still = choose(`${ANCHOR.replace('loyer=1200', 'loyer=1100')}`)
    const rising = choose(`${ANCHOR.replace('loyer=1200', 'loyer=1100')}&revalo_loyer=2`)
    expect([still.complements.verdict, rising.complements.verdict]).toEqual(['location', 'achat'])
  })

  it('warns when no break-even year exists and when the loan exceeds the horizon', () => {
    const { resume, warnings } = choose(`${ANCHOR}&horizon=3`)
    expect(resume).toMatchObject({ achatGagnant: false, pointBasculeAnnees: null })
    expect(warnings).toEqual(['couts_omis', 'bascule_inexistante', 'credit_apres_horizon'])
  })

  it('warns when no rent makes both outcomes equal, for a home that gains 15 % a year', () => {
    const { complements, warnings } = choose(`${ANCHOR}&revalo_immo=15&rendement_alternatif=0`)
    expect(complements.loyerEquilibre).toBeNull()
    expect(warnings).toEqual(['couts_omis', 'loyer_equilibre_inexistant'])
  })
})

describe('achat-location: the loan as a bank sees it', () => {
  const loan = `${STILL}&loyer=1000` // 240 000 € over 20 years: 1 000 € a month

  it('gives the debt ratio, and the income with which it is 35 %', () => {
    const { complements, warnings } = choose(`${loan}&revenu=3000&charges_credits=200`)
    expect(complements).toMatchObject({ tauxEffort: 40, revenuMinimum: 3428.57 })
    expect(warnings).toContain('endettement_eleve')
  })

  it('counts the loan insurance', () => {
    expect(choose(`${loan}&revenu=3000&assurance=0.3`).complements.tauxEffort).toBeCloseTo(35.3333, 3)
  })

  it.each([
    ['&revenu=2857.14', []],
    ['&revenu=2857.13', ['endettement_eleve']],
    ['', []],
  ])('warns above 35 %% of the income, to the cent (%s)', (income, expected) => {
    expect(choose(`${loan}${income}`).warnings.filter((code) => code === 'endettement_eleve')).toEqual(
      expected,
    )
  })

  it('has no debt ratio without an income', () => {
    expect(choose(loan).complements).toMatchObject({ tauxEffort: null, revenuMinimum: 2857.14 })
  })

  it('warns of no loan that is not taken', () => {
    const { complements, warnings } = choose(
      `${loan}&revenu=100&charges_credits=50`.replace('apport=60000', 'apport=300000'),
    )
    expect(complements).toMatchObject({ tauxEffort: 50, revenuMinimum: 142.86 })
    expect(warnings).not.toContain('endettement_eleve')
  })

  it('warns of a loan that lasts more than 25 years', () => {
    expect(choose(loan.replace('duree_credit=20', 'duree_credit=26')).warnings).toContain('duree_longue')
  })
})
