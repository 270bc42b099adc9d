/** Choice between JSON and CSV, and content of the CSV table. */
import { parse } from 'csv-parse/sync'
import { describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { expectConstantHeaders } from '../support/headers.ts'
import { asNewClient, sharedInMemory, startInMemory } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'

const service = await sharedInMemory()

const QUERY = 'capital=10000&mensuel=300&taux=7&duree=3'
const ADDRESS = simulateur('interets-composes', QUERY)
/** The types of the two formats. */
const SHEET = 'text/csv; charset=utf-8; header=present'
const JSON_TYPE = 'application/json; charset=utf-8'

/** The type of an answer. @param more of the query, with its ampersand. */
const typeOf = async (more: string, accept?: string) =>
  (await get(service, ADDRESS + more, accept === undefined ? {} : { accept })).headers.get('content-type')

describe('format of the answer', () => {
  it.each([
    ['no preference', '', '*/*', JSON_TYPE],
    ['a browser', '', 'text/html,application/xml;q=0.9,*/*;q=0.8', JSON_TYPE],
    ['CSV strictly preferred', '', 'text/csv, application/json;q=0.9', SHEET],
    ['both alike', '', 'text/csv, application/json', JSON_TYPE],
    ['neither', '', 'image/png', JSON_TYPE],
    ['nonsense', '', ';;"=,', JSON_TYPE],
    ['format=csv', '&format=csv', '*/*', SHEET],
    ['format=csv over Accept', '&format=csv', 'application/json', SHEET],
    ['format=json over Accept', '&format=json', 'text/csv', JSON_TYPE],
    ['an empty format', '&format=', 'text/csv', SHEET],
  ])('follows the parameters and Accept with %s', async (_, more, accept, type) => {
    expect(await typeOf(more, accept)).toBe(type)
  })
})

describe('CSV answer', () => {
  it('downloads as a file named after its simulator, cacheable for an hour', async () => {
    const { status, headers, text } = await get(service, `${ADDRESS}&format=csv`)
    expect(status).toBe(200)
    expectConstantHeaders(Object.fromEntries(headers))
    expect(headers.get('content-disposition')).toBe('attachment; filename="interets-composes.csv"')
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
    expect(headers.get('vary')).toBe('Accept')
    expect(text).toBe(
      [
        'annee,capitalBrut,capitalReel,totalVerse,interets',
        '1,14414.09,14131.46,13600,814.09',
        '2,19137.16,18394.05,17200,1937.16',
        '3,24190.86,22795.58,20800,3390.86',
        '',
      ].join('\r\n'),
    )
  })

  it('contains semicolons, decimal commas and a byte order mark for French spreadsheets', async () => {
    const { headers, text } = await get(service, `${ADDRESS}&format=csv&separateur=point-virgule`)
    expect(headers.get('content-type')).toBe(SHEET)
    const response = await service.fetch(`${service.origin}${ADDRESS}&format=csv&separateur=point-virgule`)
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(text.split('\r\n')[1]).toBe('1;14414,09;14131,46;13600;814,09')
  })

  it.each(simulators.map(({ contract }) => [contract.name, contract] as const))(
    'contains the main table of %s in both languages',
    async (name, { table, example }) => {
      for (const lang of ['fr', 'en']) {
        const address = simulateur(name, { ...example.query, lang })
        const { answer } = await get(service, address)
        const { status, text } = await get(service, `${address}&format=csv`)
        expect(status).toBe(200)
        const read = parse<Record<string, string>>(text, { columns: true })
        const rows = (answer.data as unknown as Record<string, Record<string, unknown>[]>)[table] ?? []
        expect(read).toEqual(
          rows.map((row) =>
            Object.fromEntries(
              Object.entries(row)
                .filter(([, value]) => !Array.isArray(value))
                .map(([column, value]) => [column, value === null ? '' : String(value)]),
            ),
          ),
        )
      }
    },
  )
})

describe('caches of CSV and JSON', () => {
  const tagOf = async (more: string, accept = '*/*') =>
    (await get(service, ADDRESS + more, { accept })).headers.get('etag')

  it('receives a distinct entity tag for each format, however it is requested', async () => {
    const tags = await Promise.all(
      ['', '&format=csv', '&format=csv&separateur=point-virgule', '&format=csv&lang=en'].map((more) =>
        tagOf(more),
      ),
    )
    expect(new Set(tags).size).toBe(4)
    expect(await tagOf('', 'text/csv')).toBe(tags[1])
    expect(await tagOf('&format=json', 'text/csv')).toBe(tags[0])
    expect(await tagOf('&format=csv&separateur=virgule')).toBe(tags[1])
  })

  it('receives 304 for the same format and 200 for the other', async () => {
    const sheet = (await tagOf('&format=csv')) ?? ''
    const again = await get(service, `${ADDRESS}&format=csv`, { 'if-none-match': sheet })
    expect([again.status, again.text, again.headers.get('content-disposition')]).toEqual([304, '', null])
    expect((await get(service, ADDRESS, { 'if-none-match': sheet })).status).toBe(200)
  })
})

describe('invalid query for CSV', () => {
  const errorsOf = async (more: string, accept = '*/*') => {
    const { status, headers, errors } = await get(service, ADDRESS + more, { accept })
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      422,
      JSON_TYPE,
      'no-store',
    ])
    return errors
  }
  const misplaced = {
    field: 'separateur',
    message: 'separateur must be virgule unless the format is csv',
    code: 'inconsistent',
  }

  it('receives its problems in JSON whatever the client prefers', async () => {
    expect(await errorsOf('&frais=x', 'text/csv')).toEqual([
      { field: 'frais', message: 'frais must be a number', code: 'not_a_number' },
    ])
    expect(await errorsOf('&format=xls&separateur=tab')).toEqual([
      { field: 'format', message: 'format must be one of json, csv', code: 'not_a_choice' },
      {
        field: 'separateur',
        message: 'separateur must be one of virgule, point-virgule',
        code: 'not_a_choice',
      },
    ])
  })

  it('refuses a separator without CSV, except the default one', async () => {
    expect(await errorsOf('&separateur=point-virgule')).toEqual([misplaced])
    expect(await errorsOf('&format=json&separateur=point-virgule', 'text/csv')).toEqual([misplaced])
    expect(await typeOf('&format=json&separateur=virgule')).toBe(JSON_TYPE)
    expect(await typeOf('&separateur=point-virgule', 'text/csv')).toBe(SHEET)
  })

  it('reports every problem at once, unknown names last', async () => {
    expect(await errorsOf('&separateur=point-virgule&formt=csv&frais=x&lang=de')).toEqual([
      { field: 'frais', message: 'frais must be a number', code: 'not_a_number' },
      { field: 'lang', message: 'lang must be one of fr, en', code: 'not_a_choice' },
      misplaced,
      {
        field: 'formt',
        message: 'formt is not a parameter of interets-composes; did you mean format?',
        code: 'unknown',
      },
    ])
    expect((await errorsOf('&separateur=point-virgule&format=xls')).map(({ field }) => field)).toEqual([
      'format',
    ])
  })

  it('refuses format=csv on routes without a table', async () => {
    for (const endpoint of ['resolution', 'sensibilite', 'graphique.svg', 'schema']) {
      const { errors } = await get(
        service,
        `${simulateur('interets-composes')}/${endpoint}?${QUERY}&format=csv`,
      )
      expect(errors.find(({ field }) => field === 'format')?.code, endpoint).toBe('unknown')
    }
  })
})

describe('tableau.csv', () => {
  const tableAddress = (query: string) => `${simulateur('interets-composes')}/tableau.csv?${query}`
  const expectSameFile = async (query: string, more: string) => {
    const [table, chosen] = [await get(service, tableAddress(query)), await get(service, `${ADDRESS}${more}`)]
    expect([table.status, table.text]).toEqual([200, chosen.text])
    for (const name of ['content-type', 'content-disposition', 'cache-control'])
      expect(table.headers.get(name)).toBe(chosen.headers.get(name))
  }

  it('has the same file as format=csv, with either separator', async () => {
    await expectSameFile(QUERY, '&format=csv')
    await expectSameFile(
      `${QUERY}&separateur=point-virgule&lang=en`,
      '&format=csv&separateur=point-virgule&lang=en',
    )
  })

  it('is CSV whatever the client prefers', async () => {
    const { headers } = await get(service, tableAddress(QUERY), { accept: 'application/json' })
    expect(headers.get('content-type')).toBe(SHEET)
  })

  it('refuses the same parameters as the simulator, and format, in JSON', async () => {
    const { status, headers, errors } = await get(
      service,
      tableAddress('capital=1&mensuel=-1&taux=7&format=csv'),
    )
    expect([status, headers.get('content-type')]).toEqual([422, JSON_TYPE])
    expect(errors.map(({ field, code }) => [field, code])).toEqual([
      ['mensuel', 'too_small'],
      ['duree', 'required'],
      ['format', 'unknown'],
    ])
  })

  it('counts as a question', async () => {
    const limited = asNewClient(await startInMemory({ limit: 30, now: () => 0 }))
    expect((await get(limited, tableAddress(QUERY))).headers.get('x-ratelimit-remaining')).toBe('29')
    expect((await get(limited, tableAddress('x=1'))).headers.get('x-ratelimit-remaining')).toBe('28')
  })
})
