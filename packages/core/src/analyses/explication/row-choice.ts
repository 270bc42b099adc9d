import { nearest } from '../../definition/nearest.ts'
import { RefusedQuestion } from '../../definition/refused-question.ts'
import type { Replay } from '../explanation/compile-explanation.ts'
import { type RowChoice, tableValues } from './explain-table.ts'
import { type ExplicationQuestion, MOST_ROWS } from './explication-question.ts'

/** Which rows each table gives. */
export interface RowChooser {
  /** The table whose rows are asked for. */
  readonly table: string | undefined
  readonly choose: (table: string) => RowChoice
}

/**
 * Reads which rows a question asks for: all of one table, one of it, or one of each.
 * @throws RefusedQuestion for a table that there is not, a row beyond its last, or more than 720 rows at once.
 */
export function rowChooser({ lignes, numero }: ExplicationQuestion, replay: Replay): RowChooser {
  const tables = replay.steps.filter(({ step }) => step.type === 'table')
  const ids = tables.map(({ step }) => step.id)
  const table =
    lignes === undefined
      ? undefined
      : tables.find(({ step, figure }) => step.id === lignes || figure === lignes)?.step.id
  if (lignes !== undefined && table === undefined) throw unknownTable(lignes, ids)
  const countOf = (id: string) => tableValues(id, replay).count
  const last = Math.max(0, ...(table === undefined ? ids : [table]).map(countOf))
  if (numero !== undefined && numero > last) throw refused('numero', `numero must be at most ${last}`)
  if (table !== undefined && numero === undefined && last > MOST_ROWS) throw tooManyRows(table, last)
  return {
    table,
    choose: (id) =>
      table !== undefined && id !== table ? 'none' : (numero ?? (table === undefined ? 'none' : 'all')),
  }
}

/** A fault of these parameters beside the others: which tables there are, and how long, depends on the question. */
const refused = (field: 'lignes' | 'numero', message: string): RefusedQuestion =>
  new RefusedQuestion([{ field, message, code: 'inconsistent' }])

function unknownTable(lignes: string, ids: readonly string[]): RefusedQuestion {
  if (ids.length === 0) return refused('lignes', 'lignes must not be given: there is no table')
  const [near] = nearest(lignes, ids)
  const hint = near === undefined ? '' : `; did you mean ${near}?`
  return refused('lignes', `lignes must be one of ${ids.join(', ')}${hint}`)
}

const tooManyRows = (table: string, count: number): RefusedQuestion =>
  refused(
    'lignes',
    `lignes must name a table of at most ${MOST_ROWS} rows; ${table} has ${count}: give numero too`,
  )
