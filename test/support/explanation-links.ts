/**
 * Which ids the files of one explanation read of each other, as their head comments state it. Used by
 * `test/explanation-heads.test.ts`.
 */
import { basename, dirname } from 'node:path'
import { formulaNames } from '../../packages/core/src/analyses/formula/formula-names.ts'
import { parseFormula } from '../../packages/core/src/analyses/formula/parse-formula.ts'
import type { ExplanationStep } from '../../packages/core/src/definition/explanation.ts'
import { wholeFormula } from './explanation-formulas.ts'

type Step = ExplanationStep<never>

/** A file of steps: its path, and what it exports by name. */
export interface StepFile {
  readonly path: string
  readonly exports: Readonly<Record<string, unknown>>
}

/** The steps in a value that a file exports: a step, a list of steps, or a list of lists. */
const stepsIn = (value: unknown): readonly Step[] => {
  if (Array.isArray(value)) return value.flatMap(stepsIn)
  if (typeof value !== 'object' || value === null) return []
  return 'type' in value && 'id' in value ? [value as Step] : []
}

/** Equal for a step and its copy under the title of a part, or with functions of another mode of the question. */
const identity = ({ part: _, mode: __, ...step }: Step): string =>
  JSON.stringify(step, (_key, value) => (typeof value === 'function' ? undefined : value))

const formulasOf = (step: Step): readonly string[] => [
  ...(step.type === 'formula' ? [wholeFormula(step)] : []),
  ...(step.type === 'equation' ? [step.formula] : []),
  ...('control' in step && step.control !== undefined ? [step.control] : []),
  ...(step.effect === undefined ? [] : [step.effect]),
  ...(step.warnsWhen === undefined ? [] : [step.warnsWhen]),
  ...(step.type === 'otherQuestion' ? Object.values(step.params) : []),
  ...(step.type === 'table'
    ? [
        step.count,
        ...Object.values(step.start),
        ...Object.values(step.columns).flatMap((column) =>
          typeof column === 'string' ? [column] : 'formula' in column ? [column.formula] : [],
        ),
      ]
    : []),
]

/** The names that the formulas of a step read: its own columns left out, a column of a table as its table. */
const namesOf = (step: Step, ids: ReadonlySet<string>): readonly string[] => {
  const own = step.type === 'table' ? Object.keys(step.columns) : []
  return formulasOf(step)
    .flatMap((text) => formulaNames(parseFormula(text)))
    .map((name) => name.replace(/^prev\./, ''))
    .filter((name) => !own.includes(name))
    .map((name) => (ids.has(name) ? name : (name.split('.')[0] ?? name)))
    .filter((name) => ids.has(name) && name !== step.id)
}

const quoted = (names: readonly string[]): string => {
  const all = names.map((name) => `\`${name}\``)
  return all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

/** The name of a file, after its folder where that is not the folder of the reader. */
const nameFrom = (reader: string, path: string): string =>
  dirname(reader) === dirname(path) ? basename(path) : `${basename(dirname(path))}/${basename(path)}`

/** The ids by file, files with the same ids together, all in the order of the alphabet. */
function groupsOf(
  reader: string,
  byFile: ReadonlyMap<string, ReadonlySet<string>>,
  between: 'of' | 'in',
): string {
  const filesOf = new Map<string, string[]>()
  for (const [path, ids] of [...byFile].sort()) {
    const key = quoted([...ids].sort())
    filesOf.set(key, [...(filesOf.get(key) ?? []), nameFrom(reader, path)])
  }
  return [...filesOf].map(([ids, files]) => `${ids} ${between} ${quoted(files)}`).join('; ') || 'none'
}

/** The ids that files read of other files, by the path of the one and then of the other. */
class Links {
  readonly #links = new Map<string, Map<string, Set<string>>>()

  add(from: string, to: string, id: string): void {
    const ids = this.of(from)
    ids.set(to, (ids.get(to) ?? new Set()).add(id))
    this.#links.set(from, ids)
  }

  of(path: string): Map<string, Set<string>> {
    return this.#links.get(path) ?? new Map()
  }
}

/**
 * For each path of a file with steps, the sentences of its head comment on ids that cross files.
 * @param main the path of `explain.ts`, which owns the steps that no other file exports.
 * @param steps those of the whole explanation; those that `repeatSteps` copies are not looked at.
 */
export function linkSentences(
  files: readonly StepFile[],
  main: string,
  steps: readonly Step[],
): ReadonlyMap<string, string> {
  const filesOf = new Map<string, string[]>()
  for (const { path, exports } of files) {
    if (path === main) continue
    for (const step of Object.values(exports).flatMap(stepsIn))
      filesOf.set(identity(step), [...(filesOf.get(identity(step)) ?? []), path])
  }
  const listed = steps.filter(({ id }) => !id.includes('.')).map((step) => ({ step, mode: step.mode }))
  const count = (path: string, mode: Step['mode']): number =>
    listed.filter((one) => one.mode === mode && filesOf.get(identity(one.step))?.includes(path)).length
  // A step of one mode can equal a step that a file of the other mode exports: that file is not its own.
  const isOfMode = (path: string, mode: Step['mode']): boolean =>
    2 * count(path, mode) >= Math.max(count(path, 'one'), count(path, 'family'))
  const own = listed.map(({ step, mode }) => ({
    step,
    mode,
    path: filesOf.get(identity(step))?.find((path) => isOfMode(path, mode)) ?? main,
  }))
  const ids = new Set(own.map(({ step }) => step.id))
  const ownersOf = (id: string, reader: Step['mode']) =>
    own.filter(({ step, mode }) => step.id === id && (!mode || !reader || mode === reader))
  const reads = new Links()
  const readers = new Links()
  for (const { step, mode, path } of own) {
    for (const id of namesOf(step, ids)) {
      const owners = ownersOf(id, mode)
      const ownModes = new Set(owners.filter((one) => one.path === path).map((one) => one.mode))
      for (const owner of owners) {
        if (ownModes.has(owner.mode)) continue
        reads.add(path, owner.path, id)
        readers.add(owner.path, path, id)
      }
    }
  }
  return new Map(
    own.map(({ path }) => [
      path,
      `Ids of other files that it reads: ${groupsOf(path, reads.of(path), 'of')}. ` +
        `Its ids that other files read: ${groupsOf(path, readers.of(path), 'in')}.`,
    ]),
  )
}

const HEAD = /^\/\*\*\n([\s\S]*?) \*\n((?: \* (?!\*\/).*\n)+) \*\//
/** Most characters of a line of the comment, without its ` * `. */
const WIDTH = 113

/** The last paragraph of the head comment of a file, on one line. */
export const readLinks = (text: string): string =>
  (HEAD.exec(text)?.[2] ?? '').replaceAll(/^ \* /gm, '').trim().replaceAll('\n', ' ')

/** The text of a file, with `sentences` as the last paragraph of its head comment. */
export function writeLinks(text: string, sentences: string): string {
  const lines: string[] = []
  for (const word of sentences.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < WIDTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return text.replace(
    HEAD,
    (_, before) => `/**\n${before} *\n${lines.map((line) => ` * ${line}\n`).join('')} */`,
  )
}
