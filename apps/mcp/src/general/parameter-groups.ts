import { type Contract, type Field, type Language, languages } from '@denier/core'
import { sizeOf } from './bounded-text.ts'
import { chunksOf, namedChunks } from './chunks.ts'
import { type Described, describeParameter, isRequired, parameterLines } from './described-parameter.ts'

/**
 * The longest parameters and rules of one group as data, in bytes: with its text, a whole result stays below 6 kB.
 */
const MOST_GROUP_BYTES = 2200
/**
 * The same in its text: with what it says of the simulator, of other groups and of the example, it stays below 2
 * kB.
 */
const MOST_LINE_BYTES = 1300
/** The names of the parameters of other groups, in bytes: beyond, each group has its first names. */
const MOST_NAME_BYTES = 800
/** How many names each group shows: the first of these counts that stays within the bytes. */
const NAME_COUNTS = [Infinity, 3, 1, 0]

/** The name of the group that a description begins with. Used by `describe-tool.ts`. */
export const FIRST = 'essentiels'
/** The name of the group of parameters that no group of the form holds. */
const OTHERS = 'suite'

/** Some parameters of a simulator. */
interface ParameterGroup {
  readonly parameters: readonly Described[]
  /** The constraints of these parameters, in English as in refusals. */
  readonly rules: readonly string[]
  /** Constraints of the parameters of other groups, which involve one of these. */
  readonly rulesElsewhere: readonly string[]
}

/** The groups of a simulator, by their names. */
export type ParameterGroups = ReadonlyMap<string, ParameterGroup>
/** A parameter of a contract. */
type Entry = readonly [name: string, field: Field]

/**
 * The parameters in groups that a result can hold: first the required ones, those of the worked example and the
 * ways to enter one thing, then those of no group of the form, then its groups by their titles. They are the same
 * in every language. Called by `describe-tool.ts`.
 */
export function groupsOf(contract: Contract, language: Language): ParameterGroups {
  const { params, example, exclusive, formGroups } = contract
  const ways = exclusive.flatMap(({ ways: each }) => each.flatMap(({ params: names }) => names))
  const isFirst = ([name, field]: Entry) =>
    isRequired(field) || Object.hasOwn(example.query, name) || ways.includes(name)
  const entries = Object.entries(params)
  const rest = entries.filter((entry) => !isFirst(entry))
  const titled = formGroups.map(({ title, params: names }) => {
    const own = rest.filter(([name]) => names.includes(name))
    return [wireName(title.fr), own.sort(([a], [b]) => names.indexOf(a) - names.indexOf(b))] as const
  })
  const untitled = rest.filter((entry) => !titled.some(([, own]) => own.includes(entry)))
  const groups = [[FIRST, entries.filter(isFirst)], [OTHERS, untitled], ...titled] as const
  return new Map(
    groups.flatMap(([name, own]) =>
      namedChunks(name, chunksOfEntries(contract, own)).map(([one, chunk]) => [
        one,
        groupOf(contract, chunk, language),
      ]),
    ),
  )
}

/**
 * A title as the value of an argument.
 * @example wireName('Réductions et crédits') // 'reductions-et-credits'
 */
const wireName = (title: string): string =>
  (
    title
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  ).join('-')

/** Parameters cut into groups whose data and text stay within the bytes in both languages. */
const chunksOfEntries = (contract: Contract, entries: readonly Entry[]) =>
  chunksOf(
    entries,
    ([name, field]) => {
      const rules = rulesOf(contract, [name])
      const costs = languages.map((language) => {
        const described = describeParameter(name, field, language)
        const lines = [...parameterLines(described, language), ...rules.map(ruleLine), '']
        return [sizeOf(JSON.stringify([described, ...rules])), sizeOf(lines.join('\n'))] as const
      })
      return [Math.max(...costs.map(([data]) => data)), Math.max(...costs.map(([, text]) => text))]
    },
    [MOST_GROUP_BYTES, MOST_LINE_BYTES],
  )

/** A group of these parameters, with their constraints. */
function groupOf(contract: Contract, entries: readonly Entry[], language: Language): ParameterGroup {
  const names = entries.map(([name]) => name)
  const isElsewhere = (constraint: Contract['constraints'][number]) =>
    !names.includes(constraint.field) && constraint.involves.some((name) => names.includes(name))
  return {
    parameters: entries.map(([name, field]) => describeParameter(name, field, language)),
    rules: rulesOf(contract, names),
    rulesElsewhere: contract.constraints.filter(isElsewhere).map(({ message }) => message),
  }
}

/** The messages of the constraints that are reported for these parameters. */
const rulesOf = ({ constraints }: Contract, names: readonly string[]): readonly string[] =>
  constraints.filter(({ field }) => names.includes(field)).map(({ message }) => message)

/** A constraint in a line of text. Used by `describe-tool.ts`. */
export const ruleLine = (message: string): string => `  ${message}`

/** A group by the names of its parameters; `nombre` says how many there are where only some are named. */
interface NamedGroup {
  readonly groupe: string
  readonly nombre?: number
  readonly noms: readonly string[]
}

/** The names of the parameters of each group, or the first ones where they are many. Used by `describe-tool.ts`. */
export function namedGroups(groups: readonly (readonly [string, ParameterGroup])[]): readonly NamedGroup[] {
  const naming = (most: number): readonly NamedGroup[] =>
    groups.map(([groupe, { parameters }]) => ({
      groupe,
      ...(parameters.length > most && { nombre: parameters.length }),
      noms: parameters.slice(0, most).map(({ nom }) => nom),
    }))
  return (
    NAME_COUNTS.map(naming).find((named) => sizeOf(JSON.stringify(named)) <= MOST_NAME_BYTES) ?? naming(0)
  )
}
