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
 * A validated question: what the caller gave for the simulator, and what to explain.
 * Used by several modules of `explication`.
 */
export interface ExplicationQuestion extends Question {
  readonly given: Readonly<Record<string, unknown>>
  readonly figure: string | undefined
  readonly profondeur: number | undefined
  readonly lignes: string | undefined
  readonly numero: number | undefined
}

/** The word of `lignes` for every row of every table. */
export const ALL_ROWS = 'tous'
/** The word of `lignes` for the rows that `extractRows` chooses of each table. */
export const EXTRACTS = 'extraits'

/** The most rows that one answer holds: sixty years of months. */
export const MOST_ROWS = 720

/** The most that `profondeur` may be, in steps: no explanation is that deep. */
const DEEPEST = 60
/** The most that `numero`, the number of a row, may be. */
const LAST_ROW = 10_000

/**
 * The parameters of an explication besides those of the simulator.
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
 * What `lignes` may be: the tables of the result by path, those of the explanation by id, and the words for all of
 * them.
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

/** Adds the nearest figure to the problem of an unknown one. */
export function withNearestFigure(
  parsed: Parsed & { readonly ok: false },
  figure: unknown,
  fields: Params,
): Parsed & { readonly ok: false } {
  const [near] =
    typeof figure === 'string' ? nearestPath(figure, Object.keys(fields.figure?.choices ?? {})) : []
  if (near === undefined) return parsed
  const problems = parsed.problems.map((problem) =>
    problem.field === 'figure' && problem.code === 'not_a_choice'
      ? { ...problem, message: `${problem.message}; did you mean ${near}?` }
      : problem,
  )
  return { ...parsed, problems }
}

/** Paths near a word, by the whole path or by their last member: `decote` means `resume.decote`. */
function nearestPath(word: string, paths: readonly string[]): readonly string[] {
  const whole = nearest(word, paths)
  if (whole.length > 0) return whole
  const lastOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)
  const [near] = nearest(lastOf(word), paths.map(lastOf))
  return paths.filter((path) => lastOf(path) === near)
}
