import '../../../../../test/support/history.ts'
import { describe, expect, it } from 'vitest'
import { analysisOf, type GoalSeekData } from '../../../../../test/support/analyses.ts'
import { ask, textOf } from '../../../../../test/support/queries.ts'
import { simulatorNamed } from '../../../../../test/support/simulators.ts'
import { figureAt } from '../figures.ts'

/** The messages of warnings in one text, non-breaking spaces replaced by plain ones. */
const plain = (warnings: readonly { readonly message: string }[]) =>
  warnings.map(({ message }) => message.replaceAll(/[\u202f\u00a0]/g, ' ')).join(' ')

const solve = (name: string, query: string) => analysisOf<GoalSeekData>(name, 'resolution').ask(query)

/** The figure that the simulator gives for a query. */
const directly = (name: string, query: string, path: string) =>
  figureAt(ask(simulatorNamed(name), query).data, path)

describe('goal seek on interets-composes', () => {
  const rest = 'capital=10000&taux=7&duree=20'
  const solved = solve(
    'interets-composes',
    `${rest}&inconnue=mensuel&cible=resume.capitalFinalReel&valeur=500000`,
  )

  it('finds the monthly deposit', () => {
    const { inconnue, valeur, cible, atteint } = solved.data
    expect({ inconnue, valeur, cible, atteint }).toEqual({
      inconnue: 'mensuel',
      valeur: 1387.63818,
      cible: 'resume.capitalFinalReel',
      atteint: 500_000,
    })
    expect(Object.keys(solved.data)).toEqual(['inconnue', 'valeur', 'cible', 'atteint', 'simulation'])
    for (const cents of [1387.63, 1387.64, 1387.638, 1387.6381, 1387.6382])
      expect(directly('interets-composes', `${rest}&mensuel=${cents}`, 'resume.capitalFinalReel')).not.toBe(
        500_000,
      )
  })

  it('holds the whole simulation and its hypotheses', () => {
    const simulation = ask(simulatorNamed('interets-composes'), `${rest}&mensuel=1387.63818`)
    expect(solved.data.simulation).toEqual(simulation.data)
    expect(solved.disclaimer).toBe(simulation.disclaimer)
    expect(solved.meta).toEqual({
      ...simulation.meta,
      endpoint: 'simulateurs/interets-composes/resolution',
      hypotheses: {
        ...simulation.meta.hypotheses,
        inconnue: 'mensuel',
        cible: 'resume.capitalFinalReel',
        valeur: 500_000,
      },
      avertissements: [
        ...simulation.meta.avertissements,
        {
          code: 'valeur_arrondie',
          message: expect.stringContaining('et non 500\u202f000\u00a0€'),
          niveau: 'note',
        },
      ],
    })
  })

  it('gives the first number of years that is enough', () => {
    const query = 'capital=10000&mensuel=300&taux=7'
    const { data, codes } = solve(
      'interets-composes',
      `${query}&inconnue=duree&cible=resume.capitalFinalReel&valeur=500000`,
    )
    expect([data.valeur, codes]).toEqual([45, []])
    expect(directly('interets-composes', `${query}&duree=44`, 'resume.capitalFinalReel')).toBeLessThan(
      500_000,
    )
    expect(data.atteint).toBe(directly('interets-composes', `${query}&duree=45`, 'resume.capitalFinalReel'))
    expect(data.atteint).toBeGreaterThan(500_000)
  })

  it('warns that the shortest duration already gives more than the target', () => {
    const query = 'capital=10000&mensuel=300&taux=7&inconnue=duree&cible=resume.capitalFinalReel&valeur=5'
    const { data, meta, codes } = solve('interets-composes', query)
    expect(data.valeur).toBe(1)
    expect(codes).toContain('minimum_suffit')
    expect(plain(meta.avertissements)).toContain(
      'La plus petite valeur admise de « Durée » (1 an) donne déjà 14 131,46 €, plus que la cible de 5 € : c’est elle qui est donnée.',
    )
  })

  it('warns with the lowest and highest results when no value reaches the target', () => {
    const query = `${rest}&inconnue=mensuel&cible=resume.capitalFinalReel&valeur=5`
    const { data, meta, codes } = solve('interets-composes', query)
    expect(data).toEqual({
      inconnue: 'mensuel',
      valeur: null,
      cible: 'resume.capitalFinalReel',
      atteint: null,
      simulation: null,
    })
    expect(codes).toEqual(['cible_hors_de_portee'])
    expect(plain(meta.avertissements)).toMatch(
      /Aucune des \d+ valeurs examinées .* Le plus petit résultat obtenu est 26 041,87 € \(pour 0 € par mois\), le plus grand 3 415 600 361,23 € \(pour 10 000 000 € par mois\)\.$/,
    )
    expect(meta.hypotheses).toMatchObject({ capital: 10_000, inflation: 2, inconnue: 'mensuel', valeur: 5 })
    expect(meta.hypotheses).not.toHaveProperty('mensuel')
    expect(meta.sources.length).toBeGreaterThan(0)
  })

  it('writes its warnings in English', () => {
    const { analysis, read } = analysisOf('interets-composes', 'resolution')
    const parsed = read(`${rest}&inconnue=mensuel&cible=resume.capitalFinalReel&valeur=5`)
    if (!parsed.ok) expect.fail()
    const today = { today: '2026-12-01' } as Parameters<typeof analysis.answer>[1]
    const { meta } = analysis.answer(parsed.question, today, 'en')
    expect(plain(meta.avertissements)).toMatch(
      /^None of the \d+ values examined .* The lowest result obtained is €26,041\.87 \(for €0 a month\), the highest €3,415,600,361\.23 \(for €10,000,000 a month\)\.$/,
    )
  })

  it('rounds the target as the figure, and finds no value for an enormous target', () => {
    const query = `${rest}&inconnue=mensuel&cible=resume.capitalFinalReel`
    expect(solve('interets-composes', `${query}&valeur=500000.0004`).data.valeur).toBe(1387.63818)
    expect(solve('interets-composes', `${query}&valeur=1e308`).data.valeur).toBeNull()
    expect(solve('interets-composes', `${query}&valeur=-1e308`).data.valeur).toBeNull()
  })
})

describe('goal seek on achat-location', () => {
  it('finds the rent at which buying and renting are equal', () => {
    const query = 'prix=300000&apport=60000&taux_credit=3.5&duree_credit=20'
    const { data } = solve('achat-location', `${query}&inconnue=loyer&cible=complements.ecartFinal&valeur=0`)
    expect(data.valeur).toBeCloseTo(1157.8, 2)
    const { resume } = data.simulation as { resume: Record<string, number> }
    expect(resume.patrimoineAchatFinal).toBe(resume.patrimoineLocationFinal)
    const own = directly('achat-location', `${query}&loyer=1200`, 'complements.loyerEquilibre')
    expect(data.valeur).toBeCloseTo(own ?? Number.NaN, 2) // the simulator solves that one itself
  })
})

describe('goal seek on fiscalite', () => {
  const household = 'situation=marie&enfants=2'
  const taxed = (revenu: number) => directly('fiscalite', `${household}&revenu=${revenu}`, 'resume.impotNet')

  it('finds the salary that bears a given tax', () => {
    const { data, codes } = solve(
      'fiscalite',
      `${household}&inconnue=revenu&cible=resume.impotNet&valeur=5000`,
    )
    expect(data.atteint).toBe(5000)
    expect(taxed(data.valeur ?? Number.NaN)).toBe(5000)
    expect(codes).not.toContain('autres_solutions')
  })

  it('finds the highest salary without tax', () => {
    const { data } = solve('fiscalite', `${household}&inconnue=revenu&cible=resume.impotNet&valeur=0`)
    expect(taxed(data.valeur ?? Number.NaN)).toBe(0)
    expect(taxed((data.valeur ?? Number.NaN) + 0.01)).toBe(61) // less is not asked for (CGI, art. 1657)
  })

  it('warns that a tax of 30 € is never claimed', () => {
    const { data, codes } = solve('fiscalite', `${household}&inconnue=revenu&cible=resume.impotNet&valeur=30`)
    expect(data.atteint).toBe(61)
    expect(codes).toContain('cible_sautee')
  })
})

describe('goal seek on other simulators', () => {
  it('gives the first value of a list that is enough', () => {
    const { data, simulations } = solve(
      'revenus-passifs',
      'revenu=2000&inconnue=tmi&cible=resume.capitalNecessaireMax&valeur=700000',
    )
    expect(data.valeur).toBe(11)
    expect(data.atteint).toBeGreaterThan(700_000)
    expect(directly('revenus-passifs', 'revenu=2000&tmi=0', 'resume.capitalNecessaireMax')).toBeLessThan(
      700_000,
    )
    expect(simulations).toBeLessThanOrEqual(6)
  })

  it('warns about a figure that does not exist for the request', () => {
    const query = 'capital=50000&depenses=2000&inconnue=mensuel&cible=monteCarlo.tauxReussite&valeur=90'
    const { data, codes } = solve('retraite-fire', query)
    expect([data.valeur, codes]).toEqual([null, ['cible_inexistante']])
  })

  it('warns about a parameter without effect', () => {
    const query = 'capital=10000&mensuel=300&duree=20&inconnue=frais_moyen&cible=resume.capitalSansFrais'
    expect(solve('impact-frais', `${query}&valeur=20`).codes).toEqual(['sans_effet'])
    // any value gives the target: the usual one is returned
    expect(solve('impact-frais', `${query}&valeur=190957.76`).data.valeur).toBe(1)
  })

  it('gives a value for a figure that goes up and down, and warns that others may exist', () => {
    const query = 'montant=10000&annee_debut=1956&inconnue=annee_fin&cible=resume.dureeDemiVie&valeur=10.41'
    const { data, codes } = solve('inflation', query)
    expect(data.valeur).not.toBeNull()
    expect(codes).toContain('autres_solutions')
  })

  it('starts from the value that the simulator derives for the unknown', () => {
    const query = 'mensuel=1000&duree=10'
    const usual = ask(simulatorNamed('dca'), query).meta.hypotheses.etalement
    const { data } = solve(
      'dca',
      `${query}&methode=historique&inconnue=etalement&cible=resume.totalInvesti&valeur=120000`,
    )
    expect(data.valeur).toBe(usual)
  })

  it('solves a Monte Carlo figure within 80 simulations, with the same draws at each', () => {
    const query =
      'capital=50000&mensuel=1000&depenses=2000&methode=monte_carlo&simulations=200&horizon_retraite=10'
    const { data, simulations } = solve(
      'retraite-fire',
      `${query}&inconnue=taux_retrait&cible=monteCarlo.tauxReussite&valeur=90`,
    )
    expect(data.atteint).toBe(90)
    expect(simulations).toBeLessThanOrEqual(80)
    expect(directly('retraite-fire', `${query}&taux_retrait=${data.valeur}`, 'monteCarlo.tauxReussite')).toBe(
      90,
    )
  })
})

describe('costUnits of a goal seek', () => {
  const costUnitsOf = (name: string, query: object) => {
    const { analysis, read } = analysisOf(name, 'resolution')
    const parsed = read(textOf(query))
    return parsed.ok ? analysis.costUnits(parsed.question) : expect.fail()
  }
  const drawn = { capital: 1, mensuel: 1, methode: 'monte_carlo', horizon_retraite: 30 }

  it('is 80 times that of the costliest trial', () => {
    const target = { cible: 'monteCarlo.tauxReussite', valeur: 90 }
    const known = costUnitsOf('retraite-fire', {
      ...drawn,
      ...target,
      simulations: 5000,
      inconnue: 'depenses',
    })
    const unknown = costUnitsOf('retraite-fire', {
      ...drawn,
      ...target,
      depenses: 1,
      inconnue: 'simulations',
    })
    expect(known).toBeGreaterThan(80 * 5000 * 30 * 12)
    expect(unknown).toBe(known) // up to 5 000, where draws are repeated
  })

  it('is low for a formula, high for a replay of past markets', () => {
    const target = { cible: 'resume.ecart', valeur: 1, inconnue: 'capital' }
    expect(costUnitsOf('dca', { mensuel: 1, duree: 20, ...target })).toBeLessThan(500_000)
    expect(costUnitsOf('dca', { mensuel: 1, duree: 20, methode: 'historique', ...target })).toBeGreaterThan(
      500_000,
    )
  })
})
