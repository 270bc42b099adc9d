import type { Question } from '../../definition/analysis.ts'
import type { Contract } from '../../definition/contract.ts'
import type { Field } from '../../definition/field.ts'
import { concatMembers, foldShape } from '../../definition/fold-shape.ts'
import { choice, count } from '../../definition/kinds.ts'
import { nearest } from '../../definition/nearest.ts'
import type { Parsed } from '../../definition/parse.ts'
import type { Params } from '../../definition/shape.ts'
import type { Text } from '../../units/text.ts'

/**
 * A validated question: what the caller gave for the simulator, and what to explain. Used by `compare-choices.ts`,
 * `compile-explication.ts`, `explication.ts` and `row-choice.ts`.
 */
export interface ExplicationQuestion extends Question {
  /** The parameters of the simulator that were given, without defaults. */
  readonly given: Readonly<Record<string, unknown>>
  /** The path of the figure or table to explain; all where it is `undefined`. */
  readonly figure: string | undefined
  /** The levels of steps to explain, the figure being level 1; all where it is `undefined`. */
  readonly profondeur: number | undefined
  /** The table to give row by row, `ALL_ROWS` or `EXTRACTS`. */
  readonly lignes: string | undefined
  /** The number of the only row to give, from 1. */
  readonly numero: number | undefined
}

/** The word of `lignes` for every row of every table. Used by `row-choice.ts`. */
export const ALL_ROWS = 'tous'
/**
 * The word of `lignes` for the rows that `extractRows` chooses of each table. Used by `compile-explication.ts` and
 * `row-choice.ts`.
 */
export const EXTRACTS = 'extraits'

/**
 * The question of a note: extracts of each table are asked for unless the question asks for rows. Exported by
 * `@denier/core`; used by `answer/explication-formats.ts` of `@denier/api`, by `arguments/validate-arguments.ts` of
 * `@denier/cli`, and by `general/explain-tool.ts` of `@denier/mcp`.
 * @example withExtracts({ given, figure: 'resume.tri' }).lignes // 'extraits'
 */
export const withExtracts = (question: Question): Question =>
  question.lignes === undefined && question.numero === undefined
    ? { ...question, lignes: EXTRACTS }
    : question

/** The most rows that one answer holds: sixty years of months. Used by `explain-table.ts` and `row-choice.ts`. */
export const MOST_ROWS = 720

/** The most that `profondeur` may be: no explanation has as many levels. */
const DEEPEST = 60
/** The most that `numero`, the number of a row, may be. */
const LAST_ROW = 10_000

/**
 * The parameters of an explication besides those of the simulator. Used by `explication.ts`.
 * @param tables the tables of the explanation, by their ids.
 */
export const explicationFields = (contract: Contract, tables: readonly string[]): Params => ({
  figure: choice({
    choices: explainedPaths(contract),
    optional: true,
    label: { fr: 'Chiffre à expliquer', en: 'Figure to explain' },
    help: {
      fr: 'Le chemin d’un chiffre ou d’un tableau de la réponse, tel que groupe.chiffre ; sans lui, tous.',
      en: 'The path of a figure or table of the answer, such as group.figure; without it, all of them.',
    },
  }),
  profondeur: count({
    min: 1,
    max: DEEPEST,
    optional: true,
    label: { fr: 'Profondeur', en: 'Depth' },
    help: {
      fr: 'Combien d’étapes sous le chiffre, lui compris ; au-delà, leur valeur seule. Sans elle, toutes.',
      en: 'How many steps deep, the figure being the first; below, their value alone. Without it, all of them.',
    },
  }),
  lignes: choice({
    choices: rowChoices(contract, tables),
    optional: true,
    label: { fr: 'Tableau à donner ligne à ligne', en: 'Table to give row by row' },
    help: {
      fr: `Le nom d’un tableau ; « ${ALL_ROWS} » : chaque tableau entier ; « ${EXTRACTS} » : de chacun la première ligne, la dernière et celles où il change. ${MOST_ROWS} lignes au plus.`,
      en: `The name of a table; “${ALL_ROWS}”: each table whole; “${EXTRACTS}”: of each the first row, the last and those where it changes. ${MOST_ROWS} rows at most.`,
    },
  }),
  numero: count({
    min: 1,
    max: LAST_ROW,
    optional: true,
    label: { fr: 'Numéro de ligne', en: 'Row number' },
    help: {
      fr: 'Cette ligne seule, du tableau de `lignes` ou de chacun.',
      en: 'That row alone, of the table of `lignes` or of each.',
    },
  }),
})

/**
 * The choices of `lignes`: the words for all tables, the tables of the result by path, and those of the
 * explanation by id.
 */
const rowChoices = (
  { result, headings }: Contract,
  tables: readonly string[],
): Readonly<Record<string, Text>> => ({
  [ALL_ROWS]: { fr: 'Toutes les lignes de chaque tableau', en: 'All rows of each table' },
  [EXTRACTS]: { fr: 'Des extraits de chaque tableau', en: 'Extracts of each table' },
  ...Object.fromEntries(
    [...tablePaths(result), ...tables].map((name) => [name, headings[name] ?? untitled(name)] as const),
  ),
})

const tablePaths = (result: Contract['result']): readonly string[] =>
  foldShape<readonly string[]>(result, {
    field: () => [],
    pair: () => [],
    rows: (_, path) => [path],
    group: concatMembers,
    maybe: (part) => part,
  })

/** The figures outside of tables and the tables of a result, by path, with their labels. */
function explainedPaths({ result, headings }: Contract): Readonly<Record<string, Text>> {
  const ofField = (field: Field, path: string) => [[path, field.label] as const]
  return Object.fromEntries(
    foldShape<readonly (readonly [path: string, label: Text])[]>(result, {
      field: ofField,
      pair: ofField,
      rows: (_, path) => [[path, headings[path] ?? untitled(path)]],
      group: concatMembers,
      maybe: (part) => part,
    }),
  )
}

const untitled = (path: string): Text => ({ fr: path, en: path })

/** The values that a caller gave for the parameters whose choices are names of figures and tables. */
type NamesGiven = Readonly<Partial<Record<'figure' | 'lignes', unknown>>>

/**
 * Adds the nearest name to the problem of an unknown figure or table: to its English message, and to its
 * cause in both languages. Used by `explication.ts`.
 */
export function withNearestName(
  parsed: Parsed & { readonly ok: false },
  given: NamesGiven,
  fields: Params,
): Parsed & { readonly ok: false } {
  const problems = parsed.problems.map((problem) => {
    const { field, code } = problem
    if ((field !== 'figure' && field !== 'lignes') || code !== 'not_a_choice') return problem
    const names = Object.keys(fields[field]?.choices ?? {})
    const near = nearestName(given[field], names)
    if (near === undefined) return problem
    const must = {
      fr: `doit être l’une de ces valeurs\u00a0: ${names.join(', ')}\u00a0; la plus proche est ${near}`,
      en: `must be one of ${names.join(', ')}; the nearest is ${near}`,
    }
    const message = `${problem.message}; did you mean ${near}?`
    return { ...problem, message, cause: { kind: 'stated', operands: { must } } as const }
  })
  return { ...parsed, problems }
}

/** The name nearest to a word, by the whole path or by its last member: `decote` means `resume.decote`. */
function nearestName(word: unknown, names: readonly string[]): string | undefined {
  if (typeof word !== 'string') return undefined
  const [whole] = nearest(word, names)
  if (whole !== undefined) return whole
  const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)
  const [near] = nearest(lastOf(word), names.map(lastOf))
  return names.find((path) => lastOf(path) === near)
}
