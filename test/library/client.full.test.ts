/** `@denier/client` as published, installed alone in an empty project. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compiled, installed, node, packNeeded, scratch } from '../support/packages.ts'
import { startService } from '../support/service.ts'
import { clientConsumer } from './consumer.ts'

const { folder, remove } = scratch()
let project: string
beforeAll(async () => {
  project = await installed(folder, await packNeeded(folder, ['client']))
}, 600_000)
afterAll(remove)

const strict = {
  module: 'nodenext',
  lib: ['es2023', 'dom'],
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
}

describe('@denier/client installed alone', () => {
  it('installs no other package', () => {
    expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@denier',
    ])
    expect(readdirSync(join(project, 'node_modules/@denier'))).toEqual(['client'])
    expect(existsSync(join(project, 'node_modules/@denier/client/node_modules'))).toBe(false)
  })

  it('queries the service', async () => {
    const service = await startService()
    const printed = await node(
      project,
      `import { createClient } from '@denier/client'
      const client = createClient({ baseUrl: '${service.origin}' })
      const { data } = await client.simulate('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
      console.log(data.resume.cagr)`,
    ).finally(() => service.close())
    expect(printed).toBe('100\n')
  })

  it.each([
    ['Node', strict],
    ['a bundler', { ...strict, module: 'esnext', moduleResolution: 'bundler' }],
  ])('types parameters and results for %s with its declarations checked', async (_, options) => {
    expect(await compiled(project, clientConsumer, options)).toBe('')
  })

  it('rejects each wrong use of the program at compile time', async () => {
    const wrong = clientConsumer.replaceAll('// @ts-expect-error', '')
    const errors = (await compiled(project, wrong, strict)).split('\n')
    const expected = clientConsumer.match(/@ts-expect-error/g)?.length
    expect(errors.filter((line) => line.startsWith('index.ts('))).toHaveLength(expected ?? 0)
  })
})
