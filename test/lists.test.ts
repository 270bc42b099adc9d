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
/** The rows of a list that the interfaces must give back. */
const family = [
  { lien: 'conjoint', nombre: 1, age: 70, handicap: false },
  { lien: 'enfant', nombre: 2, handicap: true },
]
const request = (query: string) => get(service, `${PATH}?${query}`)

/** Every blank as a plain space. */
const plain = (text: string) => text.replace(/\s+/g, ' ')

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

  /** What the command prints for these options. */
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

  /** The body of the answer of a tool. */
  const tool = async (name: string, args: object) => {
    const response = await service.fetch(`${service.origin}/mcp?outils=tous`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: args },
      }),
    })
    return response.text()
  }

  it('is an array of objects for an assistant', async () => {
    const call = (args: object) => tool('famille-essai', args)
    expect(await call({ proche: family })).toContain('"personnes":3')
    expect(await call({ proche: [{ lien: 'enfnt' }] })).toContain('proche[1].lien')
  })

  it('is described to an assistant with the columns of its rows', async () => {
    const described = await service.fetch(`${service.origin}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'decrire', arguments: { simulateur: 'famille-essai' } },
      }),
    })
    const text = await described.text()
    const { result } = JSON.parse(/\{.*\}/s.exec(text)?.[0] ?? '')
    const proche = result.structuredContent.parametres.find((one: { nom: string }) => one.nom === 'proche')
    expect(proche).toMatchObject({ type: 'array', lignesMax: 30, requis: false })
    expect(proche.colonnes.map(({ requis }: { requis?: boolean }) => requis)).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ])
    expect(proche.colonnes).toMatchObject([
      { nom: 'lien', requis: true, choix: { conjoint: 'Conjoint', enfant: 'Enfant' } },
      { nom: 'nombre', type: 'integer', defaut: 1, min: 1, max: 20 },
      { nom: 'age' },
      { nom: 'handicap', type: 'boolean', defaut: false },
    ])
    const lines: readonly string[] = result.content[0].text.split('\n').map(plain)
    expect(lines).toContain('- proche (Proches) : array, au plus 30 lignes, facultatif')
    expect(lines).toContain(' - lien (Lien) : string, parmi conjoint | enfant, obligatoire')
  })
})

describe('a list in other analyses', () => {
  const query = 'proche=conjoint,age:70&proche=enfant,nombre:2,handicap'
  const ask = async (endpoint: string, more = '') => {
    const response = await service.fetch(`${service.origin}${PATH}/${endpoint}?${query}${more}`)
    return response.text()
  }

  it('leaves goal seek and sensitivity to numbers outside of rows', async () => {
    const sought = JSON.parse(await ask('resolution', '&inconnue=patrimoine&cible=resume.personnes&valeur=3'))
    expect(sought.meta.hypotheses.proche).toEqual(family)
    const effects = JSON.parse(await ask('sensibilite', '&patrimoine=100&cible=resume.personnes'))
    expect(effects.data.effets.map((one: { parametre: string }) => one.parametre)).toEqual(['patrimoine'])
    expect(effects.meta.hypotheses.proche).toEqual(family)
    const { status, errors } = await get(
      service,
      `${PATH}/resolution?${query}&inconnue=proche&cible=resume.personnes&valeur=3`,
    )
    expect([status, errors[0]?.field]).toEqual([422, 'inconnue'])
  })

  it('is a table of its rows in an explication', async () => {
    const { data } = JSON.parse(await ask('explication'))
    const { parametres, etapes } = data
    expect(parametres).toMatchObject([
      {
        nom: 'proche',
        libelle: 'Proches',
        valeur: null,
        affichee: '2 lignes',
        donne: true,
        colonnes: [
          { nom: 'lien', libelle: 'Lien', unite: null },
          { nom: 'nombre' },
          { nom: 'age', unite: 'years' },
          { nom: 'handicap' },
        ],
        lignes: [
          { lien: 'conjoint', nombre: 1, age: 70, handicap: false },
          { lien: 'enfant', nombre: 2, age: null, handicap: true },
        ],
      },
    ])
    expect(etapes.at(-1)).toMatchObject({ figure: 'resume.personnes', genre: 'formule', valeur: 3 })
  })

  it('is a table in a note: text, Markdown and page', async () => {
    const text = await ask('explication', '&format=texte&lang=en')
    const lines = text.split('\n').map((line) => line.trim().replace(/\s+/g, ' '))
    expect(lines).toContain('Kinship Number Age Disability')
    expect(lines).toContain('Person 1 Spouse 1 70 years no')
    expect(lines).toContain('Person 2 Child 2 yes')
    const markdown = await ask('explication', '&format=markdown')
    expect(plain(markdown)).toContain('| Proche 1 | Conjoint | 1 | 70 ans | non |')
    const page = await service.fetch(`${service.origin}/famille-essai/note?${query}`, {
      headers: { accept: 'text/html' },
    })
    const html = await page.text()
    expect(plain(html)).toContain(
      '<tr><th scope="row">Proche 2</th><td>Enfant</td><td>2</td><td></td><td>oui</td></tr>',
    )
  })
})
