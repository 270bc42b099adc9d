/** The applications know simulators by the catalogue alone: none is named in their code. */
import { readdirSync, readFileSync } from 'node:fs'
import { catalogue } from '@denier/core'
import { describe, expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const names = catalogue.map(({ contract }) => contract.name)

/** The sources of the applications, without tests. */
const sources = readdirSync(new URL('apps/', root), { recursive: true })
  .map((file) => `apps/${String(file)}`)
  .filter((file) => /^apps\/[^/]+\/src\/.*[.]tsx?$/.test(file) && !file.endsWith('.test.ts'))

describe('applications', () => {
  it.each(sources)('names no simulator in %s', (file) => {
    const text = read(file)
    const named = names.filter((name) => new RegExp(`['"\`/]${name}['"\`/?]`).test(text))
    expect(named).toEqual([])
  })
})
