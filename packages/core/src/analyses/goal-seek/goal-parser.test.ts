import { describe, expect, it } from 'vitest'
import { analysisOf } from '../../../../../test/support/analyses.ts'
import { simulators } from '../../../../../test/support/simulators.ts'
import { readQuery } from '../../definition/grammar.ts'
import { choice } from '../../definition/kinds.ts'
import { compileParser } from '../../definition/parse.ts'
import { numericParams } from '../fields.ts'
import { numericFigures } from '../figures.ts'

const interets = analysisOf('interets-composes', 'resolution')
const VALID = 'capital=10000&taux=7&duree=20&inconnue=mensuel&cible=resume.capitalFinalReel&valeur=500000'
const messages = (name: string, query: string) =>
  analysisOf(name, 'resolution')
    .problems(query)
    .map(({ message }) => message)

describe('goalParser on a valid request', () => {
  it('returns plain data: the given values without the unknown', () => {
    const parsed = interets.read(`${VALID}&mensuel=`)
    expect(parsed.ok && parsed.question).toEqual({
      given: { capital: 10_000, taux: 7, duree: 20 },
      inconnue: 'mensuel',
      cible: 'resume.capitalFinalReel',
      valeur: 500_000,
    })
  })

  it('returns the same request from a query and from an object, in any order', () => {
    const object = {
      valeur: 500_000,
      cible: 'resume.capitalFinalReel',
      inconnue: 'mensuel',
      duree: 20,
      taux: 7,
      capital: 10_000,
    }
    const [query, values] = [interets.read(VALID), interets.read(object)]
    expect(JSON.stringify(query)).toBe(JSON.stringify(values))
    expect(JSON.parse(JSON.stringify(query))).toEqual(query)
  })

  it('reads the presentation parameters apart', () => {
    const lang = choice({
      choices: { fr: { fr: '', en: '' }, en: { fr: '', en: '' } },
      default: 'fr',
      label: { fr: '', en: '' },
    })
    const parser = interets.analysis.parserFor({ lang })
    const parsed = parser.fromQuery(readQuery(`${VALID}&lang=en`))
    expect(parsed.ok && parsed.presentation).toEqual({ lang: 'en' })
    expect(parsed.ok && parsed.question.given).not.toHaveProperty('lang')
    const faulty = parser.fromQuery(readQuery('inconnue=mensuel&lang=de&capital=x'))
    expect(faulty.ok ? [] : faulty.problems.map(({ field }) => field)).toEqual([
      'capital',
      'taux',
      'duree',
      'cible',
      'valeur',
      'lang',
    ])
  })
})

describe('goalParser on an invalid request', () => {
  it('reports every problem at once, in the order of the contract', () => {
    expect(interets.problems('capital=abc&duree=99&inconnue=mensuel&valeur=1e999&frs=1')).toEqual([
      { field: 'capital', message: 'capital must be a number', code: 'not_a_number' },
      { field: 'taux', message: 'taux is required', code: 'required' },
      { field: 'duree', message: 'duree must be at most 50', code: 'too_large' },
      { field: 'cible', message: 'cible is required', code: 'required' },
      { field: 'valeur', message: 'valeur must be a number', code: 'not_a_number' },
      { field: 'frs', message: expect.stringContaining('frs is not a parameter of'), code: 'unknown' },
    ])
  })

  it.each(['mensuel=300', 'mensuel=abc', 'mensuel=1&mensuel=2', 'mensuel=-1'])(
    'refuses a value given for the unknown, even an invalid one: %s',
    (given) => {
      expect(interets.problems(`${VALID}&${given}`)).toEqual([
        {
          field: 'mensuel',
          message: 'mensuel must not be given with inconnue mensuel',
          code: 'inconsistent',
        },
      ])
    },
  )

  it('refuses a given unknown, in an object too, with the other problems', () => {
    const object = { capital: 'x', taux: 7, mensuel: 300, inconnue: 'mensuel' }
    expect(interets.problems(object).map(({ field, code }) => [field, code])).toEqual([
      ['capital', 'not_a_number'],
      ['mensuel', 'inconsistent'],
      ['duree', 'required'],
      ['cible', 'required'],
      ['valeur', 'required'],
    ])
  })

  it.each([
    ['', 'inconnue is required'],
    ['inconnue=', 'inconnue is required'],
    ['inconnue=mensuel&inconnue=taux', 'inconnue must be given once'],
    ['inconnue=versement', expect.stringContaining('inconnue must be one of capital, mensuel, taux, duree')],
    ['inconnue=constructor', expect.stringContaining('inconnue must be one of')],
    ['inconnue=__proto__', expect.stringContaining('inconnue must be one of')],
  ])('refuses a missing or unknown `inconnue`: %s', (query, message) => {
    expect(messages('interets-composes', query)).toContainEqual(message)
    expect(messages('interets-composes', query)).not.toContain('taux is required') // it may be the unknown
  })

  it('requires a parameter that is no number, which cannot be the unknown', () => {
    expect(messages('succession', 'inconnue=patrimoine&cible=resume.droitsTotal&valeur=1')).toEqual([
      'lien is required without proche and legs and assurance',
    ])
    expect(messages('succession', '')).toContain('lien is required without proche and legs and assurance')
  })

  it('reports a constraint that no value of the unknown meets, with the message of the contract', () => {
    const dated = 'valeur_initiale=1&valeur_finale=2&date_debut=2000-01-01&date_fin=2010-01-01'
    expect(messages('cagr', `${dated}&inconnue=duree&cible=resume.cagr&valeur=7`)).toEqual([
      'duree must not be given with date_debut and date_fin',
    ])
    expect(messages('cagr', 'inconnue=valeur_finale&valeur_initiale=1&cible=resume.cagr&valeur=7')).toEqual([
      'duree is required without date_debut and date_fin',
    ])
  })

  it('reports a constraint between given numbers even when `inconnue` is wrong', () => {
    const loan = 'capital=100&annee_remboursement=9&remboursement_anticipe=3&cible=resume.mensualite&valeur=3'
    const unknown = expect.stringContaining('inconnue must be one of')
    expect(messages('cout-dette', `${loan}&duree=5&inconnue=tau`)).toEqual([
      'annee_remboursement must be less than duree',
      unknown,
    ])
    expect(messages('cout-dette', `${loan}&inconnue=tau`)).toEqual([unknown]) // duree may be the unknown
  })

  it('refuses too many draws', () => {
    const query =
      'capital=1&depenses=1&methode=monte_carlo&inconnue=mensuel&cible=monteCarlo.tauxReussite&valeur=90'
    const refused = 'simulations times horizon_retraite must be at most 150000 where draws are repeated'
    expect(messages('retraite-fire', `${query}&simulations=20000`)).toEqual([refused])
    expect(messages('retraite-fire', `${query}&simulations=5000&horizon_retraite=30`)).toEqual([])
  })

  it('accepts shares that leave one value for the unknown', () => {
    const rest = 'capital=1000&inconnue=actions&cible=resume.perteMax&valeur=-20'
    expect(messages('drawdown', `${rest}&obligations=40`)).toEqual([])
    expect(messages('drawdown', `${rest}&obligations=33.33&or=0.01`)).toEqual([])
    expect(messages('drawdown', `${rest}&obligations=60&or=60`)).toHaveLength(1)
  })
})

describe.each(simulators)('goalParser on $contract.name', (simulator) => {
  const { analysis, problems } = analysisOf(simulator, 'resolution')
  const { params, result, example } = simulator.contract

  it('lists the numeric parameters and figures, and requires no number', () => {
    const { inconnue, cible, valeur, ...rest } = analysis.fields
    expect(Object.keys(inconnue?.choices ?? {})).toEqual(Object.keys(numericParams(params)))
    expect(Object.keys(cible?.choices ?? {})).toEqual(Object.keys(numericFigures(result)))
    expect(valeur?.kind).toBe('plain')
    expect(Object.keys(rest)).toEqual(Object.keys(params))
    const valid = compileParser('essai', rest).fromObject({})
    expect(valid.ok ? [] : valid.problems.filter(({ field }) => numericParams(params)[field])).toEqual([])
  })

  it('accepts the worked example without each of its numbers in turn', () => {
    const [cible = ''] = Object.keys(numericFigures(result))
    for (const inconnue of Object.keys(numericParams(params))) {
      if (!Object.hasOwn(example.query, inconnue)) continue
      const { [inconnue]: _, ...rest } = example.query as Record<string, unknown>
      expect([inconnue, problems({ ...rest, inconnue, cible, valeur: 1 })]).toEqual([inconnue, []])
    }
  })
})
