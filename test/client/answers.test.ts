/** Answers that the client gets from the HTTP API, started in memory, compared to those of the library. */
import { createClient, InvalidQueryError, NotFoundError } from '@denier/client'
import { type SimulatorName, simulate, todayInParis } from '@denier/core'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { get } from '../support/client.ts'
import { validParams } from '../support/queries.ts'
import { startInMemory } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'
import { cases } from '../support/tier.ts'

const NOW = '2026-11-21T13:45:06.789Z'
const service = await startInMemory({ clock: { now: () => NOW, today: todayInParis } })
afterAll(() => service.close())

const client = () => createClient({ baseUrl: service.origin, fetch: service.fetch })

describe.each(simulators)('DenierClient for $contract.name', ({ contract }) => {
  const name = contract.name as SimulatorName

  it('returns the answer of the library for the worked example, with its computation time', async () => {
    const query = contract.example.query as never
    const { data, meta, disclaimer } = await client().simulate(name, query)
    const { computedAt, ...rest } = meta
    expect({ data, meta: rest, disclaimer }).toEqual(JSON.parse(JSON.stringify(await simulate(name, query))))
    expect(computedAt).toBe(NOW)
  })

  it('returns the figures of the library for any valid query', async () => {
    const remote = client()
    await fc.assert(
      fc.asyncProperty(validParams(contract), async (query) => {
        const [far, near] = await Promise.all([
          remote.simulate(name, query as never),
          simulate(name, query as never),
        ])
        expect(far.data).toEqual(JSON.parse(JSON.stringify(near.data)))
      }),
      cases(13),
    )
  })

  it('returns texts in the language of the call, or in that of the client', async () => {
    const query = contract.example.query as never
    const english = createClient({ baseUrl: service.origin, fetch: service.fetch, lang: 'en' })
    expect((await english.simulate(name, query)).disclaimer).toBe(contract.disclaimer.en)
    expect((await english.simulate(name, query, { lang: 'fr' })).disclaimer).toBe(contract.disclaimer.fr)
    expect((await client().simulate(name, query)).disclaimer).toBe(contract.disclaimer.fr)
  })
})

describe('DenierClient.simulate with an invalid query', () => {
  it('rejects with every problem that the library reports', async () => {
    const query = { valeur_initiale: -1, valeur_finale: 5.5, duré: 1 } as never
    const error = await client()
      .simulate('cagr', query)
      .catch((error: unknown) => error)
    expect(error).toBeInstanceOf(InvalidQueryError)
    const { errors, message, url } = error as InvalidQueryError
    expect({ errors }).toEqual(await simulate('cagr', query))
    expect(message).toBe(errors.map((one) => one.message).join('; '))
    expect(url).toBe(
      `${service.origin}/api/v1/simulateurs/cagr?valeur_initiale=-1&valeur_finale=5.5&dur%C3%A9=1`,
    )
  })

  it('rejects a null value with the problems that the library reports', async () => {
    const query = { valeur_initiale: 1, valeur_finale: 2, duree: null, date_debut: null } as never
    const { errors } = (await client()
      .simulate('cagr', query)
      .catch((error) => error)) as InvalidQueryError
    expect(errors.length).toBeGreaterThan(1)
    expect({ errors }).toEqual(await simulate('cagr', query))
  })

  it('sends a query string unchanged and leaves its validation to the service', async () => {
    const { data } = await client().simulate('cagr', '?valeur_initiale=1e3&valeur_finale=2000&duree=7')
    expect(data.resume.gainAbsolu).toBe(1000)
    const text = 'valeur_initiale=1#duree=2'
    const { errors } = (await client()
      .simulate('cagr', text)
      .catch((error) => error)) as InvalidQueryError
    expect(errors[0]?.message).toBe('valeur_initiale must be a number')
  })

  it('rejects NaN and infinite values without a request', async () => {
    const requested: string[] = []
    const quiet = createClient({
      baseUrl: service.origin,
      fetch: (input, init) => {
        requested.push(String(input))
        return service.fetch(input, init)
      },
    })
    const query = { valeur_initiale: Number.NaN, valeur_finale: -Infinity, duree: 3 }
    const { errors } = (await quiet.simulate('cagr', query).catch((error) => error)) as InvalidQueryError
    expect(errors).toEqual([
      { field: 'valeur_initiale', message: 'valeur_initiale must be a number', code: 'not_a_number' },
      { field: 'valeur_finale', message: 'valeur_finale must be a number', code: 'not_a_number' },
    ])
    expect(requested).toEqual([])
    const sent = await get(
      service,
      '/api/v1/simulateurs/cagr?valeur_initiale=NaN&valeur_finale=-Infinity&duree=3',
    )
    expect(sent.errors).toEqual(errors)
  })

  it('sends a long address until the service answers 414', async () => {
    const errorOf = (length: number) =>
      client()
        .simulate('cagr', `valeur_initiale=${'1'.repeat(length)}`)
        .catch((error: unknown) => error)
    const long = (await errorOf(4000)) as InvalidQueryError
    expect(long.errors[0]?.message).toBe('valeur_initiale must be a number')
    expect(await errorOf(12_000)).toMatchObject({ name: 'ServiceError', status: 414, code: 'uri_too_long' })
  })

  it('names an unknown simulator and suggests the nearest ones', async () => {
    const error = await client()
      .simulate('cagrr' as 'cagr', '')
      .catch((error) => error)
    expect(error).toBeInstanceOf(NotFoundError)
    expect((error as NotFoundError).message).toBe('There is no simulator cagrr; did you mean cagr?')
  })
})

describe('DenierClient methods', () => {
  const example = { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 }

  it('lists the simulators with catalogue() in both languages', async () => {
    const [french, english] = [await client().catalogue(), await client().catalogue({ lang: 'en' })]
    expect(french.map(({ name }) => name)).toEqual(simulators.map(({ contract }) => contract.name))
    expect(french.map(({ title }) => title)).toEqual(simulators.map(({ contract }) => contract.title.fr))
    expect(english.map(({ title }) => title)).toEqual(simulators.map(({ contract }) => contract.title.en))
    for (const { example, params } of french) {
      expect((await service.fetch(example.address)).status).toBe(200)
      expect(params.length).toBeGreaterThan(0)
    }
  })

  it('returns CSV unchanged to the byte, byte order mark included', async () => {
    const plain = await client().csv('cagr', example)
    expect(plain.split('\r\n').slice(0, 2)).toEqual(['annee,valeur', '1,11213.53'])
    const french = await client().csv('cagr', example, { separator: 'point-virgule' })
    expect(french.split('\r\n').slice(0, 2)).toEqual(['\uFEFFannee;valeur', '1;11213,53'])
    const raw = await service.fetch(
      client().urlOf('cagr', example, { as: 'csv', separator: 'point-virgule' }),
    )
    expect(new TextEncoder().encode(french)).toEqual(new Uint8Array(await raw.arrayBuffer()))
  })

  it('returns an SVG chart in a theme and a language, and another chart by its number', async () => {
    const light = await client().chart('cagr', example)
    const dark = await client().chart('cagr', example, { theme: 'sombre', lang: 'en' })
    for (const svg of [light, dark]) expect(svg).toMatch(/^<svg[^>]*>.*<[/]svg>\s*$/s)
    expect(dark).not.toBe(light)
    expect(light).toContain('role="img"')
    const { charts } = simulators.find((one) => one.contract.charts.length > 1)?.contract ?? { charts: [] }
    const several = simulators.find(({ contract }) => contract.charts === charts)?.contract ?? expect.fail()
    const second = await client().chart(several.name as 'cagr', several.example.query as never, { chart: 2 })
    expect(second).toContain(several.charts[1]?.title.fr)
  })

  it('returns a JSON Schema with the parameters', async () => {
    const schema = await client().schema('cagr')
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
    expect(JSON.stringify(schema)).toContain('valeur_initiale')
  })

  it('finds with goalSeek() a value that reaches the target', async () => {
    const params = { capital: 10_000, taux: 5, duree: 20, inflation: 2 }
    const { data } = await client().goalSeek('interets-composes', {
      ...params,
      inconnue: 'mensuel',
      cible: 'resume.capitalFinalReel',
      valeur: 100_000,
    })
    const again = await client().simulate('interets-composes', {
      ...params,
      mensuel: data.valeur ?? expect.fail(),
    })
    expect(again.data.resume.capitalFinalReel).toBe(data.atteint)
    expect(data.atteint).toBeCloseTo(100_000, 0)
  })

  it('returns with sensitivity() the effects of the parameters', async () => {
    const query = {
      capital: 10_000,
      mensuel: 200,
      taux: 5,
      duree: 20,
      cible: 'resume.capitalFinalReel',
    } as const
    const { data } = await client().sensitivity('interets-composes', query)
    expect(data.effets.map(({ parametre }) => parametre)).toContain('mensuel')
    expect(data.cible).toBe('resume.capitalFinalReel')
  })

  it('returns with explain() the steps of one figure to a depth', async () => {
    const query = { capital: 10_000, mensuel: 200, taux: 5, duree: 20 }
    const what = { figure: 'resume.totalInterets', depth: 1 } as const
    const { data, meta } = await client().explain('interets-composes', query, what)
    expect([data.etapes.map(({ id }) => id), data.profondeur]).toEqual([['totalInterets'], 1])
    expect(meta.computedAt).toMatch(/^\d{4}-/)
    const row = await client().explain('interets-composes', query, { rows: 'yearly', row: 2 })
    expect(row.data.tables[0]?.lignes.map(({ rang }) => rang)).toEqual([2])
  })

  it('builds addresses that answer 200 with their content type', async () => {
    const goal = {
      valeur_initiale: 1,
      valeur_finale: 2,
      inconnue: 'duree',
      cible: 'resume.cagr',
      valeur: 5,
    } as const
    const { urlOf } = client()
    const types = await Promise.all(
      [
        urlOf('cagr', example),
        urlOf('cagr', example, { as: 'csv', separator: 'point-virgule' }),
        urlOf('cagr', example, { as: 'chart', theme: 'sombre', lang: 'en' }),
        urlOf('cagr', undefined, { as: 'schema', lang: 'en' }),
        urlOf('cagr', { ...example, cible: 'resume.cagr' }, { as: 'sensitivity' }),
        urlOf('cagr', goal, { as: 'goalSeek' }),
        urlOf(
          'interets-composes',
          { capital: 1, mensuel: 1, taux: 1, duree: 1 },
          { as: 'explanation', figure: 'resume.totalVerse', depth: 2 },
        ),
      ].map(async (address) => {
        const { status, headers } = await service.fetch(address)
        return `${status} ${headers.get('content-type')?.split(';')[0]}`
      }),
    )
    const json = '200 application/json'
    // A JSON Schema has a media type of its own.
    expect(types.with(3, types[3]?.replace('schema+json', 'json') ?? '')).toEqual([
      json,
      '200 text/csv',
      '200 image/svg+xml',
      json,
      json,
      json,
      json,
    ])
  })
})
