/** The OpenAPI description as a document: a linter, its size, its languages. */
import { gzipSync } from 'node:zlib'
import { fieldsByPath } from '@denier/core'
import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from '@redocly/openapi-core'
import { afterAll, expect, it } from 'vitest'
import { describedBy, operationsOf } from '../support/openapi.ts'
import { sharedInMemory, startInMemory } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'

const service = await startInMemory({ publicUrl: 'https://denier.test' })
afterAll(() => service.close())

/**
 * Rules in addition to the recommended ones, which are all enabled.
 * Left out: `no-http-verbs-in-paths`, which reads "get" in `budget-50-30-20`.
 */
const MORE = [
  'parameter-description',
  'operation-description',
  'operation-tag-defined',
  'operation-singular-tag',
  'component-name-unique',
  'path-params-defined',
  'paths-kebab-case',
  'spec-strict-refs',
  'spec-example-values',
  'array-parameter-serialization',
]

/**
 * Whether a finding is about `x-row`, our own member of the parameter of a list: the linter refuses a reference there, and
 * does not see that it uses the schema of the row.
 */
const isOfRow = (pointer: string, description: string): boolean =>
  pointer.endsWith('/x-row/$ref') || description.includes(`"x-row":{"$ref":"${pointer}"}`)

it.each(['fr', 'en'])('passes the linter with /openapi.json?lang=%s', async (lang) => {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: Object.fromEntries(MORE.map((rule) => [rule, 'error' as const])),
  })
  const text = JSON.stringify(await describedBy(service, lang))
  const problems = await lintDocument({
    document: makeDocumentFromString(text, 'openapi.json'),
    externalRefResolver: new BaseResolver(),
    config,
  })
  const found = problems
    .filter(({ location }) => !isOfRow(location[0]?.pointer ?? '', text))
    .map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)
  expect(found).toEqual([])
})

/** 300 kB, and 48 kB in gzip, for the parameters and figures of today; more of them keep the bound. */
const MOST_BYTES_A_NAME = { plain: 494, gzip: 80 }

it.each(['fr', 'en'])('weighs at most 300 kB for the simulators of today in %s', async (lang) => {
  const text = JSON.stringify(await describedBy(service, lang))
  const names = simulators.flatMap(({ contract }) => [
    ...Object.keys(contract.params),
    ...fieldsByPath(contract.result).keys(),
  ])
  expect(Buffer.byteLength(text) / names.length).toBeLessThan(MOST_BYTES_A_NAME.plain)
  expect(gzipSync(text).length / names.length).toBeLessThan(MOST_BYTES_A_NAME.gzip)
})

it.each(['fr', 'en'])('describes one type of body for each success in %s', async (lang) => {
  for (const { operationId, bodies } of operationsOf(await describedBy(service, lang))) {
    const types = [...(bodies.get(200)?.keys() ?? [])]
    // an explication is a note too, as Markdown or text
    if (operationId.endsWith('Explication'))
      expect(types).toEqual(['application/json', 'text/markdown', 'text/plain'])
    else expect([operationId, types.length]).toEqual([operationId, 1])
  }
})

it('describes the format of an explication', async () => {
  const { components, paths } = (await describedBy(service, 'en')) as unknown as {
    components: { parameters: Record<string, { name: string; schema: { enum?: readonly string[] } }> }
    paths: Record<string, { get: { parameters: readonly { $ref?: string; name?: string }[] } }>
  }
  const { parameters = [] } = paths['/api/v1/simulateurs/fiscalite/explication']?.get ?? {}
  const all = parameters.map(
    ({ $ref = '', ...own }) => components.parameters[$ref.split('/').at(-1) ?? ''] ?? own,
  )
  const format = all.find(({ name }) => name === 'format') as { schema?: object } | undefined
  expect(JSON.stringify(format?.schema)).toMatch(/json.*markdown.*texte/)
})

it('names the contact of its settings', async () => {
  const contactOf = async (contact: string) => {
    const run = await startInMemory({ operator: 'Denier SA', contact })
    const { info } = (await describedBy(run, 'fr')) as unknown as { info: { contact?: object } }
    await run.close()
    return info.contact
  }
  expect(await contactOf('aide@denier.example')).toEqual({ name: 'Denier SA', email: 'aide@denier.example' })
  expect(await contactOf('mailto:aide@denier.example')).toEqual({
    name: 'Denier SA',
    email: 'aide@denier.example',
  })
  expect(await contactOf('https://denier.example/aide')).toEqual({
    name: 'Denier SA',
    url: 'https://denier.example/aide',
  })
  expect(((await describedBy(service, 'fr')) as unknown as { info: object }).info).not.toHaveProperty(
    'contact',
  )
})

it('has the same OpenAPI structure in both languages apart from prose', async () => {
  const [french, english] = [await describedBy(service, 'fr'), await describedBy(service, 'en')]
  expect(skeleton(french)).toEqual(skeleton(english))
  expect(french).not.toEqual(english)
})

it.each(['fr', 'en'] as const)(
  'links from each operation to its method by an absolute address in %s',
  async (lang) => {
    const description = await describedBy(service, lang)
    const operations = operationsOf(description).filter(({ tags }) => tags.includes('simulateurs'))
    expect(operations).toHaveLength(simulators.length)
    for (const [index, { contract }] of simulators.entries()) {
      const { description: text, externalDocs } = described(description, operations[index]?.path ?? '')
      expect(text).toContain(contract.purpose[lang])
      const { origin, pathname, hash } = new URL(externalDocs.url)
      expect(origin).toBe('https://denier.test')
      const [path, id] = [pathname, hash.slice(1)]
      const page = await service.fetch(`${service.origin}${path}`)
      expect([path, page.status]).toEqual([path, 200])
      expect(await page.text()).toContain(`id="${id}"`)
    }
  },
)

interface DescribedOperation {
  readonly description: string
  readonly externalDocs: { readonly description: string; readonly url: string }
}

const described = (description: unknown, path: string): DescribedOperation =>
  (description as { readonly paths: Readonly<Record<string, { readonly get: DescribedOperation }>> }).paths[
    path
  ]?.get ?? expect.fail(`${path} is not described`)

/** The document without its prose. */
function skeleton(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(skeleton)
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([name, value]) => typeof value !== 'string' || !PROSE.has(name))
      .map(([name, value]) => [name, skeleton(value)]),
  )
}

/** Members that differ between languages. */
const PROSE = new Set(['url', 'example', 'title', 'description', 'summary', 'message', 'disclaimer'])

it('names the public address of the service in servers', async () => {
  expect(await describedBy(service, 'fr')).toMatchObject({
    openapi: '3.1.0',
    servers: [{ url: 'https://denier.test' }],
  })
  const unproxied = await sharedInMemory()
  expect(await describedBy(unproxied, 'fr')).toMatchObject({ servers: [{ url: unproxied.origin }] })
})
