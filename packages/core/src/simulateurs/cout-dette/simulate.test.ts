import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { contract } from './contract.ts'
import { coutDette } from './index.ts'

const owe = (query: string) => ask(coutDette, query).data
const early = (query: string) => owe(query).remboursementAnticipe
const warningsOf = (query: string) => ask(coutDette, query).meta.avertissements.map(({ code }) => code)

/** The messages with which a query is refused. */
function refusal(query: object): string[] {
  const parsed = coutDette.parser.fromObject(query as Record<string, unknown>)
  return parsed.ok ? [] : parsed.problems.map(({ code, message }) => `${code}: ${message}`)
}

describe('anchors: 200 000 € at 3.5 % over 20 years', () => {
  const loan = 'capital=200000&taux=3.5&duree=20'

  it('1 159.92 € a month, 78 380.66 € of interest, 162 253.15 € owed after 5 years', () => {
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
    })
    expect(yearly).toHaveLength(20)
    expect(yearly[4]?.capitalRestantDu).toBe(162_253.15)
    expect(remboursementAnticipe).toBeNull()
  })

  it('20 000 € repaid then, to shorten: 27 months won, 12 122.08 € gained', () => {
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

  it('to lighten: 1 016.94 € a month, 5 385.77 € gained', () => {
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

  it('keeps the worked example of the contract', () => {
    expect(ask(coutDette, contract.example.query).data).toMatchObject(contract.example.expect)
  })
})

interface TaegCase {
  readonly id: string
  readonly inputs: {
    principal: number
    annual_nominal_rate_percent: number
    years: number
    fees_upfront: number
    guarantee_cost_upfront: number
    insurance_monthly: number
  }
  readonly expected: {
    monthly_payment_excl_insurance: number
    monthly_payment_incl_insurance: number
    taeg_percent: number
    total_cost_of_credit: number
  }
}

const path = new URL('../../../../../test/vectors/finance-maths.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(path, 'utf8')) as { cases: (TaegCase & { kind: string })[] }
const taegs = cases.filter(({ kind }) => kind === 'taeg')

describe('the TAEG of the vectors, asked as a client does', () => {
  it('finds them all', () => expect(taegs).toHaveLength(14))

  it.each(taegs)('$id', ({ inputs, expected }) => {
    const { resume } = ask(coutDette, {
      capital: inputs.principal,
      taux: inputs.annual_nominal_rate_percent,
      duree: inputs.years,
      frais_dossier: inputs.fees_upfront,
      garantie: inputs.guarantee_cost_upfront,
      assurance: (inputs.insurance_monthly * 1200) / inputs.principal, // euros a month as % a year
    }).data
    const within = (figure: number | null, wanted: number, allowed: number) =>
      expect(Math.abs((figure ?? Number.NaN) - wanted)).toBeLessThanOrEqual(allowed)
    within(resume.mensualiteHorsAssurance, expected.monthly_payment_excl_insurance, 0.005_001)
    within(resume.mensualite, expected.monthly_payment_incl_insurance, 0.005_001)
    within(resume.coutCredit, expected.total_cost_of_credit, 0.005_001)
    within(resume.taeg, expected.taeg_percent, 0.000_050_01)
  })
})

describe('insurance, fees, income', () => {
  // At 12 %, 1 % a month: 1000 · 0.01 / (1 - 1.01^-12) = 88.848789 a month.
  const loan = 'capital=1000&taux=12&duree=1'

  it('on the amount borrowed, the premium stays: 1.2 % of 1 000 € is 1 € a month', () => {
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
      },
    ])
  })

  it('on the balance, it falls with it: 0.1 % a month next to interest at 1 %', () => {
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

  it('months are left out unless they are asked for', () => {
    expect(Object.keys(owe(loan))).toEqual(['resume', 'remboursementAnticipe', 'yearly'])
  })

  it('the debt ratio counts insurance, and warns strictly above 35 %', () => {
    expect(owe('capital=12000&taux=0&duree=1&revenu=4000').resume.tauxEndettement).toBe(25)
    expect(owe('capital=12000&taux=0&duree=1&revenu=4000&assurance=5').resume.tauxEndettement).toBe(26.25)
    expect(warningsOf('capital=4200&taux=0&duree=1&revenu=1000')).toEqual([]) // 350 of 1 000 €
    expect(warningsOf('capital=4200.24&taux=0&duree=1&revenu=1000')).toEqual(['endettement_eleve'])
    expect(warningsOf('capital=4200&taux=0&duree=1')).toEqual([])
    expect(owe('capital=4200&taux=0&duree=1').resume.revenuMinimum).toBe(1000)
  })

  it('an income of next to nothing has no debt ratio', () => {
    const answer = ask(coutDette, 'capital=12000&taux=0&duree=1&revenu=0.0000000001')
    expect(answer.data.resume.tauxEndettement).toBeNull()
    expect(answer.meta.avertissements.map(({ code }) => code)).toEqual([
      'endettement_eleve',
      'endettement_inexistant',
    ])
  })

  it('no TAEG once fees reach the capital', () => {
    expect(owe(`${loan}&frais_dossier=600&garantie=400`).resume.taeg).toBeNull()
    expect(warningsOf(`${loan}&frais_dossier=600&garantie=400`)).toEqual(['taeg_inexistant'])
    expect(warningsOf(`${loan}&frais_dossier=2000`)).toEqual(['taeg_inexistant'])
    expect(warningsOf(`${loan}&frais_dossier=999.99`)).toEqual(['taeg_inexistant']) // far above 1e9 %
    expect(warningsOf(`${loan}&frais_dossier=600`)).toEqual([])
  })

  it('warns beyond 25 years, not at 25', () => {
    expect(warningsOf('capital=1000&taux=1&duree=25')).toEqual([])
    expect(warningsOf('capital=1000&taux=1&duree=26')).toEqual(['duree_longue'])
  })
})

describe('early repayment', () => {
  // 1 200 € over two years without interest: 50 € a month, 600 € owed after a year.
  const free = 'capital=1200&taux=0&duree=2&annee_remboursement=1&remboursement_anticipe'

  it('a part of a payment takes a month: 325 € left are six payments and a half', () => {
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

  it('without interest nothing is gained, so it does not pay off', () => {
    expect(early(`${free}=275`)).toMatchObject({ indemnites: 0, gainNet: 0, rentable: false })
  })

  it('insurance on the amount borrowed only stops sooner: 1 € a month, five months', () => {
    expect(early(`${free}=275&assurance=1`)).toMatchObject({ assuranceEconomisee: 5, rentable: true })
    expect(early(`${free}=275&assurance=1&effet=mensualite`)?.assuranceEconomisee).toBe(0)
  })

  it('on the balance, it follows what is owed', () => {
    // To the end: 600 + 550 + … + 50 = 3 900 € for a month as signed; 325 + 275 + … + 25 = 1 225 shortened;
    // 325/600 of 3 900 = 2 112.50 lightened. Half a percent a month of the difference.
    const insured = `${free}=275&assurance=5&assurance_base=restant`
    expect(early(insured)?.assuranceEconomisee).toBe(11.15) // (3 900 - 1 225) · 0.05/12
    expect(early(`${insured}&effet=mensualite`)?.assuranceEconomisee).toBe(7.45) // (3 900 - 2 112.50) · 0.05/12
  })

  it('all that is owed and more: the loan is over, for either effect', () => {
    const over = { nouvelleMensualite: 0, nouvelleDureeMois: 0, moisGagnes: 12, capitalRestantDu: 600 }
    for (const effect of ['duree', 'mensualite']) {
      expect(early(`${free}=600&effet=${effect}`)).toMatchObject(over)
      expect(early(`${free}=5000&effet=${effect}`)).toMatchObject(over)
    }
    expect(warningsOf(`${free}=600`)).toEqual([])
    expect(warningsOf(`${free}=600.01`)).toEqual(['remboursement_plafonne'])
  })

  it('the indemnity is six months of interest on what is repaid, within 3 % of what was owed', () => {
    const dear = 'capital=100000&taux=10&duree=10&annee_remboursement=1'
    const owed = owe(dear).yearly[0]?.capitalRestantDu ?? Number.NaN
    expect(owed).toBe(93_865.82)
    expect(early(`${dear}&remboursement_anticipe=20000`)?.indemnites).toBe(1000) // 20 000 · 10 % / 2
    expect(early(`${dear}&remboursement_anticipe=90000`)?.indemnites).toBe(2815.97) // not 4 500: 3 % of 93 865.82
    expect(early(`${dear}&remboursement_anticipe=90000&ira=aucune`)?.indemnites).toBe(0)
  })

  it('even in the last year saves a little more than six months of interest', () => {
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

  it('warns under 10 % of the amount borrowed, unless it clears the loan', () => {
    expect(warningsOf(`${free}=119.99`)).toEqual(['remboursement_faible'])
    expect(warningsOf(`${free}=120`)).toEqual([])
    const last = 'capital=1200&taux=0&duree=12&annee_remboursement=11&remboursement_anticipe'
    expect(warningsOf(`${last}=100`)).toEqual([]) // all of the 100 € left
    expect(warningsOf(`${last}=99`)).toEqual(['remboursement_faible'])
  })

  it('needs its year, before the last one', () => {
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
