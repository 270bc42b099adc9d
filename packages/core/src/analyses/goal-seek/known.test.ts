/**
 * Regression tests: questions that a goal seek once answered badly. The expected values were found by trying
 * all values.
 */
import '../../../../../test/support/history.ts'
import { describe, expect, it } from 'vitest'
import { analysisOf, type GoalSeekData } from '../../../../../test/support/analyses.ts'
import { MOST_SIMULATIONS } from '../cost-units.ts'

function solve(name: string, query: string, inconnue: string, cible: string, valeur: number) {
  const { data, codes, meta, simulations } = analysisOf<GoalSeekData>(name, 'resolution').ask(
    `${query}&inconnue=${inconnue}&cible=${cible}&valeur=${valeur}`,
  )
  expect(simulations).toBeLessThanOrEqual(MOST_SIMULATIONS)
  const messages = meta.avertissements
    .map(({ message }) => message.replaceAll(/[\u202f\u00a0]/g, ' '))
    .join(' ')
  return { answer: [data.valeur, data.atteint], codes, messages }
}

describe('goal seek among decimals', () => {
  it('gives the capital to the cent for a monthly payment, not the first that rounds to it', () => {
    const loan = 'taux=3.5&duree=20&assurance=0.3'
    const { answer, codes } = solve('cout-dette', loan, 'capital', 'resume.mensualite', 1100)
    expect([answer, codes]).toEqual([[181_830.29, 1100], ['taux_usure_inconnu']])
  })
})

describe('goal seek among whole numbers with an exact solution', () => {
  it.each([
    ['inflation', 'montant=10000&annee_debut=2010', 'annee_fin', 'resume.rendementReel', -1.3397, 2014],
    ['inflation', 'montant=10000&annee_fin=1915', 'annee_debut', 'resume.rendementReel', -1.7018, 1902],
    [
      'coast-fire',
      'age=36&capital=34054.1&depenses=1121.09&taux=13.0334&taux_retrait=1&mensuel=40874.76',
      'age_retraite',
      'resume.ageCoast',
      38,
      40,
    ],
    [
      'retraite-fire',
      'capital=69307.09&mensuel=2.14&depenses=1687.21&duree=58&pension=1150033&horizon_retraite=40',
      'age',
      'resume.progression',
      35.9679,
      30,
    ],
    [
      'livret-a-vs-etf',
      'capital=99.28&mensuel=323.07&frais_etf=0&inflation=-1.03&enveloppe=cto&methode=historique',
      'duree',
      'historique.ecartP5',
      -18.9514,
      2,
    ],
  ])('finds on %s?%s the %s for %s of %d', (name, query, inconnue, cible, valeur, first) => {
    const { answer, codes } = solve(name, query, inconnue, cible, valeur)
    expect(answer).toEqual([first, valeur])
    expect(codes).not.toContain('minimum_suffit')
  })
})

describe('goal seek among whole numbers without an exact solution', () => {
  it('gives the first value past the target of a figure that goes both ways, and warns', () => {
    const query = 'montant=10000&annee_debut=2015'
    const { answer, codes } = solve('inflation', query, 'annee_fin', 'resume.inflationMoyenne', 1)
    expect(answer).toEqual([2018, 1.0196])
    expect(codes).toEqual(expect.arrayContaining(['cible_sautee', 'autres_solutions']))
  })

  it('gives no duration when all were simulated and none has the monthly payment', () => {
    const loan = 'capital=200000&taux=3'
    const { answer, codes, messages } = solve('cout-dette', loan, 'duree', 'resume.mensualite', 1_000_000)
    expect([answer, codes]).toEqual([[null, null], ['cible_hors_de_portee']])
    expect(messages).toBe(
      'Aucune des valeurs admises de « Durée », de 1 an à 40 ans, ne donne 1 000 000 € par mois pour « Mensualité, assurance comprise ». Le plus petit résultat obtenu est 715,97 € par mois (pour 40 ans), le plus grand 16 938,74 € par mois (pour 1 an).',
    )
    expect(solve('cout-dette', loan, 'duree', 'resume.mensualite', 1).answer).toEqual([null, null])
    expect(solve('cout-dette', loan, 'duree', 'resume.mensualite', 1000).answer).toEqual([24, 975.02])
  })

  it('writes a calendar year without a separator', () => {
    const { messages } = solve(
      'inflation',
      'montant=1&annee_debut=2015',
      'annee_fin',
      'resume.inflationMoyenne',
      99,
    )
    expect(messages).toContain('est 0,18 % (pour 2016), le plus grand 2,0331 % (pour 2023).')
  })
})

describe('goal seek on a figure that rises and falls between two samples', () => {
  it('finds an income on a relief that grows, then shrinks', () => {
    const { answer, codes } = solve('fiscalite', 'situation=celibataire', 'revenu', 'resume.decote', 500)
    expect(answer[1]).toBeCloseTo(500, 1)
    expect(codes).toContain('autres_solutions')
  })

  it.each([
    ['revenu=3000&envies=900', 'besoins', 91.9082],
    [
      'revenu=4322.1&envies=1002.86&loyer=1485&credits=1941.4&regle=60/20/20&epargne_precaution=8268.6',
      'besoins',
      93.5939,
    ],
    ['besoins=2101.35&envies=877.79&epargne_precaution=0', 'revenu', 84.8465],
  ])('finds on a score, from %s, the %s for %d', (query, inconnue, valeur) => {
    expect(solve('budget-50-30-20', query, inconnue, 'resume.score', valeur).answer[1]).toBe(valeur)
  })
})

describe('goal seek warnings about the request', () => {
  it('warns that a target between two whole numbers is rounded as the figure', () => {
    const home = 'prix=300000&apport=60000&taux_credit=3.5&duree_credit=20'
    const halfway = solve('achat-location', home, 'loyer', 'resume.pointBasculeAnnees', 7.5)
    expect(halfway.answer[1]).toBe(8)
    expect(halfway.codes).toContain('cible_arrondie')
    expect(halfway.messages).toContain('autant de décimales que 7,5 : la cible cherchée est 8.')
    const whole = solve('achat-location', home, 'loyer', 'resume.pointBasculeAnnees', 8)
    expect(whole.codes).not.toContain('cible_arrondie')
  })

  it('warns when the other parameters leave one value only', () => {
    const shares = 'capital=1000&actions=50.5&obligations=30.25&or=10'
    const { answer, codes, messages } = solve('drawdown', shares, 'liquidites', 'resume.capitalMinimum', 500)
    expect([answer, codes]).toEqual([[null, null], ['valeur_unique']])
    expect(messages).toContain(
      'qu’une valeur à « Liquidités », 9,25 % : elle donne 765,07 € pour « Capital au plus bas avant le retour ».',
    )
  })
})
