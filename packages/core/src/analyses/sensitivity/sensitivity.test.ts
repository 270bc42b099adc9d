import '../../../../../test/support/history.ts'
import '../../../../../test/support/seed.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { analysisOf, type SensitivityData, type TriedValue } from '../../../../../test/support/analyses.ts'
import { ask, validParams } from '../../../../../test/support/queries.ts'
import { simulatorNamed, simulators } from '../../../../../test/support/simulators.ts'
import { cases } from '../../../../../test/support/tier.ts'
import type { Simulator } from '../../definition/simulator.ts'
import { MOST_SIMULATIONS } from '../cost-units.ts'
import { numericParams } from '../fields.ts'
import { figureAt, numericFigures } from '../figures.ts'

const askSensitivity = (name: string, query: string) =>
  analysisOf<SensitivityData>(name, 'sensibilite').ask(query)
const effect = ({ effets }: SensitivityData, name: string) =>
  effets.find(({ parametre }) => parametre === name) ?? expect.fail(`no effect of ${name}`)

describe('sensitivity of interets-composes', () => {
  const query = 'capital=10000&mensuel=300&taux=7&duree=20'
  const { data, meta, codes, simulations } = askSensitivity(
    'interets-composes',
    `${query}&cible=resume.capitalFinalReel`,
  )
  const directly = (changed: string) =>
    ask(simulatorNamed('interets-composes'), `${query}${changed}`).data.resume as Record<string, number>

  it('moves each number by its step, defaults included', () => {
    expect(data.valeur).toBe(128_509.1)
    expect(effect(data, 'inflation')).toEqual({
      parametre: 'inflation',
      bas: { valeur: 1.5, resultat: directly('&inflation=1.5').capitalFinalReel },
      haut: { valeur: 2.5, resultat: directly('&inflation=2.5').capitalFinalReel },
      amplitude: 25_244.52,
    })
    const tried = data.effets.map(({ parametre, bas, haut }) => [parametre, bas.valeur, haut.valeur])
    expect(tried.sort()).toEqual([
      ['capital', 9000, 11_000],
      ['duree', 19, 21],
      ['frais', 0, 0.1], // within its bounds
      ['indexation', -0.5, 0.5],
      ['inflation', 1.5, 2.5],
      ['mensuel', 270, 330],
      ['taux', 6, 8],
    ])
  })

  it('puts the largest effect first', () => {
    const sizes = data.effets.map(({ amplitude }) => amplitude ?? Number.NaN)
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
  })

  it('has equal effects up and down for a figure that is linear', () => {
    const { data: paid } = askSensitivity('interets-composes', `${query}&cible=resume.totalVerse`)
    for (const name of ['capital', 'mensuel']) {
      const { bas, haut, amplitude } = effect(paid, name)
      expect(Number(haut.resultat) - Number(paid.valeur)).toBe(Number(paid.valeur) - Number(bas.resultat))
      expect(amplitude).toBe(name === 'capital' ? 2000 : 14_400)
    }
    expect(effect(paid, 'taux').amplitude).toBe(0)
  })

  it('estimates the cost of 15 simulations: the base one, and two for each of seven parameters', () => {
    const { analysis, read } = analysisOf('interets-composes', 'sensibilite')
    const parsed = read(`${query}&cible=resume.totalVerse`)
    expect(parsed.ok && analysis.costUnits(parsed.question)).toBe(15 * (1000 + 10 * 20 * 12))
  })

  it('has the hypotheses of the simulation and simulates each moved value once', () => {
    expect(meta.endpoint).toBe('simulateurs/interets-composes/sensibilite')
    expect(meta.hypotheses).toMatchObject({ capital: 10_000, inflation: 2, cible: 'resume.capitalFinalReel' })
    expect(Object.keys(data)).toEqual(['cible', 'valeur', 'effets'])
    expect(codes).toEqual([])
    expect(simulations).toBe(1 + 2 * 7 - 1) // a fee of 0 stays where it is
  })
})

describe('sensitivity sides', () => {
  it('moves a value of a list to its neighbours in the list', () => {
    const middle = askSensitivity(
      'revenus-passifs',
      'revenu=2000&tmi=30&cible=resume.capitalNecessaireMax',
    ).data
    const { bas, haut } = effect(middle, 'tmi')
    expect([bas.valeur, haut.valeur]).toEqual([11, 41])
    const last = askSensitivity(
      'revenus-passifs',
      'revenu=2000&tmi=45&cible=resume.capitalNecessaireMax',
    ).data
    expect(effect(last, 'tmi').haut).toEqual({ valeur: 45, resultat: last.valeur })
  })

  it('leaves a refused side empty, and counts it as unchanged', () => {
    const { data, codes } = askSensitivity(
      'cout-dette',
      'capital=1000&taux=3&duree=2&remboursement_anticipe=10&annee_remboursement=1&cible=resume.coutTotal',
    )
    expect(effect(data, 'duree').bas).toEqual({ valeur: null, resultat: null })
    const { haut, amplitude } = effect(data, 'duree')
    expect(amplitude).toBeCloseTo(Math.abs((haut.resultat ?? Number.NaN) - (data.valeur ?? Number.NaN)), 2)
    expect(codes).toContain('cote_refuse')
  })

  it('ranks effects of unknown amplitude between measured effects and those of 0', () => {
    const query =
      'prix=300000&apport=60000&taux_credit=3.5&duree_credit=20&loyer=1200&cible=resume.pointBasculeAnnees'
    const { data, codes } = askSensitivity('achat-location', query)
    const sizes = data.effets.map(({ amplitude }) => amplitude)
    const first = sizes.indexOf(null)
    expect(first).toBeGreaterThan(0)
    expect(sizes.slice(0, first).every((size) => size !== null && size > 0)).toBe(true)
    expect(sizes.slice(sizes.lastIndexOf(null) + 1).every((size) => size === 0)).toBe(true)
    expect(codes).toContain('resultat_inexistant')
  })

  it('warns about a figure that does not exist, whose effects have no amplitude', () => {
    const { data, codes } = askSensitivity(
      'retraite-fire',
      'capital=1&mensuel=1&depenses=1&cible=monteCarlo.tauxReussite',
    )
    expect(data.valeur).toBeNull()
    expect(new Set(data.effets.map(({ amplitude }) => amplitude))).toEqual(new Set([null]))
    expect(codes).toContain('cible_inexistante')
  })

  it('moves derived parameters', () => {
    const { data, meta } = askSensitivity('dca', 'mensuel=1000&duree=10&cible=resume.ecart')
    const usual = meta.hypotheses.etalement
    expect(effect(data, 'etalement').bas.valeur).toBe(Number(usual) - 1)
  })
})

describe('sensitivity amplitude', () => {
  it('is null for shares of one whole, which cannot move alone', () => {
    const { data, codes } = askSensitivity(
      'drawdown',
      'capital=1000&actions=60&obligations=40&cible=resume.perteMax',
    )
    for (const share of ['actions', 'obligations', 'or', 'liquidites'])
      expect([share, effect(data, share).amplitude]).toEqual([share, null])
    expect(codes).toContain('parametre_lie')
    expect(codes).not.toContain('cote_refuse')
  })

  it('is null for an amount of 0, whose tenth is 0', () => {
    const { data, codes } = askSensitivity(
      'interets-composes',
      'capital=0&mensuel=100&taux=5&duree=9&cible=resume.totalVerse',
    )
    const { bas, haut, amplitude } = effect(data, 'capital')
    expect([bas.valeur, haut.valeur, amplitude]).toEqual([0, 0, null])
    expect(codes).toContain('parametre_nul')
    expect(codes).not.toContain('parametre_lie')
  })

  it('counts the figure before any move, which may be the highest', () => {
    const query = 'revenu=3000&besoins=1500&envies=900&cible=resume.score'
    const { data } = askSensitivity('budget-50-30-20', query)
    const { bas, haut, amplitude } = effect(data, 'besoins')
    const all = [bas.resultat, data.valeur, haut.resultat].map(Number)
    expect(amplitude).toBeCloseTo(Math.max(...all) - Math.min(...all), 4)
    expect(Number(data.valeur)).toBeGreaterThan(Math.max(Number(bas.resultat), Number(haut.resultat)))
    expect(amplitude).toBeGreaterThan(Math.abs(Number(haut.resultat) - Number(bas.resultat)))
  })
})

describe('sensitivity parser on an invalid request', () => {
  const messages = (name: string, query: string) =>
    analysisOf(name, 'sensibilite')
      .problems(query)
      .map(({ message }) => message)

  it('reports every problem at once', () => {
    expect(messages('interets-composes', 'capital=x&taux=7&duree=99&mensuel=1&cible=yearly.annee')).toEqual([
      'capital must be a number',
      'duree must be at most 50',
      expect.stringContaining('cible must be one of resume.capitalFinalBrut, '),
    ])
    expect(messages('interets-composes', 'capital=1&taux=7&duree=9&mensuel=1')).toEqual(['cible is required'])
  })

  it('refuses too many draws', () => {
    const query =
      'capital=1&mensuel=1&depenses=1&methode=monte_carlo&simulations=20000&cible=monteCarlo.tauxReussite'
    expect(messages('retraite-fire', query)).toEqual([
      'simulations times horizon_retraite must be at most 150000 where draws are repeated',
    ])
  })
})

describe.each(simulators)('sensitivity of $contract.name', (simulator: Simulator) => {
  const { contract, parser } = simulator
  const { ask: askSensitivity, read } = analysisOf<SensitivityData>(simulator, 'sensibilite')
  const figurePaths = fc.constantFrom(...Object.keys(numericFigures(contract.result)))

  it('gives on each side what the simulator gives for that value, and their distance as amplitude', () => {
    fc.assert(
      fc.property(validParams(contract), figurePaths, (query, cible) => {
        const parsed = parser.fromObject(query)
        fc.pre(parsed.ok && contract.costUnits(parsed.params) < 100_000)
        const question = { ...query, cible }
        fc.pre(read(question).ok)
        const { data, meta, simulations } = askSensitivity(question)
        expect(simulations).toBeLessThanOrEqual(MOST_SIMULATIONS)
        expect(data.valeur).toBe(figureAt(ask(simulator, query).data, cible))
        const numbers = Object.keys(numericParams(contract.params))
        const expected = numbers.filter((name) => typeof meta.hypotheses[name] === 'number')
        expect(data.effets.map(({ parametre }) => parametre).sort()).toEqual(expected.sort())
        for (const { parametre, bas, haut, amplitude } of data.effets) {
          const { min = -Infinity, max = Infinity } = contract.params[parametre] ?? {}
          const isUnmoved = ({ valeur }: TriedValue) =>
            valeur === null || valeur === meta.hypotheses[parametre]
          if ([bas, haut].every(isUnmoved)) {
            expect([parametre, amplitude]).toEqual([parametre, null])
            continue
          }
          const results = [bas, haut].map((side) => {
            const { valeur, resultat } = side
            if (valeur === null || isUnmoved(side)) return data.valeur
            expect(valeur).toBeGreaterThanOrEqual(min)
            expect(valeur).toBeLessThanOrEqual(max)
            const again = ask(simulator, { ...query, [parametre]: valeur })
            expect(figureAt(again.data, cible)).toBe(resultat)
            return resultat
          })
          const all = [data.valeur, ...results].filter((result) => result !== null)
          if (all.length < 3) expect(amplitude).toBeNull()
          else {
            const range = Math.max(...all) - Math.min(...all)
            expect(Math.abs((amplitude ?? Number.NaN) - range)).toBeLessThan(
              1e-4 + 1e-12 * Math.max(...all.map(Math.abs)),
            )
          }
        }
        const sizes = data.effets.flatMap(({ amplitude }) => amplitude ?? [])
        expect(sizes).toEqual([...sizes].sort((a, b) => b - a))
        for (const size of sizes) expect(size).toSatisfy((one: number) => one >= 0 && Number.isFinite(one))
      }),
      cases(12),
    )
  })
})
