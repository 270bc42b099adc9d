/** The bundle of the command: what the command of one simulator loads at its start. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { simulators } from '../support/simulators.ts'
import { MAIN } from './support.ts'

/** The most files of the bundle that the command of a simulator reads to print a page: each takes time at every start. */
const MOST_FILES = 22

const bundle = dirname(MAIN)
const files = new Map(
  readdirSync(bundle)
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(bundle, file), 'utf8')]),
)

const STATIC = /(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g
/** The name of a package or of a module of Node. */
const PACKAGE = /(?:\bfrom|\bimport)\s*["'`]([\w@][\w@/:.-]*)["'`]/g
const DYNAMIC = /\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g

const importsOf = (file: string, pattern: RegExp): string[] =>
  [...(files.get(file) ?? expect.fail(file)).matchAll(pattern)].map(([, name = '']) => name)

/** The files that some files of the bundle load with themselves. */
function reachedFrom(...entries: readonly string[]): ReadonlySet<string> {
  const reached = new Set(entries)
  for (const file of reached) for (const imported of importsOf(file, STATIC)) reached.add(imported)
  return reached
}

const started = reachedFrom('main.js')
/** The files that `main.js` and those that it loads import later, by the name before their hash. */
const later = new Map(
  [...started]
    .flatMap((file) => importsOf(file, DYNAMIC))
    .map((file) => [file.replace(/-[\w-]{8}\.js$/, ''), file]),
)
const laterNamed = (name: string): string => later.get(name) ?? expect.fail(name)

/** The text that defines a contract. */
const definitionOf = (name: string): RegExp => new RegExp(`\\bname:["'\`]${name}["'\`],title:`)

describe('the bundle of the command', () => {
  it.each(simulators.map(({ contract }) => contract.name))('loads for %s no other simulator', (name) => {
    const loaded = reachedFrom('main.js', laterNamed(name), laterNamed('render-page'), laterNamed('range'))
    const text = [...loaded].map((file) => files.get(file)).join('\n')
    const defined = simulators
      .map(({ contract }) => contract.name)
      .filter((one) => definitionOf(one).test(text))
    expect(defined).toEqual([name])
    expect(loaded.size).toBeLessThanOrEqual(MOST_FILES)
  })

  it('loads no package for the command of a simulator', () => {
    const loaded = reachedFrom(
      'main.js',
      laterNamed('render-page'),
      ...simulators.map(({ contract }) => laterNamed(contract.name)),
    )
    const text = [...loaded].map((file) => files.get(file)).join('\n')
    const imported = [...text.matchAll(PACKAGE)].map(([, name = '']) => name)
    expect(imported).toContain('node:util')
    expect(imported.filter((name) => !name.startsWith('node:'))).toEqual([])
  })
})
