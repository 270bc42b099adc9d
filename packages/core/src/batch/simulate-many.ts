import type { AskOptions } from '../ask.ts'
import { dayAndLanguage } from '../ask.ts'
import type { InputFor, SimulatorName } from '../by-name.ts'
import { readQuery } from '../definition/grammar.ts'
import type { Problem } from '../definition/problem.ts'
import { loadHistory } from '../indices/history.ts'
import { namedSimulator } from '../named-simulator.ts'
import { chooseFigures, unknownFigures } from './batch-figures.ts'
import { prepareBatch } from './prepare-batch.ts'
import { loadReform, type ReformValues, reformBatch } from './reform.ts'

/**
 * Which figures a batch computes, besides the language and the day whose law applies. Exported by
 * `@denier/core`.
 */
export interface BatchOptions extends AskOptions {
  /**
   * Paths in `data`, such as `resume.impotNet`: the decisive figures of the contract by default. No table.
   */
  readonly figures?: readonly string[]
  /**
   * Legal values to replace, by the names of the reference list of the law: `{ 'decote-celibataire': 900 }`. Other
   * calculations of the process keep the law of today.
   */
  readonly reform?: ReformValues
}

/** The answer to one question of a batch, or all its problems. Exported by `@denier/core`. */
export type BatchReply =
  | {
      /** The place of the question in the batch, from 0. */
      readonly index: number
      /** Each figure by its path; `null` where it does not exist. */
      readonly figures: Readonly<Record<string, unknown>>
      readonly errors?: never
    }
  | { readonly index: number; readonly errors: readonly Problem[]; readonly figures?: never }

/** The answer to `null` or a number, which files of JSON may hold in the place of an object. */
const NO_OBJECT: { readonly errors: readonly Problem[] } = {
  errors: [{ field: '', code: 'not_a_row', message: 'a question must be an object' }],
}

/**
 * Asks a simulator many questions, one after the other: memory does not depend on how many. A question that is
 * refused gives its problems, and the others go on. Exported by `@denier/core`, for other programs.
 * @param questions objects of values by wire name, or query strings, as `simulate` takes them; an array, a
 * generator or a stream of objects.
 * @throws TypeError, as a rejection of the first `next`: a name that no simulator has, a path that is not a figure
 * (with the nearest), a reform with faults (all of them), an unknown language, a day that does not exist.
 * RangeError: a day before the earliest known law that a question needs.
 * @example
 * const households = [{ revenu: 30_000 }, { revenu: 60_000, enfants: 2 }]
 * for await (const { index, figures } of simulateMany('fiscalite', households, { figures: ['resume.impotNet'] }))
 *   console.log(index, figures?.['resume.impotNet'])
 */
export async function* simulateMany<const N extends SimulatorName>(
  name: N,
  questions: Iterable<InputFor<N> | string> | AsyncIterable<InputFor<N> | string>,
  { figures: paths = [], reform: values, ...options }: BatchOptions = {},
): AsyncGenerator<BatchReply> {
  const simulator = namedSimulator(name)
  const chosen = chooseFigures(simulator, paths)
  if (!chosen.ok) throw new TypeError(unknownFigures(chosen.unknown))
  const { today, lang } = dayAndLanguage(options)
  await loadHistory()
  const plain = prepareBatch(simulator, chosen.figures, { today }, lang)
  const read = values === undefined ? undefined : await loadReform(values, today)
  if (read?.ok === false) throw new TypeError(read.faults.map(({ en }) => en).join(' '))
  const batch = read ? reformBatch(plain, read.reform) : plain
  let index = 0
  for await (const question of questions) {
    const row =
      typeof question === 'string'
        ? batch.fromQuery(readQuery(question.replace(/^[?]/, '')))
        : typeof question === 'object' && question !== null && !Array.isArray(question)
          ? batch.fromObject(question as Readonly<Record<string, unknown>>)
          : NO_OBJECT
    yield row.errors
      ? { index, errors: row.errors }
      : { index, figures: Object.fromEntries(chosen.figures.map(({ path }, at) => [path, row.values[at]])) }
    index += 1
  }
}
