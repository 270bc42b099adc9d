import type { Problem } from '../../definition/problem.ts'
import { RefusedQuestion } from '../../definition/refused-question.ts'
import type { Text } from '../../units/text.ts'
import type { Replay } from '../explanation/compile-explanation.ts'
import type { RowChoice } from './explain-table.ts'
import { ALL_ROWS, EXTRACTS, type ExplicationQuestion, MOST_ROWS } from './explication-question.ts'
import { tableValues } from './table-values.ts'

/** Which rows each table gives. */
interface RowChooser {
  /** The id of the only table whose rows are asked for; `undefined` where the question names none. */
  readonly table: string | undefined
  /** The rows that the table of an id gives. */
  readonly choose: (table: string) => RowChoice
}

/**
 * The function `nearest`, which `explication.ts` has already: its callers load this file only to explain. Used by
 * `compile-explication.ts`.
 */
export type FindNearest = (word: string, candidates: readonly string[]) => readonly string[]

/**
 * Reads which rows a question asks for: all rows of one table or of each, extracts of each, or one row of one
 * table or of each. Used by `compile-explication.ts`.
 * @param tablesOf the tables that an answer with these rows holds.
 * @throws RefusedQuestion with each fault: a table that this question does not have, a row beyond the last, more than 720
 * rows at once.
 */
export function rowChooser(
  { lignes, numero }: ExplicationQuestion,
  replay: Replay,
  tablesOf: (table: string | undefined) => readonly string[],
  nearest: FindNearest,
): RowChooser {
  const tables = replay.steps.filter(({ step }) => step.type === 'table')
  const ids = [...new Set(tables.map(({ step }) => step.id))]
  const isNamed = lignes !== undefined && lignes !== ALL_ROWS && lignes !== EXTRACTS
  const table = isNamed
    ? tables.find(({ step, figure }) => step.id === lignes || figure === lignes)?.step.id
    : undefined
  const countOf = (id: string) => tableValues(id, replay).count
  const last = Math.max(0, ...(table === undefined ? ids : [table]).map(countOf))
  const total = lignes === ALL_ROWS ? tablesOf(table).reduce((sum, id) => sum + countOf(id), 0) : 0
  const problems = [
    ...(isNamed && table === undefined ? [unknownTable(lignes, ids, nearest)] : []),
    ...(numero !== undefined && numero > last ? [beyondLast(last)] : []),
    ...(table !== undefined && numero === undefined && last > MOST_ROWS ? [tooManyRows(table, last)] : []),
    ...(numero === undefined && total > MOST_ROWS ? [tooManyInAll(total)] : []),
  ]
  if (problems.length > 0) throw new RefusedQuestion(problems)
  const everywhere = lignes === ALL_ROWS ? 'all' : lignes === EXTRACTS ? 'extract' : 'none'
  return {
    table,
    choose: (id) =>
      table === undefined ? (numero ?? everywhere) : id === table ? (numero ?? 'all') : 'none',
  }
}

/** A problem that only the computation shows, since the tables and their lengths depend on the question. */
const fault = (field: 'lignes' | 'numero', must: Text, hint = ''): Problem => ({
  field,
  message: `${field} ${must.en}${hint}`,
  code: 'inconsistent',
  cause: { kind: 'stated', operands: { must } },
})

function unknownTable(lignes: string, ids: readonly string[], nearest: FindNearest): Problem {
  if (ids.length === 0)
    return fault('lignes', {
      fr: 'ne se donne pas ici\u00a0: il n’y a aucun tableau',
      en: 'must not be given: there is no table',
    })
  const [near] = nearest(lignes, ids)
  const names = ids.join(', ')
  const must = {
    fr: `doit être l’un des tableaux de cette question\u00a0: ${names}${near === undefined ? '' : `\u00a0; le plus proche est ${near}`}`,
    en: `must be one of ${names}`,
  }
  return fault('lignes', must, near === undefined ? '' : `; did you mean ${near}?`)
}

const beyondLast = (last: number): Problem =>
  fault('numero', { fr: `doit valoir ${last} au plus`, en: `must be at most ${last}` })

const tooManyRows = (table: string, count: number): Problem =>
  fault('lignes', {
    fr: `doit nommer un tableau de ${MOST_ROWS} lignes au plus\u00a0; ${table} en a ${count}\u00a0: donnez aussi numero`,
    en: `must name a table of at most ${MOST_ROWS} rows; ${table} has ${count}: give numero too`,
  })

const tooManyInAll = (count: number): Problem =>
  fault('lignes', {
    fr: `doit demander ${MOST_ROWS} lignes au plus\u00a0; les tableaux en ont ${count} en tout\u00a0: nommez-en un, ou demandez ${EXTRACTS}`,
    en: `must ask for at most ${MOST_ROWS} rows; all tables have ${count}: name one, or ask for ${EXTRACTS}`,
  })
