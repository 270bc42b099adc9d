/** What the entries of the library load at once, and what they load later. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { simulators } from '../support/simulators.ts'

const core = join(import.meta.dirname, '../../packages/core/src')

/** `import … from '…'` and `export … from '…'`, not those of types alone, which do not exist at run time. */
const STATIC = /^\s*(?:import|export)\s+(?!type\b)(?:[^'"]*?\sfrom\s+)?['"](\.[^'"]+)['"]/gm
const DYNAMIC = /\bimport\(['"](\.[^'"]+)['"]\)/g

const importsOf = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, path = '']) => join(dirname(file), path))

/** The files that are loaded with an entry, by its static imports. */
function reachedFrom(entry: string): readonly string[] {
  const reached = new Set([entry])
  for (const file of reached) for (const imported of importsOf(file, STATIC)) reached.add(imported)
  return [...reached].map((file) => relative(core, file))
}

const isLater = (file: string): boolean =>
  /(explain|replay)\.ts$|^analyses\/(explanation|formula)\/|compile-explication\.ts$/.test(file)

describe.each(simulators.map(({ contract }) => contract.name))('the entry of %s', (name) => {
  const entry = join(core, 'simulateurs', name, 'index.ts')

  it('imports no explanation or replay statically', () => {
    const reached = reachedFrom(entry)
    expect(reached).toContain(`simulateurs/${name}/contract.ts`)
    expect(reached.filter(isLater)).toEqual([])
  })

  it('imports its explanation and its replay of the past later, where it has them', () => {
    const later = ['explain.ts', 'replay.ts'].map((file) => join(dirname(entry), file))
    expect(importsOf(entry, DYNAMIC)).toEqual(later.filter((file) => existsSync(file)))
  })
})

describe('the entry of the library', () => {
  it('imports no explanation, nor what replays one, statically', () => {
    const reached = reachedFrom(join(core, 'index.ts'))
    expect(reached).toContain('analyses/explication/explication.ts')
    expect(reached.filter(isLater)).toEqual([])
  })
})
