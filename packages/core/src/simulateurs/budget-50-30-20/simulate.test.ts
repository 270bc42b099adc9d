import { describe, expect, it } from 'vitest'
import { ask } from '../../../../../test/support/queries.ts'
import { civilDate } from '../../units/civil-date.ts'
import { contract } from './contract.ts'
import { budget503020 } from './index.ts'

const see = (query: string) => ask(budget503020, query).data
const warningsOf = (query: string) => ask(budget503020, query).meta.avertissements.map(({ code }) => code)

/** The findings, each with its amount. */
const findings = (query: string) => see(query).diagnostic.map(({ code, montant }) => [code, montant])

describe('budget-50-30-20: figures worked by hand', () => {
  it('assesses 2 500 € of income with 1 400 € of needs and 700 € of wants', () => {
    const { resume, repartition, diagnostic } = see(
      'revenu=2500&besoins=1400&envies=700&epargne_precaution=5000',
    )
    expect(resume).toEqual({
      revenu: 2500,
      totalDepenses: 2100, // 1400 + 700
      resteAVivre: 1100, // 2500 - 1400
      tauxEpargne: 16, // what remains, 400, over 2500
      nonAffecte: 0,
      score: 88, // 100 - |56 - 50| - |28 - 30| - |16 - 20| = 100 - 6 - 2 - 4
      statut: 'vigilance',
      moisEpargnePrecaution: 2.38, // 5000 / 2100 = 2.381
    })
    expect(repartition).toEqual([
      {
        categorie: 'besoins',
        actuel: 1400,
        actuelPourcentage: 56,
        ideal: 1250,
        idealPourcentage: 50,
        ecart: 150,
        statut: 'au_dessus',
      },
      {
        categorie: 'envies',
        actuel: 700,
        actuelPourcentage: 28,
        ideal: 750,
        idealPourcentage: 30,
        ecart: -50,
        statut: 'en_dessous',
      },
      {
        categorie: 'epargne',
        actuel: 400,
        actuelPourcentage: 16,
        ideal: 500,
        idealPourcentage: 20,
        ecart: -100,
        statut: 'en_dessous',
      },
    ])
    expect(diagnostic).toEqual([
      {
        code: 'besoins_trop_eleves',
        gravite: 'attention',
        message: 'Les besoins dépassent les 50 % du revenu que la règle leur donne.',
        montant: 150, // 1400 - 1250
      },
      {
        code: 'epargne_insuffisante',
        gravite: 'attention',
        message: 'L’épargne n’atteint pas les 20 % du revenu que la règle lui donne.',
        montant: 100, // 500 - 400
      },
      {
        code: 'precaution_moins_3_mois',
        gravite: 'attention',
        message: 'L’épargne de précaution couvre moins de trois mois de dépenses : un imprévu pèserait vite.',
        montant: 1300, // 3 · 2100 - 5000
      },
    ])
  })

  it('reports a deficit first when 2 150 € of expenses exceed 2 000 € of income', () => {
    const query = 'revenu=2000&besoins=1500&envies=650&loyer=700&credits=800'
    const { resume } = see(query)
    expect(resume).toEqual({
      revenu: 2000,
      totalDepenses: 2150,
      resteAVivre: 500,
      tauxEpargne: -7.5, // -150 / 2000
      nonAffecte: 0,
      score: 45, // 100 - |75 - 50| - |32.5 - 30| - |-7.5 - 20| = 100 - 25 - 2.5 - 27.5
      statut: 'deficit',
      moisEpargnePrecaution: 0,
    })
    expect(findings(query)).toEqual([
      ['deficit', 150],
      ['besoins_trop_eleves', 500], // 1500 - 1000
      ['envies_trop_elevees', 50], // 650 - 600
      ['epargne_insuffisante', 550], // 400 + 150
      ['endettement_35', 100], // 800 - 0.35 · 2000
      ['effort_logement', 33.33], // 700 - 2000 / 3
    ])
    expect(see(query).diagnostic.map(({ gravite }) => gravite)).toEqual([
      'alerte', // more goes out than comes in
      'attention',
      'attention',
      'attention',
      'alerte', // no bank would lend
      'attention',
    ])
  })

  it('scores 100 when 3 000 € are split by a custom rule of 60/20/20', () => {
    const query = 'revenu=3000&besoins=1800&envies=600&epargne=600&regle=60/20/20&epargne_precaution=7200'
    expect(see(query).resume).toMatchObject({ score: 100, statut: 'equilibre', moisEpargnePrecaution: 3 })
    expect(see(query).repartition.map(({ statut }) => statut)).toEqual(['conforme', 'conforme', 'conforme'])
    expect(see(query).diagnostic).toEqual([
      {
        code: 'equilibre',
        gravite: 'information',
        message: 'Aucun repère n’est dépassé, parmi ceux que vos chiffres permettent de regarder.',
        montant: 0,
      },
    ])
  })

  it('returns the worked example of the contract, with English messages on request', () => {
    expect(ask(budget503020, contract.example.query).data).toMatchObject(contract.example.expect)
    const parsed = budget503020.parser.fromObject({ ...contract.example.query, epargne: 500 })
    if (!parsed.ok) throw new Error('refused')
    const today = civilDate('2026-11-21') ?? expect.fail()
    const { data } = budget503020.answer(parsed.params, { today }, 'en')
    expect(data.diagnostic.map(({ message }) => message)).toEqual([
      'Planned expenses and savings together exceed income: this amount is missing each month.',
      'Needs exceed the 50% of income that the rule gives them.',
      'The emergency fund covers less than three months of expenses: an unexpected expense would soon be a strain.',
    ])
  })
})

describe('budget-50-30-20: savings', () => {
  it('defaults savings to the remainder and leaves money unassigned when given savings are lower', () => {
    const { resume, repartition } = see('revenu=2000&besoins=900&envies=500&epargne=400')
    expect(resume).toMatchObject({
      nonAffecte: 200, // 2000 - 900 - 500 - 400
      tauxEpargne: 20,
      score: 90, // 100 - |45 - 50| - |25 - 30| - 0
      statut: 'equilibre',
    })
    expect(repartition.map((row) => row.actuelPourcentage)).toEqual([45, 25, 20])
    expect(warningsOf('revenu=2000&besoins=900&envies=500&epargne=400')).toEqual(['revenu_non_affecte'])
    expect(warningsOf('revenu=2000&besoins=900&envies=500')).toEqual([])
  })

  it('lists savings among the hypotheses, given or derived', () => {
    const hypotheses = (query: string) => ask(budget503020, query).meta.hypotheses
    const fair = 'revenu=2000&besoins=900&envies=500'
    expect(hypotheses(fair)).toMatchObject({ epargne: 600, regle: '50/30/20' })
    expect(hypotheses(`${fair}&epargne=400`)).toMatchObject({ epargne: 400 })
  })

  it('reports a deficit equal to the missing amount when savings exceed the remainder', () => {
    const query = 'revenu=2000&besoins=1000&envies=600&epargne=500'
    expect(see(query).resume).toMatchObject({ nonAffecte: -100, score: 95, statut: 'deficit' }) // |25 - 20|
    expect(findings(query)).toEqual([['deficit', 100]])
    expect(see(query).diagnostic[0]?.message).toContain('épargne prévues dépassent ensemble')
  })

  it('reports expenses above the income when savings are withdrawn to pay them', () => {
    const query = 'revenu=2000&besoins=1500&envies=700&epargne=-200'
    expect(see(query).resume).toMatchObject({ nonAffecte: 0, tauxEpargne: -10, statut: 'deficit' })
    expect(findings(query)[0]).toEqual(['deficit', 200])
    expect(see(query).diagnostic[0]?.message).toContain('Les dépenses dépassent le revenu')
  })

  it('lowers the score when savings exceed the rule, without any adverse finding', () => {
    const thrifty = see('revenu=4000&besoins=800&envies=400')
    expect(thrifty.resume).toMatchObject({ tauxEpargne: 70, score: 0, statut: 'desequilibre' }) // 30 + 20 + 50
    expect(thrifty.diagnostic.map(({ code }) => code)).toEqual(['equilibre'])
  })
})

describe('budget-50-30-20: thresholds', () => {
  it('changes the status below a score of 90 and below 70', () => {
    const statusAt = (needs: number, wants: number) => {
      const { score, statut } = see(`revenu=100&besoins=${needs}&envies=${wants}`).resume
      return [score, statut]
    }
    expect(statusAt(55, 30)).toEqual([90, 'equilibre']) // 5 + 0 + 5
    expect(statusAt(55.01, 30)).toEqual([89.98, 'vigilance'])
    expect(statusAt(65, 30)).toEqual([70, 'vigilance']) // 15 + 0 + 15
    expect(statusAt(65.01, 30)).toEqual([69.98, 'desequilibre'])
  })

  it('reports a share on target within one point, inclusive', () => {
    const rows = (needs: number) =>
      see(`revenu=100&besoins=${needs}&envies=30`).repartition.map(({ statut }) => statut)
    expect(rows(51)).toEqual(['conforme', 'conforme', 'conforme'])
    expect(rows(51.01)).toEqual(['au_dessus', 'conforme', 'en_dessous'])
    expect(rows(48.99)).toEqual(['en_dessous', 'conforme', 'au_dessus'])
  })

  it('reports a finding only strictly beyond its threshold', () => {
    const fair = 'revenu=3000&besoins=1500&envies=900&loyer=1000'
    expect(findings(`${fair}&credits=1050&epargne_precaution=7200`)).toEqual([['equilibre', 0]])
    expect(findings(`${fair}&credits=1050.01`)).toEqual([['endettement_35', 0.01]])
    expect(findings(fair.replace('loyer=1000', 'loyer=1000.01'))).toEqual([['effort_logement', 0.01]])
    expect(findings(`${fair}&epargne_precaution=7199.99`)).toEqual([['precaution_moins_3_mois', 0.01]])
  })

  it('assesses the reserve only when it is given, zero included', () => {
    const fair = 'revenu=3000&besoins=1500&envies=900'
    expect(findings(fair)).toEqual([['equilibre', 0]])
    expect(see(fair).resume.moisEpargnePrecaution).toBe(0)
    expect(findings(`${fair}&epargne_precaution=0`)).toEqual([['precaution_moins_3_mois', 7200]])
  })

  it('returns a null number of reserve months, with a warning, when there are no expenses', () => {
    const answer = ask(budget503020, 'revenu=3000&besoins=0&envies=0&epargne_precaution=100')
    expect(answer.data.resume.moisEpargnePrecaution).toBeNull()
    expect(answer.meta.avertissements.map(({ code }) => code)).toEqual(['depenses_nulles'])
  })

  it('warns when rent and loans exceed the declared expenses', () => {
    expect(warningsOf('revenu=3000&besoins=900&envies=900&loyer=1000&credits=800')).toEqual([])
    expect(warningsOf('revenu=3000&besoins=900&envies=900&loyer=1000&credits=800.01')).toEqual([
      'depenses_incompletes',
    ])
  })

  it('refuses a rule that is not three whole percentages that sum to 100', () => {
    const refused = (regle: string) => {
      const parsed = budget503020.parser.fromObject({ revenu: 1, besoins: 0, envies: 0, regle })
      return parsed.ok ? [] : parsed.problems.map(({ code }) => code)
    }
    expect(refused('100/0/0')).toEqual([])
    for (const regle of ['50/30', '50/30/21', '50.5/29.5/20', '50-30-20', '']) {
      expect(refused(regle)).toEqual(['not_a_split'])
    }
  })
})
