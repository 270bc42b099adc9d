import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { coutDette } from './index.ts'

const owe = (query: string) => ask(coutDette, query).data
const early = (query: string) => owe(query).remboursementAnticipe
/** All but those on the usury rate, which have tests of their own in `usury.test.ts`. */
const warningsOf = (query: string) =>
  ask(coutDette, query)
    .meta.avertissements.map(({ code }) => code)
    .filter((code) => !code.startsWith('taux_usure'))

describe('cout-dette: 200 000 € at 3.5 % over 20 years', () => {
  const loan = 'capital=200000&taux=3.5&duree=20'

  it('computes 1 159.92 € a month, 78 380.66 € of interest and 162 253.15 € owed after 5 years', () => {
    const { resume, yearly, remboursementAnticipe } = owe(loan)
    expect(resume).toEqual({
      mensualite: 1159.92,
      mensualiteHorsAssurance: 1159.92,
      coutTotal: 278_380.66,
      totalInterets: 78_380.66,
      totalAssurance: 0,
      coutCredit: 78_380.66,
      taeg: 3.5567, // (1 + 0.035/12)^12 - 1
      tauxEndettement: null,
      revenuMinimum: 3314.06, // 1 159.92 / 0.35
      tauxUsure: null, // no notice was read for the quarter of the tests
    })
    expect(yearly).toHaveLength(20)
    expect(yearly[4]?.capitalRestantDu).toBe(162_253.15)
    expect(remboursementAnticipe).toBeNull()
  })

  it('saves 27 months and 12 122.08 € when 20 000 € shorten the loan', () => {
    expect(early(`${loan}&remboursement_anticipe=20000&annee_remboursement=5`)).toEqual({
      capitalRestantDu: 162_253.15,
      indemnites: 350,
      nouvelleMensualite: 1159.92,
      nouvelleDureeMois: 153,
      moisGagnes: 27,
      interetsEconomises: 12_472.08,
      assuranceEconomisee: 0,
      gainNet: 12_122.08,
      rentable: true,
    })
  })

  it('lowers the payment to 1 016.94 € and saves 5 385.77 € when 20 000 € lighten it', () => {
    const query = `${loan}&remboursement_anticipe=20000&annee_remboursement=5&effet=mensualite`
    expect(early(query)).toMatchObject({
      indemnites: 350,
      nouvelleMensualite: 1016.94,
      nouvelleDureeMois: 180,
      moisGagnes: 0,
      interetsEconomises: 5735.77,
      gainNet: 5385.77,
    })
  })

  it('returns the figures of the worked example of the contract', () => {
    expect(ask(coutDette, contract.example.query).data).toMatchObject(contract.example.expect)
  })
})

describe('cout-dette: insurance, fees and income', () => {
  // At 12 %, 1 % a month: 1000 · 0.01 / (1 - 1.01^-12) = 88.848789 a month.
  const loan = 'capital=1000&taux=12&duree=1'

  it('keeps the premium constant on the amount borrowed: 1.2 % of 1 000 € is 1 € a month', () => {
    const { resume, yearly } = owe(`${loan}&assurance=1.2&frais_dossier=20&garantie=30`)
    expect(resume).toMatchObject({
      mensualite: 89.85,
      mensualiteHorsAssurance: 88.85,
      totalInterets: 66.19, // 12 · 88.848789 - 1000
      totalAssurance: 12,
      coutCredit: 128.19, // 66.19 + 12 + 20 + 30
      coutTotal: 1128.19,
    })
    expect(yearly).toEqual([
      {
        annee: 1,
        mensualites: 1078.19,
        interets: 66.19,
        principal: 1000,
        assurance: 12,
        capitalRestantDu: 0,
        cumulInterets: 66.19,
        capitalApresRemboursement: null,
      },
    ])
  })

  it('lowers the premium with the balance and adds its rate to that of the interest', () => {
    const { resume, mensuel } = owe(`${loan}&assurance=1.2&assurance_base=restant&detail=mensuel`)
    expect(resume.mensualite).toBe(89.85) // the first: 88.85 + 1
    expect(resume.totalAssurance).toBe(6.62) // a tenth of 66.19
    expect(resume.taeg).toBe(14.0286) // 1.011^12 - 1: the premium is one more interest
    expect(mensuel?.slice(0, 2)).toEqual([
      {
        mois: 1,
        mensualite: 89.85,
        interets: 10,
        principal: 78.85,
        assurance: 1,
        capitalRestantDu: 921.15,
        cumulInterets: 10,
      },
      {
        mois: 2,
        mensualite: 89.77, // 88.85 + 0.92
        interets: 9.21, // 1 % of 921.15
        principal: 79.64,
        assurance: 0.92,
        capitalRestantDu: 841.51,
        cumulInterets: 19.21,
      },
    ])
    expect(mensuel).toHaveLength(12)
  })

  it('omits the monthly rows unless they are requested', () => {
    expect(Object.keys(owe(loan))).toEqual(['resume', 'remboursementAnticipe', 'yearly'])
  })

  it('includes insurance in the debt ratio and warns strictly above 35 %', () => {
    expect(owe('capital=12000&taux=0&duree=1&revenu=4000').resume.tauxEndettement).toBe(25)
    expect(owe('capital=12000&taux=0&duree=1&revenu=4000&assurance=5').resume.tauxEndettement).toBe(26.25)
    expect(warningsOf('capital=4200&taux=0&duree=1&revenu=1000')).toEqual([]) // 350 of 1 000 €
    expect(warningsOf('capital=4200.24&taux=0&duree=1&revenu=1000')).toEqual(['endettement_eleve'])
    expect(warningsOf('capital=4200&taux=0&duree=1')).toEqual([])
    expect(owe('capital=4200&taux=0&duree=1').resume.revenuMinimum).toBe(1000)
  })

  it('returns a null debt ratio with a warning when the income is close to zero', () => {
    const answer = ask(coutDette, 'capital=12000&taux=0&duree=1&revenu=0.0000000001')
    expect(answer.data.resume.tauxEndettement).toBeNull()
    expect(answer.meta.avertissements.map(({ code }) => code)).toEqual([
      'endettement_eleve',
      'endettement_inexistant',
      'taux_usure_inconnu',
    ])
  })

  it('returns a null TAEG with a warning when the fees reach the capital', () => {
    expect(owe(`${loan}&frais_dossier=600&garantie=400`).resume.taeg).toBeNull()
    expect(warningsOf(`${loan}&frais_dossier=600&garantie=400`)).toEqual(['taeg_inexistant'])
    expect(warningsOf(`${loan}&frais_dossier=2000`)).toEqual(['taeg_inexistant'])
    expect(warningsOf(`${loan}&frais_dossier=999.99`)).toEqual(['taeg_inexistant']) // far above 1e9 %
    expect(warningsOf(`${loan}&frais_dossier=600`)).toEqual([])
  })

  it('warns when the duration exceeds 25 years', () => {
    expect(warningsOf('capital=1000&taux=1&duree=25')).toEqual([])
    expect(warningsOf('capital=1000&taux=1&duree=26')).toEqual(['duree_longue'])
  })
})
