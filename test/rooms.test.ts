import { readdirSync, readFileSync } from 'node:fs'
import { catalogue } from '@denier/core'
import { describe, expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const names = catalogue.map(({ contract }) => contract.name)

/** The sources of every door of the product, tests apart. */
const doors = readdirSync(new URL('apps/', root), { recursive: true })
  .map((file) => `apps/${String(file)}`)
  .filter((file) => /^apps\/[^/]+\/src\/.*[.]ts$/.test(file) && !file.endsWith('.test.ts'))

describe('a door', () => {
  it.each(doors)('%s names no simulator', (file) => {
    const text = read(file)
    const named = names.filter((name) => new RegExp(`['"\`/]${name}['"\`/?]`).test(text))
    expect(named).toEqual([])
  })
})

describe.each(names)('the method of %s', (name) => {
  const folder = `packages/core/src/simulateurs/${name}`
  const headings = (text: string) => text.split('\n').filter((line) => /^#{1,3} /.test(line))

  it('is told in French and in English, chapter by chapter', () => {
    const [french, english] = [read(`${folder}/methode.md`), read(`${folder}/methode.en.md`)]
    expect(headings(french).length).toBeGreaterThanOrEqual(4)
    expect(headings(english)).toHaveLength(headings(french).length)
    expect(english).not.toBe(french)
  })
})
