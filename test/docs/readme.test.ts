/** What both READMEs name exists: simulators, files, folders and scripts. `readme.full.test.ts` runs what they show. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { root } from '../support/lock.ts'
import { codeOf, readmes } from './readme.ts'

describe.each(readmes)('$page', ({ text }) => {
  it('lists each simulator once, in the order of the catalogue', () => {
    const named = [...text.matchAll(/^\| \[`([\w-]+)`\]\(docs\/(?:fr|en)\/reference\/([\w-]+)\.md\)/gm)]
    expect(named.map(([, name]) => name)).toEqual(catalogue.map(({ contract }) => contract.name))
    for (const [, name, file] of named) expect(file).toBe(name)
  })

  it('links to files that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[\w-]+)?\)/g)].map(([, path = '']) => path)
    expect(links.length).toBeGreaterThan(30)
    expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('maps each folder of the core and of the repository', () => {
    const lines = codeOf(text, '', 'units/').split('\n')
    const [core = '', ...rest] = lines.flatMap((line) => /^(\s*[\w/.-]+\/)(?:\s|$)/.exec(line)?.[1] ?? [])
    const paths = rest.map((path) => (path.startsWith(' ') ? core + path.trim() : path))
    for (const path of paths) expect(statSync(join(root, path)).isDirectory(), path).toBe(true)
    const folders = (path: string) =>
      readdirSync(join(root, path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
        .map(({ name }) => `${path}${name}/`)
    const ignored = readFileSync(join(root, '.gitignore'), 'utf8').split('\n')
    // Three that the map shows by their contents.
    const opened = ['packages/', 'apps/', 'packages/core/', ...ignored.map((path) => path.replace(/^\//, ''))]
    const all = ['', 'packages/', 'apps/', core].flatMap(folders)
    expect(all.filter((path) => !opened.includes(path) && !paths.includes(path))).toEqual([])
  })

  it('names an example file that exists for each whole file to compute', () => {
    const files = [...text.matchAll(/denier lot [\w-]+ ([\w./-]+)/g)].map(([, path = '']) => path)
    expect(files.length).toBeGreaterThan(0)
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('says how to choose another port', () => {
    expect(text).toMatch(/`PORT=\d+ npm start`/)
  })

  it('names scripts that exist in package.json', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    const named = [...text.matchAll(/npm (?:run )?(start|test|(?<=run )[\w:-]+)/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(4)
    for (const name of named) expect(Object.keys(scripts)).toContain(name)
  })
})
