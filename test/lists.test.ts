/** A list of rows through every interface: the library, HTTP, its description, the command, the client, MCP. */
import type { Simulator } from '@denier/core'
import { afterAll, describe, expect, it } from 'vitest'
import { runSimulator } from '../apps/cli/src/commands/run-simulator.ts'
import { queryText } from '../packages/client/src/write-query.ts'
import { ask } from '../packages/core/src/ask.ts'
import { get } from './support/client.ts'
import { listSimulator } from './support/list-simulator.ts'
import { startInMemory } from './support/service.ts'

const simulator = listSimulator as unknown as Simulator
const service = await startInMemory({ simulators: [simulator] })
afterAll(() => service.close())

const PATH = '/api/v1/simulateurs/famille-essai'
const family = [
  { lien: 'conjoint', nombre: 1, age: 70, handicap: false },
  { lien: 'enfant', nombre: 2, handicap: true },
]
const request = (query: string) => get(service, `${PATH}?${query}`)

describe('a list over HTTP', () => {
  it.each([
    'proche=conjoint,age:70&proche=enfant,nombre:2,handicap',
    'proche=age:70,lien:conjoint|handicap:true,enfant,nombre:2',
    'proche=conjoint%2Cage%3A70%7Cenfant,,handicap,nombre:2|',
  ])('answers %s with the rows as hypotheses', async (query) => {
    const { status, answer } = await request(query)
    expect(status).toBe(200)
    expect(answer.data.resume).toEqual({ personnes: 3 })
    expect(answer.meta.hypotheses.proche).toEqual(family)
  })

  it('reports every fault of every row', async () => {
    const { status, errors } = await request(
      'patrimoine=1&patrimoine=2&proche=enfnt,age:abc&proche=conjoint,agee:7&proche=a:b:c',
    )
    expect(status).toBe(422)
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'patrimoine repeated',
      'proche[1].lien not_a_choice',
      'proche[1].age not_an_integer',
      'proche[2].agee unknown',
      'proche[3] not_a_row',
    ])
  })

  it.each([
    [`proche=${'enfant|'.repeat(1000)}`, 'too_many'],
    [`proche=enfant,${'x'.repeat(8000)}:1`, 'unknown'],
    [`proche=enfant,${'age:1,'.repeat(1200)}`, 'repeated'],
    ['proche=enfant,__proto__:1', 'unknown'],
    ['proche=__proto__', 'not_a_choice'],
    ['proche=enfant,nombre:20|enfant,nombre:20|enfant,nombre:20|enfant', 'too_many'],
    ['proche=conjoint&proche=conjoint', 'inconsistent'],
  ])('refuses a hostile list (%#)', async (query, code) => {
    const { status, errors } = await request(query)
    expect(status).toBe(422)
    expect(errors.map((one) => one.code)).toEqual([code])
  })

  it.each(['proche=', 'proche=|,|', 'proche=&proche='])('reads %s as no rows', async (query) => {
    expect((await request(query)).answer.meta.hypotheses.proche).toEqual([])
  })

  it('describes the list as an array of texts, and its row as an object', async () => {
    const { json } = await get(service, '/openapi.json')
    const { components } = json as { components: Record<string, Record<string, Record<string, unknown>>> }
    const { schema, ...parameter } = components.parameters?.proche ?? {}
    expect(parameter).toMatchObject({
      style: 'form',
      explode: true,
      example: ['conjoint,age:70', 'enfant,nombre:2'],
      'x-row': { $ref: '#/components/schemas/FamilleEssaiProche' },
    })
    const { items } = schema as { items: { pattern: string } }
    expect(schema).toMatchObject({ type: 'array', maxItems: 30, items: { type: 'string' } })
    for (const text of parameter.example as string[]) expect(text).toMatch(new RegExp(items.pattern))
    expect('a:b:c').not.toMatch(new RegExp(items.pattern))
    expect(components.schemas?.FamilleEssaiProche).toMatchObject({ type: 'object', required: ['lien'] })
  })

  it('lists the fields of a row in the catalogue', async () => {
    const { json } = await get(service, '/api/v1/simulateurs')
    const [entry] = (json as { data: { simulateurs: { params: unknown[]; example: { address: string } }[] } })
      .data.simulateurs
    expect(entry?.params[1]).toMatchObject({
      type: 'array',
      key: 'lien',
      maxRows: 30,
      row: [{ name: 'lien' }, {}, {}, {}],
    })
    const address = new URL(entry?.example.address ?? '')
    expect((await get(service, address.pathname + address.search)).answer.data.resume).toEqual({
      personnes: 3,
    })
  })
})

describe('a list elsewhere', () => {
  it('is an array of objects in the library', async () => {
    const reply = await ask(simulator, { proche: [{ lien: 'enfant' }] })
    expect(reply.meta?.hypotheses.proche).toMatchObject([{ lien: 'enfant', nombre: 1 }])
    const refused = await ask(simulator, { proche: [{ lien: 'enfant', age: '7' }, 'enfant'] })
    expect(refused.errors?.map(({ field }) => field)).toEqual(['proche[1].age', 'proche[2]'])
  })

  it('is written by the client as one parameter a row', async () => {
    const written = queryText({ proche: family })
    if ('errors' in written) expect.fail('refused')
    expect((await request(written.text)).answer.meta.hypotheses.proche).toEqual(family)
    expect(queryText({ proche: [{ age: Number.NaN }] })).toMatchObject({
      errors: [{ field: 'proche[1].age' }],
    })
    expect(() => queryText({ proche: [{ lien: 'a|b' }] })).toThrow(TypeError)
    expect(() => queryText({ proche: ['enfant'] })).toThrow(TypeError)
  })

  const command = async (...args: string[]) => {
    const written = { out: '', err: '' }
    const sink = (name: 'out' | 'err') => ({
      isTTY: false,
      write: (text: string) => {
        written[name] += text
      },
    })
    const io = {
      stdout: sink('out'),
      stderr: sink('err'),
      env: {},
      columns: 80,
      now: () => '2026-11-21T10:00:00.000Z',
      today: () => '2026-11-21' as never,
    }
    await runSimulator(simulator, { command: 'famille-essai', args, language: 'fr', io })
    return written
  }

  /** Every blank as a plain space. */
  const plain = (text: string) => text.replace(/\s+/g, ' ')

  it('is an option given once a row on the command line', async () => {
    const { out } = await command(
      '--proche',
      'conjoint,age:70',
      '--proche',
      'enfant,nombre:2,handicap',
      '--json',
    )
    expect(JSON.parse(out).meta.hypotheses.proche).toEqual(family)
  })

  it('has its faults in French on the command line', async () => {
    const { err } = await command('--proche', 'conjoint,age:abc', '--proche', 'conjoint')
    expect(plain(err)).toContain('« proche[1].age » doit être un nombre entier')
    const { err: twice } = await command('--proche', 'conjoint', '--proche', 'conjoint')
    expect(plain(twice)).toContain('« proche[2].lien » désigne un seul conjoint')
  })

  it('is an array of objects for an assistant', async () => {
    const call = async (args: object) => {
      const response = await service.fetch(`${service.origin}/mcp?outils=tous`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify({
          jsonrpc: '2.0',
          id: 1,
          method: 'tools/call',
          params: { name: 'famille-essai', arguments: args },
        }),
      })
      return response.text()
    }
    expect(await call({ proche: family })).toContain('"personnes":3')
    expect(await call({ proche: [{ lien: 'enfnt' }] })).toContain('proche[1].lien')
  })
})
