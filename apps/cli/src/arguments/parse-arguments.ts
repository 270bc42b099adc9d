import type { Field, Params } from '@denier/core'

/**
 * A command line split into options and values; nothing is validated yet. Used by `argument-problem.ts` and
 * `validate-arguments.ts`.
 */
export interface ParsedArguments {
  /** The values of each option, by parameter name, in order. */
  readonly values: ReadonlyMap<string, readonly string[]>
  /** Options that need a value and have none. */
  readonly withoutValue: ReadonlySet<string>
  /** Words that are neither an option nor its value. */
  readonly unexpected: readonly string[]
}

/** `--name` or `--name=value`. */
const OPTION = /^--([^=]+)(?:=(.*))?$/s
/**
 * The name of an unknown option that is kept with its value, so that the parser reports it as an unknown
 * parameter. Any other is an unexpected word.
 */
const PARAMETER_NAME = /^[\p{L}_]/u
/** No option begins like this: after an option it is a negative number. */
const NEGATIVE = /^-[\d.,]/

/**
 * The spellings of an option, without `--`: with underscores, as in a query, or with hyphens. Exported for
 * `test/cli/typing.test.ts`.
 * @example spellingsOf('annee_revenus') // ['annee_revenus', 'annee-revenus']
 */
export const spellingsOf = (name: string): readonly string[] => [
  ...new Set([name, name.replaceAll('_', '-')]),
]

/**
 * Whether an option is a yes or no, which needs no value. Used by `completion/completion-entries.ts` and
 * `help/option-list.ts`.
 */
export const isFlag = ({ kind }: Field): boolean => kind === 'flag'

/**
 * Splits a command line. Values stay text: the contract's parser validates them, as over HTTP. A yes-or-no option
 * needs no value. `--` ends the options. Used by `commands/command-line.ts` and `commands/run-simulator.ts`.
 * @param options the options of the command, by name.
 * @example parseArguments(['--taux', '-5'], contract.params).values // Map { 'taux' → ['-5'] }
 */
export function parseArguments(args: readonly string[], options: Params): ParsedArguments {
  const values = new Map<string, string[]>()
  const withoutValue = new Set<string>()
  const unexpected: string[] = []
  const add = (name: string, value: string) => values.set(name, [...(values.get(name) ?? []), value])
  const nameOf = new Map(
    Object.keys(options).flatMap((name) => spellingsOf(name).map((spelling) => [spelling, name])),
  )
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? ''
    if (word === '--') return { values, withoutValue, unexpected: [...unexpected, ...args.slice(at + 1)] }
    const [, spelling = '', attached] = OPTION.exec(word) ?? []
    const name = nameOf.get(spelling) ?? spelling
    if (!Object.hasOwn(options, name) && !PARAMETER_NAME.test(name)) {
      unexpected.push(word)
      continue
    }
    const next = attached === undefined ? args[at + 1] : undefined
    const isValue = next !== undefined && canBeValue(next)
    if (isValue) at += 1
    const value = attached ?? (isValue ? next : defaultValue(options[name]))
    if (value === undefined) withoutValue.add(name)
    else add(name, value)
  }
  return { values, withoutValue, unexpected }
}

/** Whether a word that follows an option is its value rather than another option. */
const canBeValue = (word: string): boolean => !word.startsWith('-') || word === '-' || NEGATIVE.test(word)

/** The value of an option that stands alone: empty for an unknown one, `undefined` when it needs one. */
function defaultValue(field: Field | undefined): string | undefined {
  if (!field) return ''
  return isFlag(field) ? 'true' : undefined
}
