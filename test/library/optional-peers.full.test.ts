/** `@denier/core` as published, installed without its optional peers, then with them. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { simulate } from '@denier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { corePeers, installed, node, packNeeded, scratch } from '../support/packages.ts'

const { folder, remove } = scratch()
let project: string
beforeAll(async () => {
  project = await installed(folder, await packNeeded(folder, ['core']))
}, 600_000)
afterAll(remove)

const importOf = (entryPoint: string, names: string): Promise<string> =>
  node(project, `import { ${names} } from '@denier/core/${entryPoint}'\nconsole.log(typeof ${names})`)

describe('@denier/core installed alone', () => {
  it('installs one dependency', () => {
    const packages = readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))
    expect(packages.sort()).toEqual(['@denier', 'fastest-levenshtein'])
    expect(readdirSync(join(project, 'node_modules/@denier'))).toEqual(['core'])
  })

  it('computes the answer of the source', async () => {
    const query = 'valeur_initiale=10000&valeur_finale=25000&duree=8'
    const options = { today: '2026-11-21' }
    const code = `import { simulate } from '@denier/core'
      const reply = await simulate('cagr', ${JSON.stringify(query)}, ${JSON.stringify(options)})
      console.log(JSON.stringify(reply))`
    const expected = await simulate('cagr', query, options)
    expect(expected.errors).toBeUndefined()
    expect(JSON.parse(await node(project, code))).toEqual(JSON.parse(JSON.stringify(expected)))
  })

  it.each([
    ['schema', 'jsonSchemaOfParams', 'zod'],
    ['csv', 'csvOf', 'd3-dsv'],
  ])('names the missing peer when /%s is imported', async (entryPoint, name, peer) => {
    await expect(importOf(entryPoint, name)).rejects.toMatchObject({
      stderr: expect.stringMatching(`Cannot find package '${peer}' imported from .*@denier/core/dist`),
    })
  })
})

describe('@denier/core installed with its optional peers', () => {
  it('generates JSON Schema and CSV', async () => {
    const { folder: other, remove: removeOther } = scratch()
    try {
      const whole = await installed(other, await packNeeded(other, ['core'], corePeers))
      const code = `import { cagr } from '@denier/core/cagr'
        import { csvOf } from '@denier/core/csv'
        import { jsonSchemaOfParams } from '@denier/core/schema'
        const data = { yearly: [{ annee: 1, valeur: 1.5 }] }
        console.log(jsonSchemaOfParams(cagr.contract, 'en').type)
        console.log(csvOf(cagr.contract, data, { separator: 'virgule' }))`
      expect(await node(whole, code)).toBe('object\nannee,valeur\r\n1,1.5\r\n\n')
    } finally {
      removeOther()
    }
  })
})
