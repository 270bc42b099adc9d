/** The examples and parameters of the OpenAPI description, compared with the service. */
import type { CivilDate } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointsOf } from '../../apps/api/src/answer/endpoints.ts'
import { get } from '../support/client.ts'
import {
  type Description,
  describedBy,
  mismatches,
  type Operation,
  operationsOf,
} from '../support/openapi.ts'
import { type InMemoryService, startInMemory } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'

/** The day of the worked examples, some of which include it. */
const DAY = '2026-11-21' as CivilDate

const LANGUAGES = ['fr', 'en'] as const
type Described = Readonly<Record<(typeof LANGUAGES)[number], readonly Operation[]>>

let service: InMemoryService
let described: Described
beforeAll(async () => {
  service = await startInMemory({ clock: { now: () => new Date().toISOString(), today: () => DAY } })
  const [fr, en] = await Promise.all(LANGUAGES.map((lang) => describedBy(service, lang)))
  described = { fr: operationsOf(fr as Description), en: operationsOf(en as Description) }
})
afterAll(() => service.close())

/** The address of the example of an operation. */
function exampleOf({ path, parameters }: Operation, lang: string): string {
  const query = new URLSearchParams({ lang })
  for (const { name, example } of parameters) if (example !== undefined) query.set(name, String(example))
  return `${path}?${query}`
}

describe.each(LANGUAGES)('OpenAPI examples in %s', (lang) => {
  it('contains only goal seek examples with a solution', async () => {
    const operations = described[lang]
    const searches = operations.filter(({ parameters }) => parameters.some(({ name }) => name === 'inconnue'))
    expect(searches).toHaveLength(simulators.length)
    for (const operation of searches) {
      const { answer } = await get(service, exampleOf(operation, lang))
      expect(answer.data, operation.operationId).toMatchObject({ valeur: expect.any(Number) })
    }
  })

  it('answers the example of every operation as described', async () => {
    const operations = described[lang]
    expect(operations).toHaveLength(simulators.flatMap(endpointsOf).length + simulators.length + 4)
    for (const operation of operations) {
      const { status, text, headers } = await get(service, exampleOf(operation, lang))
      expect(status, operation.operationId).toBe(200)
      const type = headers.get('content-type')
      expect(mismatches(operation, { status, type, body: text }), operation.operationId).toEqual([])
    }
  })

  it('offers each preset of a simulator as a query that answers', async () => {
    const lines = described[lang].flatMap(({ path, description }) =>
      [...description.matchAll(/^- (.+?)\u00a0?: `\?(.+)`$/gm)].map(([, title, query]) => ({
        path,
        title,
        query,
      })),
    )
    expect(lines.map(({ title }) => title)).toEqual(
      simulators.flatMap(({ contract }) => contract.presets.map(({ title }) => title[lang])),
    )
    for (const { path, query } of lines) {
      const { status } = await get(service, `${path}?${query}`)
      expect([path, query, status]).toEqual([path, query, 200])
    }
  })

  it('shows the first rows of the answers of the service', async () => {
    const operations = described[lang]
    const examples = operations.flatMap((operation) =>
      [...operation.examples].map(([type, example]) => ({ operation, type, example })),
    )
    expect(examples).toHaveLength(simulators.length)
    for (const { operation, type, example } of examples) {
      const { answer } = await get(service, exampleOf(operation, lang), { accept: type })
      expect(answer, operation.operationId).toMatchObject(shownIn(example as Shown, answer))
      expect(mismatches(operation, { status: 200, type, body: JSON.stringify(example) })).toEqual([])
    }
  })
})

/** As much of an answer as an example shows. */
interface Shown {
  readonly data: object
  readonly meta: { readonly computedAt: string }
}

/**
 * An example as the whole answer would be: its tables have only their first rows, and its time is another.
 */
function shownIn({ data, meta, ...rest }: Shown, answer: { readonly data: object }) {
  const whole = (shown: unknown, given: unknown): unknown => {
    if (Array.isArray(shown))
      return shown
        .map((row, index) => whole(row, (given as unknown[])[index]))
        .concat((given as unknown[]).slice(shown.length))
    if (typeof shown !== 'object' || shown === null) return shown
    return Object.fromEntries(
      Object.entries(shown).map(([name, value]) => [
        name,
        whole(value, (given as Record<string, unknown>)[name]),
      ]),
    )
  }
  const { computedAt: _, ...lasting } = meta
  return { ...rest, data: whole(data, answer.data), meta: lasting }
}

it('describes the parameters of each contract and the presentation parameters', () => {
  const operations = described.fr
  for (const { contract } of simulators) {
    const operation = operations.find(({ path }) => path.endsWith(`/${contract.name}`))
    expect(operation?.parameters.map(({ name }) => name)).toEqual([...Object.keys(contract.params), 'lang'])
    for (const { name, in: place, required, schema } of operation?.parameters ?? []) {
      const field = contract.params[name]
      if (!field) continue
      expect(place).toBe('query')
      expect(required ?? false).toBe(field.default === undefined && !field.optional)
      const range = field.among ? [undefined, undefined] : [field.min, field.max]
      const usual = field.list ? undefined : field.default // no row is the default of every list
      expect([schema.minimum, schema.maximum, schema.default]).toEqual([...range, usual])
      expect(schema.enum).toEqual(field.among ?? (field.choices && Object.keys(field.choices)))
    }
  }
})
