/**
 * Finds faults in what comments say of the callers of a file, and sentences that a comment repeats, for
 * `test/language.test.ts`.
 */
import { dirname, normalize } from 'node:path'

interface Source {
  /** From the root of the repository. */
  readonly path: string
  readonly text: string
}

const COMMENT = /\/\*\*[\s\S]*?\*\/|(?:^\/\/.*\n)+/gm
const CLAIM =
  /\b(?:(?:[Uu]sed|[Cc]alled|[Rr]ead|[Dd]rawn|[Mm]ade)(?:, for its types,)? by|Part of|For|for(?= `)) ((?:(?!\. |; |: ).)*)/g
/** A file, or the folder of a simulator. */
const CALLER = /`([\w./-]+\.(?:tsx?|mjs)|[a-z][a-z0-9-]*)`/g
/** A folder that a claim names whole. */
const FOLDER = /`([a-z][\w/-]*)`/g
const IMPORT = /(?:\bfrom|\bimport)\s*\(?'(\.[^']+)'/g
const RE_EXPORT = /\bexport\s[^;'"`()=]*?\bfrom\s*'[^']+'/g

/** The words with which a claim covers importers that it does not name one by one. */
const GROUPS: readonly (readonly [words: RegExp, covers: RegExp])[] = [
  [/\bsimulators\b/, /\/simulateurs\//],
  [/\brules of /, /\/regles\//],
  [/\blegal parameters\b/, /\/parametres\//],
  [/\bexplanations?\b/, /explain/],
]
const OPEN = /\b(?:and others|several|modules of)\b/
/** Files that list all modules of a folder, and are not their users. */
const LIST = /\/(?:index|chapters)\.ts$/

const matchesOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

const commentsOf = (text: string): string[] =>
  [...text.matchAll(COMMENT)].map(([comment]) => comment.replaceAll(/\s*\n\s*(?:\*|\/\/) ?/g, ' '))

const claimsOf = (text: string): string[] => commentsOf(text).flatMap((comment) => matchesOf(CLAIM, comment))

/** The build writes entries that import these files: their paths are texts in its source. */
const GENERATOR = 'apps/web/build/entries.mjs'
const GENERATED_IMPORT = /'([\w/-]+\.tsx?)'/g

const importedBy = ({ path, text }: Source): readonly string[] => [
  ...matchesOf(IMPORT, text).map((specifier) => normalize(`${dirname(path)}/${specifier}`)),
  ...(path === GENERATOR ? matchesOf(GENERATED_IMPORT, text).map((file) => `apps/web/src/${file}`) : []),
]

/** The paths that import each path. */
function importersOf(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>()
  for (const source of sources) {
    for (const imported of new Set(importedBy(source)))
      importers.set(imported, [...(importers.get(imported) ?? []), source.path])
  }
  return importers
}

/** `path: caller` for each caller that a comment names and that does not import the file. */
export function staleCallers(sources: readonly Source[], simulators: readonly string[]): readonly string[] {
  const importers = importersOf(sources)
  return sources.flatMap(({ path, text }) =>
    claimsOf(text)
      .flatMap((claim) => matchesOf(CALLER, claim))
      .filter((caller) => caller.includes('.') || simulators.includes(caller))
      .filter((caller) => {
        const folder = caller.includes('.') ? caller : `simulateurs/${caller}/`
        return !importers.get(path)?.some((importer) => `/${importer}`.includes(`/${folder}`))
      })
      .map((caller) => `${path}: ${caller}`),
  )
}

/**
 * `path: importer` for each production module that imports a file whose comments name callers, but not this one. A
 * claim may name a folder, or say "several modules of" or "and others".
 */
export function missingCallers(sources: readonly Source[]): readonly string[] {
  const production = sources
    .filter(({ path }) => !path.endsWith('.test.ts') && /^(?:apps|packages)\//.test(path))
    .map(({ path, text }) => ({ path, text: text.replaceAll(RE_EXPORT, '') }))
  const importers = importersOf(production)
  return production.flatMap(({ path, text }) => {
    const claim = claimsOf(text)
      .filter((part) => part.includes('`') || OPEN.test(part))
      .join(' ')
    const named = matchesOf(CALLER, claim)
    if (named.length === 0 || OPEN.test(claim)) return []
    const isCovered = (importer: string) =>
      named.some((caller) => `/${importer}`.endsWith(`/${caller}`)) ||
      matchesOf(FOLDER, claim).some((folder) => `/${importer}`.includes(`/${folder}/`)) ||
      GROUPS.some(([words, covers]) => words.test(claim) && covers.test(importer))
    return (importers.get(path) ?? [])
      .filter((importer) => !LIST.test(importer) && !isCovered(importer))
      .map((importer) => `${path}: ${importer}`)
  })
}

const CALLED = /\b(?:[Cc]alled by|[Dd]rawn by|Part of|For|for(?= `)) ((?:(?!\. |; |: ).)*)/g
const DOCUMENTED = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\nexport (?:async )?(?:const|function\*?|class) (\w+)/g

/**
 * `path: name, caller` for each file that the comment of one exported name says to call it, although the file imports
 * other names only: "other exports are used by" says so.
 */
export const misnamedCallers = (sources: readonly Source[]): readonly string[] =>
  sources.flatMap(({ path, text }) =>
    [...text.matchAll(DOCUMENTED)].flatMap(([, comment = '', name = '']) =>
      commentsOf(comment)
        .flatMap((joined) => matchesOf(CALLED, joined))
        .flatMap((claim) => matchesOf(CALLER, claim))
        .filter((caller) => caller.includes('.'))
        .filter((caller) => {
          const importers = sources.filter(
            (source) => `/${source.path}`.endsWith(`/${caller}`) && importedBy(source).includes(path),
          )
          return (
            importers.length > 0 && !importers.some(({ text: of }) => new RegExp(`\\b${name}\\b`).test(of))
          )
        })
        .map((caller) => `${path}: ${name}, ${caller}`),
    ),
  )

/** The sentences that a comment has twice, and those cut short before the end of a name in backticks. */
export const brokenSentences = (text: string): readonly string[] =>
  commentsOf(text).flatMap((comment) => {
    const sentences = comment
      .replaceAll(/^\/\*\*|\*\/$/g, '')
      .split(/(?<=[.;:])\s+/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > 12)
    const isRepeated = (sentence: string, at: number) => sentences.indexOf(sentence) < at
    return sentences.filter(
      (sentence, at) => isRepeated(sentence, at) || /\b(?:by|in|of|from|with) `\.(?:\s|$)/.test(sentence),
    )
  })
