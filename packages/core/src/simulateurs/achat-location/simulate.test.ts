import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { achatLocation } from './index.ts'

const choose = (query: string) => {
  const { data, meta } = ask(achatLocation, query)
  return { ...data, warnings: meta.avertissements.map(({ code }) => code) }
}

const ANCHOR = 'prix=300000&apport=60000&taux_credit=3.5&duree_credit=20&loyer=1200'

/** A world without rates, fees, charges or tax. */
const STILL =
  'prix=300000&apport=60000&taux_credit=0&duree_credit=20&charges=0&taxe_fonciere=0&frais_notaire=0' +
  '&rendement_alternatif=0&revalo_immo=0'

describe('anchors', () => {
  it('300 000 € with 60 000 € down at 3.5 % over 20 years, or 1 200 € a month', () => {
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
    expect(warnings).toEqual([])
  })

  it('a still world: 1 000 € a month either way, and the home to one of them', () => {
    const { resume, complements } = choose(`${STILL}&loyer=1000`)
    expect(resume).toMatchObject({
      mensualiteCredit: 1000,
      coutTotalAchat: 300_000,
      coutTotalLocation: 240_000,
    })
    expect(resume).toMatchObject({ patrimoineAchatFinal: 300_000, patrimoineLocationFinal: 60_000 })
    expect(complements.loyerEquilibre).toBe(0)
  })

  it('rents and charges that rise by 2 % a year', () => {
    const { resume, complements } = choose(`${ANCHOR}&revalo_loyer=2&revalo_charges=2`)
    expect(resume).toMatchObject({ patrimoineAchatFinal: 445_784.22, patrimoineLocationFinal: 365_884.42 })
    expect(resume.pointBasculeAnnees).toBe(6)
    expect(complements.loyerEquilibre).toBe(1032.69)
  })

  it('keeps the worked example of the contract', () => {
    expect(ask(achatLocation, contract.example.query).data).toMatchObject(contract.example.expect)
  })
})

describe('both invest what they save', () => {
  it('the buyer too, once his loan is over', () => {
    const { yearly } = choose(`${STILL}&duree_credit=5&loyer=1000&horizon=6`.replace('duree_credit=20&', ''))
    // 4 000 € a month for five years, then nothing: the tenant puts 3 000 aside, then the buyer 1 000.
    expect(yearly[4]).toMatchObject({ patrimoineAchat: 300_000, patrimoineLocation: 240_000 })
    expect(yearly[5]).toMatchObject({ patrimoineAchat: 312_000, patrimoineLocation: 240_000 })
    expect(yearly[5]).toMatchObject({ coutAchat: 300_000, coutLocation: 72_000 })
  })

  it('what exceeds the price is invested, and there is no loan', () => {
    const { resume, complements, warnings } = choose(
      `${STILL}&apport=350000&loyer=0&horizon=1`.replace('apport=60000&', ''),
    )
    expect(resume).toMatchObject({ mensualiteCredit: 0, coutTotalAchat: 300_000 })
    expect(resume).toMatchObject({ patrimoineAchatFinal: 350_000, patrimoineLocationFinal: 350_000 })
    expect(resume).toMatchObject({ achatGagnant: false, pointBasculeAnnees: null })
    expect(complements).toMatchObject({ verdict: 'equivalent', interets: 0 })
    expect(warnings).toEqual(['bascule_inexistante', 'apport_superieur_au_prix'])
  })
})

describe('the extra costs', () => {
  it('insurance runs with the loan, on what was borrowed', () => {
    const { complements } = choose(`${STILL}&loyer=0&assurance=0.3&horizon=30`)
    expect(complements.coutIrrecuperableAchat).toBe(14_400) // 240 000 × 0.3 % × 20
  })

  it('upkeep follows the value, from what it is at the start of each month', () => {
    const month = 1.02 ** (1 / 12)
    const spent = 300_000 * (0.01 / 12) * ((1.02 - 1) / (month - 1))
    const { complements } = choose(
      `${STILL}&loyer=0&entretien=1&revalo_immo=2&horizon=1`.replace('&revalo_immo=0', ''),
    )
    expect(complements.coutIrrecuperableAchat).toBeCloseTo(spent, 2)
  })

  it('selling costs a share of the value', () => {
    const { resume, complements } = choose(`${STILL}&loyer=1000&frais_vente=5`)
    expect(resume.patrimoineAchatFinal).toBe(285_000)
    expect(complements.coutIrrecuperableAchat).toBe(15_000)
  })

  it('tax takes its share of the gains, not of what was put in', () => {
    const query = `${STILL}&loyer=1000&horizon=1&rendement_alternatif=10`.replace(
      '&rendement_alternatif=0',
      '',
    )
    expect(choose(query).resume.patrimoineLocationFinal).toBe(66_000)
    expect(choose(`${query}&taxe_gains=30`).resume.patrimoineLocationFinal).toBe(64_200)
  })

  it('indexes charges and tax from the 13th month', () => {
    const { yearly } = choose(
      `${STILL}&loyer=0&charges=100&taxe_fonciere=1200&revalo_charges=10&horizon=2`
        .replace('charges=0&', '')
        .replace('taxe_fonciere=0&', ''),
    )
    expect(yearly.map(({ coutAchat }) => coutAchat)).toEqual([74_400, 89_040]) // 12 × 1 000, and 2 400 then 2 640
  })
})

describe('what does not exist is said', () => {
  it('no break-even, a loan longer than the horizon', () => {
    const { resume, warnings } = choose(`${ANCHOR}&horizon=3`)
    expect(resume).toMatchObject({ achatGagnant: false, pointBasculeAnnees: null })
    expect(warnings).toEqual(['bascule_inexistante', 'credit_apres_horizon'])
  })

  it('no rent makes a home that gains 15 % a year as bad as renting', () => {
    const { complements, warnings } = choose(`${ANCHOR}&revalo_immo=15&rendement_alternatif=0`)
    expect(complements.loyerEquilibre).toBeNull()
    expect(warnings).toEqual(['loyer_equilibre_inexistant'])
  })
})
