/** Finds comments that name a caller which no longer imports the file, for `test/language.test.ts`. */
import { dirname, normalize } from 'node:path'

interface Source {
  /** From the root of the repository. */
  readonly path: string
  readonly text: string
}

const COMMENT = /\/\*\*[\s\S]*?\*\/|(?:^\/\/.*\n)+/gm
const CLAIM = /\b(?:(?:Used|Called|Read|Drawn|Made) by|Part of|For) ((?:(?!\. |; |: ).)*)/g
/** A file, or the folder of a simulator. */
const CALLER = /`([\w./-]+\.(?:tsx?|mjs)|[a-z][a-z0-9-]*)`/g
const IMPORT = /(?:\bfrom|\bimport)\s*\(?'(\.[^']+)'/g

const matchesOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** `path: caller` for each caller that a comment names and that does not import the file. */
export function staleCallers(sources: readonly Source[], simulators: readonly string[]): readonly string[] {
  const importers = new Map<string, string[]>()
  for (const { path, text } of sources) {
    for (const specifier of matchesOf(IMPORT, text)) {
      const imported = normalize(`${dirname(path)}/${specifier}`)
      importers.set(imported, [...(importers.get(imported) ?? []), path])
    }
  }
  return sources.flatMap(({ path, text }) => {
    const comments = [...text.matchAll(COMMENT)].map(([comment]) =>
      comment.replaceAll(/\s*\n\s*(?:\*|\/\/) ?/g, ' '),
    )
    return comments
      .flatMap((comment) => matchesOf(CLAIM, comment))
      .flatMap((claim) => matchesOf(CALLER, claim))
      .filter((caller) => caller.includes('.') || simulators.includes(caller))
      .filter((caller) => {
        const folder = caller.includes('.') ? caller : `simulateurs/${caller}/`
        return !importers.get(path)?.some((importer) => `/${importer}`.includes(`/${folder}`))
      })
      .map((caller) => `${path}: ${caller}`)
  })
}
