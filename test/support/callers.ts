/**
 * Finds faults in what comments say of the callers of a file, and sentences that a comment repeats, for
 * `test/language.test.ts`. Used by `test/language.test.ts`. */
import { type Entries, ImportGraph, type Source } from './imports.ts'

/** A doc comment, or a run of `//` lines at the beginning of lines. */
const COMMENT = /\/\*\*[\s\S]*?\*\/|(?:^\/\/.*\n)+/gm
/** What a comment says of callers, up to the end of its sentence. */
const CLAIM =
  /\b(?:(?:[Uu]sed|[Cc]alled|[Rr]ead|[Dd]rawn|[Mm]ade)(?:, for its types,)? by|Part of|For|for(?= `)) ((?:(?!\. |; |: ).)*)/g
/** A file, or the folder of a simulator. */
const CALLER = /`([\w./-]+\.(?:tsx?|mjs)|[a-z][a-z0-9-]*)`/g
/** A folder, or a package, that a claim names whole. */
const FOLDER = /`(@denier\/\w+|[a-z][\w/-]*)`/g

/** Words that leave the callers to a guess. */
const VAGUE =
  /\bseveral modules of\b|\bby (?:`[^`]*`|[^.;:`])*\band others\b(?! in\b)|\b[Oo]ther exports are used\b/
/** The end of a claim that says where further users are, without naming them. */
const OTHERS = /\b(?:others in|files of) [^.;:]*/
/** Files that list all modules of a folder, and are not their users. */
const LIST = /\/(?:index|chapters|catalogue)\.ts$/

const packageOf = (path: string): string => path.split('/').slice(0, 2).join('/')

const matchesOf = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

/** A comment on one line. */
const joined = (comment: string): string => comment.replaceAll(/\s*\n\s*(?:\*|\/\/) ?/g, ' ')

const commentsOf = (text: string): string[] => [...text.matchAll(COMMENT)].map(([comment]) => joined(comment))

/** What the comments of a text say of callers. */
const claimsOf = (text: string): string[] => commentsOf(text).flatMap((comment) => matchesOf(CLAIM, comment))

const isProduction = (path: string): boolean =>
  !path.endsWith('.test.ts') && /^(?:apps|packages)\//.test(path)

const isNamed = (importer: string, caller: string): boolean => `/${importer}`.endsWith(`/${caller}`)

/** Whether a text names a user of `path`, or says that there are "others in" its folder or its package. */
function covers(text: string, user: string, path: string): boolean {
  if (matchesOf(CALLER, text).some((caller) => isNamed(user, caller))) return true
  const [others] = OTHERS.exec(text) ?? []
  if (others === undefined) return false
  const isForeign = packageOf(user) !== packageOf(path)
  return (
    (isForeign && /\bother packages\b/.test(others)) ||
    matchesOf(FOLDER, others).some((folder) =>
      folder.startsWith('@denier/')
        ? packageOf(user).endsWith(folder.slice('@denier'.length))
        : `/${user}`.includes(`/${folder}/`),
    )
  )
}

const graphs = new WeakMap<readonly Source[], ImportGraph>()

/** The import graph of a list of sources, read once. */
function graphOf(sources: readonly Source[], entries: Entries): ImportGraph {
  const known = graphs.get(sources)
  if (known) return known
  const graph = new ImportGraph(sources, entries)
  graphs.set(sources, graph)
  return graph
}

/** `path: caller` for each caller that a comment names and that does not import the file. */
export function staleCallers(
  sources: readonly Source[],
  simulators: readonly string[],
  entries: Entries = new Map(),
): readonly string[] {
  const graph = graphOf(sources, entries)
  return sources.flatMap(({ path, text }) => {
    const importers = [...graph.importers(path), ...graph.passers(path)]
    return claimsOf(text)
      .flatMap((claim) => matchesOf(CALLER, claim))
      .filter((caller) => caller.includes('.') || simulators.includes(caller))
      .filter((caller) => {
        const folder = caller.includes('.') ? caller : `simulateurs/${caller}/`
        return !importers.some((importer) => `/${importer}`.includes(`/${folder}`))
      })
      .map((caller) => `${path}: ${caller}`)
  })
}

const DOCUMENTED = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export (?:async )?(?:const|function\*?|class) (\w+)/gm

/** The exported functions and values of a file, each with its comment on one line. */
const documented = (text: string): readonly (readonly [name: string, comment: string])[] =>
  [...text.matchAll(DOCUMENTED)].map(([, comment = '', name = '']) => [name, joined(comment)])

/** The comment before the imports of a file, which describes all of it. */
const headOf = (text: string): string => joined(/^\/\*\*(?:(?!\*\/)[\s\S])*\*\//.exec(text)?.[0] ?? '')

/**
 * What comments leave out of the users of exported functions and values, in production files: `path: name, importer` for
 * each user that neither the comment of the name nor, where all names of the file have the same users, the comment of the
 * file has; `path: vague` where a comment says no more than "several modules of" or "and others".
 */
export function missingCallers(sources: readonly Source[], entries: Entries = new Map()): readonly string[] {
  const graph = graphOf(sources, entries)
  const production = sources.filter(({ path }) => isProduction(path))
  return production.flatMap(({ path, text }) => {
    const names = documented(text).map(([name, comment]) => ({
      name,
      comment,
      users: graph.users(path, name).filter(isProduction),
    }))
    const areAlike = new Set(names.map(({ users }) => [...users].sort().join())).size === 1
    const shared = areAlike ? ` ${headOf(text)}` : ''
    return [
      ...(commentsOf(text).some((comment) => VAGUE.test(comment)) ? [`${path}: vague`] : []),
      ...names.flatMap(({ name, comment, users }) =>
        users
          .filter((user) => !LIST.test(user) && !covers(comment + shared, user, path))
          .map((user) => `${path}: ${name}, ${user}`),
      ),
    ]
  })
}

/** As `CLAIM`, without “made by”: a file may make a value without importing its name. */
const CALLED = /\b(?:(?:[Uu]sed|[Cc]alled|[Rr]ead|[Dd]rawn) by|Part of|For|for(?= `)) ((?:(?!\. |; |: ).)*)/g

/** `path: name, caller` for each file that the comment of one exported name says to call it, although it does not import it. */
export function misnamedCallers(sources: readonly Source[], entries: Entries = new Map()): readonly string[] {
  const graph = graphOf(sources, entries)
  return sources.flatMap(({ path, text }) =>
    documented(text).flatMap(([name, comment]) => {
      const users = graph.users(path, name)
      const importers = graph.importers(path)
      return matchesOf(CALLED, comment)
        .flatMap((claim) => matchesOf(CALLER, claim))
        .filter((caller) => caller.includes('.'))
        .filter(
          (caller) =>
            importers.some((importer) => isNamed(importer, caller)) &&
            !users.some((user) => isNamed(user, caller)),
        )
        .map((caller) => `${path}: ${name}, ${caller}`)
    }),
  )
}

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
