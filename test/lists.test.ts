/** Every interface takes a list of rows, gives the same answer, and names the row and the field of a fault. */
import { createClient } from '@denier/client'
import type { Client } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runSimulator } from '../apps/cli/src/commands/run-simulator.ts'
import { readQuery } from '../packages/core/src/definition/grammar.ts'
import { connect, errorsOf } from './mcp/mcp-client.ts'
import { get } from './support/client.ts'
import { family } from './support/list-simulator.ts'
import { startService, type TestService } from './support/service.ts'

const PATH = '/api/v1/simulateurs/famille'
const ROWS = 'proche=conjoint,age:70&proche=enfant,nombre:2,handicap'
const asRows = [
  { lien: 'conjoint', age: 70 },
  { lien: 'enfant', nombre: 2, handicap: true },
]
const complete = [
  { lien: 'conjoint', nombre: 1, age: 70, don: 0, exonere: 0, handicap: false },
  { lien: 'enfant', nombre: 2, don: 0, exonere: 0, handicap: true },
]

let service: TestService
let mcp: Client
beforeAll(async () => {
  service = await startService({ simulators: [family] })
  mcp = await connect(service)
})
afterAll(async () => {
  await mcp.close()
  await service.close()
})

describe('HTTP', () => {
  it('answers rows in several parameters or in one, with every value used', async () => {
    for (const query of [ROWS, 'proche=age:70,conjoint%7Chandicap,nombre:2,lien:enfant']) {
      const { status, answer } = await get(service, `${PATH}?${query}`)
      expect([status, answer.data.resume]).toEqual([200, { personnes: 3, annees: 70 }])
      expect(answer.meta.hypotheses).toEqual({ patrimoine: 0, proche: complete })
    }
  })

  it('refuses with every fault of every row', async () => {
    const { status, errors } = await get(
      service,
      `${PATH}?patrimoine=1&patrimoine=2&proche=enfnt,age:abc&proche=enfant,exonere:2,agee:3|a:b:c`,
    )
    expect(status).toBe(422)
    expect(errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'patrimoine repeated',
      'proche[1].lien not_a_choice',
      'proche[1].age not_an_integer',
      'proche[2].agee unknown',
      'proche[3] not_a_row',
    ])
    const inconsistent = await get(service, `${PATH}?proche=enfant,exonere:2`)
    expect(inconsistent.errors).toEqual([
      {
        field: 'proche[1].exonere',
        message: 'proche[1].exonere must be at most don',
        code: 'inconsistent',
      },
    ])
  })

  it.each([
    `proche=${'|'.repeat(7000)}`,
    `proche=${'enfant|'.repeat(900)}`,
    `proche=${'a:b,'.repeat(1500)}`,
    'proche[1].lien=enfant',
    'proche=__proto__:1,constructor:2,enfant',
    'proche=%00&proche=%FF',
  ])('stays up for %.40s', async (query) => {
    const { status } = await get(service, `${PATH}?${query}`)
    expect([200, 422]).toContain(status)
    expect(({} as Record<string, unknown>).lien).toBeUndefined()
  })

  it('writes CSV and a chart of a question with rows', async () => {
    const csv = await get(service, `${PATH}/tableau.csv?${ROWS}`)
    expect(csv.text).toContain('conjoint,70')
    const chart = await get(service, `${PATH}/graphique.svg?${ROWS}`)
    expect(chart.status).toBe(200)
  })

  it('seeks and varies numbers only', async () => {
    const study = await get(service, `${PATH}/sensibilite?${ROWS}&cible=resume.personnes`)
    expect(study.status).toBe(200)
    const search = await get(
      service,
      `${PATH}/resolution?${ROWS}&cible=resume.personnes&inconnue=proche&valeur=3`,
    )
    expect(search.errors.map(({ field, code }) => `${field} ${code}`)).toEqual(['inconnue not_a_choice'])
  })

  it('describes a list in OpenAPI as texts of rows, with the object of a row', async () => {
    const { json } = await get(service, '/openapi.json')
    const parameters = Object.values(
      (json as { components: { parameters: Record<string, Record<string, unknown>> } }).components.parameters,
    )
    const list = parameters.find(({ name }) => name === 'proche')
    expect(list).toMatchObject({
      in: 'query',
      style: 'form',
      explode: true,
      schema: { type: 'array', maxItems: 30, items: { type: 'string' } },
      example: ['conjoint,age:70', 'enfant,nombre:2,handicap'],
      'x-row': { type: 'object', required: ['lien'], additionalProperties: false },
    })
    const { pattern } = (list as { schema: { items: { pattern: string } } }).schema.items
    for (const row of ['conjoint,age:70', 'enfant', 'a:1|b']) expect(row).toMatch(new RegExp(pattern))
    for (const row of ['', ',', 'a:b:c', 'a,']) expect(row).not.toMatch(new RegExp(pattern))
  })

  it('lists the parameter and an example address in the catalogue', async () => {
    const { json } = await get(service, '/api/v1/simulateurs')
    const [entry] = (json as { data: { simulateurs: Record<string, unknown>[] } }).data.simulateurs
    expect(JSON.stringify(entry)).toContain(
      'proche=conjoint%2Cage%3A70&proche=enfant%2Cnombre%3A2%2Chandicap',
    )
  })
})

describe('an interface other than HTTP', () => {
  it('gives the same answer by MCP from an array of objects', async () => {
    const result = await mcp.callTool({ name: 'famille', arguments: { proche: asRows } })
    expect(result.structuredContent).toMatchObject({
      data: { resume: { personnes: 3, annees: 70 } },
      meta: { hypotheses: { proche: complete } },
    })
    const refused = await mcp.callTool({ name: 'famille', arguments: { proche: [{ lien: 'enfnt' }] } })
    expect(errorsOf(refused as never)).toMatchObject([{ field: 'proche[1].lien', code: 'not_a_choice' }])
    const { tools } = await mcp.listTools()
    const tool = tools.find(({ name }) => name === 'famille')
    expect(tool?.inputSchema.properties?.proche).toMatchObject({ type: 'array', maxItems: 30 })
  })

  it('gives it by the general tool of MCP, with the address of the question', async () => {
    const general = await connect(service, 'legacy', '')
    const result = await general.callTool({
      name: 'simuler',
      arguments: { simulateur: 'famille', parametres: { proche: asRows } },
    })
    await general.close()
    expect(JSON.stringify(result)).toContain('proche=conjoint%2Cage%3A70&proche=enfant')
  })

  it('gives it by the client', async () => {
    const client = createClient({ baseUrl: service.origin })
    const answer = await client.simulate('famille' as 'cagr', { proche: asRows } as never)
    expect(answer.data.resume).toEqual({ personnes: 3, annees: 70 })
  })

  it('gives it by the command', async () => {
    const written = { out: '', err: '' }
    const sink = (name: keyof typeof written) => ({
      isTTY: false,
      write: (text: string) => {
        written[name] += text
      },
    })
    const run = (...args: string[]) =>
      runSimulator(family, {
        command: 'famille',
        args,
        language: 'en',
        io: {
          stdout: sink('out'),
          stderr: sink('err'),
          env: {},
          columns: 80,
          now: () => '2026-11-21T10:00:00.000Z',
          today: () => '2026-11-21' as never,
        },
      } as never)
    const rows = ['--proche', 'conjoint,age:70', '--proche', 'enfant,nombre:2,handicap']
    expect(await run(...rows, '--json')).toBe(0)
    expect(JSON.parse(written.out).data.resume).toEqual({ personnes: 3, annees: 70 })
    expect(await run(...rows)).toBe(0)
    expect(written.out).toContain('3 persons.')
    expect(await run('--proche', 'enfnt', '--proche', 'enfant,age:x')).toBe(2)
    expect(written.err).toContain('proche[1].lien')
    expect(written.err).toContain('proche[2].age')
  })
})

it('reads the same rows from the text of a query and from objects', () => {
  const fromQuery = family.parser.fromQuery(readQuery(ROWS))
  const fromObject = family.parser.fromObject({ proche: asRows })
  expect(fromQuery.ok && fromQuery.params).toEqual(fromObject.ok && fromObject.params)
})
