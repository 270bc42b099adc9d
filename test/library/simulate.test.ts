/** The library by name: the same answers as the simulators, and precise errors. */
import {
  type AskOptions,
  ask,
  goalSeek,
  languages,
  type Reply,
  type SimulatorName,
  sensitivity,
  simulate,
} from '@denier/core'
import { cagr } from '@denier/core/cagr'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textOf, validParams } from '../support/queries.ts'
import { simulators } from '../support/simulators.ts'
import { cases } from '../support/tier.ts'

const today = '2026-11-21'
const options: AskOptions = { today }
const EXAMPLE = { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 }

/** Untyped, as plain JavaScript calls it. */
const loosely = simulate as unknown as (
  name: unknown,
  query?: unknown,
  options?: unknown,
) => Promise<Reply<Readonly<Record<string, unknown>>>>

describe.each(simulators)("simulate('$contract.name')", ({ contract }) => {
  const name = contract.name as SimulatorName

  it('returns the worked example from an object and from a query string', async () => {
    const reply = await loosely(name, contract.example.query, options)
    expect(reply.errors).toBeUndefined()
    expect(reply.data).toMatchObject(contract.example.expect)
    expect(reply.meta?.endpoint).toBe(`simulateurs/${name}`)
    expect(reply.meta).not.toHaveProperty('computedAt')
    expect(await simulate(name, textOf(contract.example.query), options)).toEqual(reply)
    expect(await simulate(name, `?${textOf(contract.example.query)}`, options)).toEqual(reply)
  })

  it('returns the answer of the simulator itself for any valid query', async () => {
    const simulator = simulators.find((one) => one.contract.name === name) ?? expect.fail()
    await fc.assert(
      fc.asyncProperty(validParams(contract), fc.constantFrom(...languages), async (query, lang) => {
        const reply = await loosely(name, query, { today, lang })
        expect(reply).toEqual(await ask(simulator, query as never, { today, lang }))
        const parsed = simulator.parser.fromObject(query as Readonly<Record<string, unknown>>)
        if (!parsed.ok) throw new Error('refused')
        expect(reply.data).toEqual(simulator.answer(parsed.params, { today: today as never }, lang).data)
      }),
      cases(20),
    )
  })

  it('reports every problem at once, as the parser does', async () => {
    const query = { inconnu: 1, ...Object.fromEntries(Object.keys(contract.params).map((key) => [key, {}])) }
    const { errors = [] } = await loosely(name, query)
    expect(errors.map(({ field }) => field)).toEqual([...Object.keys(contract.params), 'inconnu'])
  })
})

describe('simulate', () => {
  it('returns either an answer or errors', async () => {
    const good = await simulate('cagr', EXAMPLE, options)
    expect(Object.keys(good)).toEqual(['data', 'meta', 'disclaimer'])
    if (good.errors) throw new Error('refused')
    expect(good.data.resume.cagr).toBe(12.1353)
    expect(await simulate('cagr', 'valeur_finale=1e3x&durée=8')).toEqual({
      errors: [
        { field: 'valeur_initiale', message: 'valeur_initiale is required', code: 'required' },
        { field: 'valeur_finale', message: 'valeur_finale must be a number', code: 'not_a_number' },
        { field: 'duree', message: 'duree is required without date_debut and date_fin', code: 'required' },
        { field: 'durée', message: 'durée is not a parameter of cagr; did you mean duree?', code: 'unknown' },
      ],
    })
  })

  it('treats undefined as absent, null as invalid and lang as an unknown parameter', async () => {
    expect(await loosely('cagr', { ...EXAMPLE, inflation: undefined }, options)).toEqual(
      await simulate('cagr', EXAMPLE, options),
    )
    expect((await loosely('cagr', { ...EXAMPLE, inflation: null }, options)).errors).toEqual([
      { field: 'inflation', message: 'inflation must be a number', code: 'not_a_number' },
    ])
    const { errors } = await simulate('cagr', `${textOf(EXAMPLE)}&lang=en`)
    expect(errors?.map(({ message }) => message)).toEqual(['lang is not a parameter of cagr'])
  })

  it('defaults to French', async () => {
    const disclaimerIn = async (lang?: 'fr' | 'en') =>
      (await simulate('cagr', EXAMPLE, lang ? { lang, today } : options)).disclaimer
    expect(await disclaimerIn()).toBe(cagr.contract.disclaimer.fr)
    expect(await disclaimerIn('fr')).toBe(cagr.contract.disclaimer.fr)
    expect(await disclaimerIn('en')).toBe(cagr.contract.disclaimer.en)
  })

  it('applies the law of the given day, by default today in Paris', async () => {
    const query = { capital: 10_000, mensuel: 200, duree: 15, taux_livret: 1.7 }
    const onDay = async (day?: string) => {
      const { meta } = await simulate('livret-a-vs-etf', query, day === undefined ? {} : { today: day })
      return meta?.droit
    }
    expect(await onDay('2026-03-01')).toEqual({ date: '2026-03-01' })
    const before = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format()
    const usual = await onDay()
    const after = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format()
    expect([{ date: before }, { date: after }]).toContainEqual(usual)
  })
})

describe('simulate with invalid arguments', () => {
  it.each([
    [['cagrr', {}], 'There is no simulator cagrr; did you mean cagr?'],
    [['__proto__', {}], /^There is no simulator __proto__; there are interets-composes, inflation, /],
    [[undefined, {}], /^There is no simulator undefined; there are /],
    [['cagr', null], 'query must be an object of values or a query string'],
    [['cagr', 5], 'query must be an object of values or a query string'],
    [['cagr', [1]], 'query must be an object of values or a query string'],
    [['cagr', new URLSearchParams('duree=8')], 'query must be an object of values or a query string'],
    [['cagr', EXAMPLE, { lang: 'de' }], 'lang must be one of fr, en'],
    [['cagr', EXAMPLE, { today: '2026-02-30' }], 'today must be a date (YYYY-MM-DD)'],
    [['cagr', EXAMPLE, { today: new Date() }], 'today must be a date (YYYY-MM-DD)'],
  ])('throws a TypeError for %j', async ([name, query, options], message) => {
    const reply = loosely(name, query, options)
    await expect(reply).rejects.toThrow(TypeError)
    await expect(reply).rejects.toThrow(message)
  })

  it('throws a RangeError with the first known day for an earlier day', async () => {
    const estate = { patrimoine: 600_000, lien: 'enfant', heritiers: 2 }
    const reply = loosely('succession', estate, { today: '1999-01-01' })
    await expect(reply).rejects.toThrow(RangeError)
    await expect(reply).rejects.toThrow(/^1999-01-01 is before \d{4}-\d\d-\d\d, the first day known$/)
    expect((await loosely('succession', estate, options)).errors).toBeUndefined()
  })

  it('treats a missing query as an empty one', async () => {
    const { errors } = await loosely('cagr')
    expect(errors?.[0]?.message).toBe('valeur_initiale is required')
  })
})

describe('goalSeek and sensitivity', () => {
  it('finds with goalSeek a value that simulate confirms', async () => {
    const query = { capital: 10_000, taux: 5, duree: 20, inflation: 2 } as const
    const cible = 'resume.capitalFinalReel'
    const goal = { ...query, inconnue: 'mensuel', cible, valeur: 100_000 } as const
    const reply = await goalSeek('interets-composes', goal, options)
    if (reply.errors) throw new Error(JSON.stringify(reply.errors))
    const { valeur, inconnue, atteint } = reply.data
    expect(inconnue).toBe('mensuel')
    const again = await simulate('interets-composes', { ...query, mensuel: valeur ?? expect.fail() }, options)
    expect(again.data?.resume.capitalFinalReel).toBe(atteint)
    expect(atteint).toBeCloseTo(100_000, 0)
    expect(reply.data.simulation).toEqual(again.data)
  })

  it('measures with sensitivity the effects that simulate confirms', async () => {
    const query = { capital: 10_000, mensuel: 200, taux: 5, duree: 20 } as const
    const reply = await sensitivity(
      'interets-composes',
      { ...query, cible: 'resume.capitalFinalReel' },
      options,
    )
    if (reply.errors) throw new Error(JSON.stringify(reply.errors))
    const { data } = reply
    expect(data.valeur).toBe(
      (await simulate('interets-composes', query, options)).data?.resume.capitalFinalReel,
    )
    const amplitudes = data.effets.map(({ amplitude }) => amplitude ?? 0)
    expect(amplitudes).toEqual([...amplitudes].sort((a, b) => b - a))
    const duree = data.effets.find(({ parametre }) => parametre === 'duree')
    expect(duree?.haut.valeur).toBe(21)
    const longer = await simulate('interets-composes', { ...query, duree: 21 }, options)
    expect(duree?.haut.resultat).toBe(longer.data?.resume.capitalFinalReel)
  })

  it('reports their own problems and rejects an unknown name', async () => {
    const { errors = [] } = await goalSeek('cagr', 'valeur_initiale=1&inconnue=x')
    expect(errors.map(({ field }) => field)).toContain('inconnue')
    expect((await sensitivity('cagr', 'cible=yearly.valeur')).errors).not.toBeUndefined()
    await expect(goalSeek('cagrr' as 'cagr', '')).rejects.toThrow('did you mean cagr?')
    await expect(sensitivity('cagrr' as 'cagr', '')).rejects.toThrow('did you mean cagr?')
  })
})
