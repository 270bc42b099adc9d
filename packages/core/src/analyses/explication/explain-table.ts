import type { StepValue, TableStep } from '../../definition/explanation.ts'
import type { ExplainedRow, ExplainedTable } from '../../definition/explication.ts'
import { inLanguage } from '../../units/text.ts'
import type { ReplayedStep } from '../explanation/compile-explanation.ts'
import { columnOf } from '../explanation/names.ts'
import { printedDecimals, unitOf } from './describe-names.ts'
import type { EntryContext } from './entry-context.ts'
import { textsOf, warningsOf } from './explain-step.ts'
import { MOST_ROWS } from './explication-question.ts'
import { extractRows } from './extract-rows.ts'
import { formulasOf, wrongColumns } from './step-reads.ts'
import type { TableFocus } from './table-focus.ts'
import { tableValues } from './table-values.ts'
import { writeColumn } from './write-column.ts'

/**
 * The rows of a table that an answer gives: all of them, those where it changes, one, or none.
 * Used by `compile-explication.ts` and `row-choice.ts`.
 */
export type RowChoice = 'all' | 'extract' | 'none' | number

/**
 * A table as an answer gives it: its general step, and the rows that were asked for.
 * @param focusOf what the steps shown read of it, for an extract.
 */
export function explainTable(
  replayed: ReplayedStep,
  rows: RowChoice,
  context: EntryContext,
  focusOf: () => TableFocus,
): ExplainedTable {
  const { figure } = replayed
  const step = replayed.step as TableStep<unknown>
  const { describe, replay } = context
  const wrong = wrongColumns(replayed.wrongCells)
  const { count, valueAt } = tableValues(step.id, replay)
  const columns = Object.keys(step.columns)
  const given = columns.filter((nom) => wrong.has(nom) || columnOf(step, nom).origin !== undefined)
  const extract = () => {
    const focus = focusOf()
    const byRow = (nom: string) => ({
      values: Array.from({ length: count + 1 }, (_, row) => valueAt(nom, row)),
      isRead: focus.columns.has(nom),
    })
    return extractRows(columns.map(byRow), count, focus.rows)
  }
  const chosen = new Set(rows === 'extract' ? extract() : ranks(rows, count))
  const rowRanks = given.length > 0 ? ranks('all', count) : [...chosen]
  const cellRow = typeof rows === 'number' && rows <= count ? rows : undefined
  return {
    id: step.id,
    figure: figure ?? null,
    libelle: describe.table(replayed),
    etendue: step.count,
    nombre: count,
    depart: Object.entries(step.start).map(([nom, formule]) => ({ nom, formule, valeur: valueAt(nom, 0) })),
    colonnes: columns.map((nom) => {
      const { label, kind } = describe.column(replayed, nom)
      const { formula, round = null, origin } = columnOf(step, nom)
      return {
        nom,
        libelle: label,
        unite: unitOf(kind),
        decimales: printedDecimals(kind),
        formule: given.includes(nom) ? null : formula,
        calcul: given.includes(nom) ? null : writeColumn(replayed, nom, cellRow, context),
        arrondi: round,
        ...(origin && { origine: inLanguage(origin, describe.language) }),
      }
    }),
    lignes: rowRanks.map((rang): ExplainedRow => {
      const valeurs: Record<string, StepValue> = {}
      for (const nom of chosen.has(rang) ? columns : given) valeurs[nom] = valueAt(nom, rang)
      return { rang, valeurs }
    }),
    textes: textsOf(step.law, formulasOf(step, wrong), context),
    avertissements: warningsOf(replayed, context),
  }
}

function ranks(rows: Exclude<RowChoice, 'extract'>, count: number): readonly number[] {
  if (rows === 'none') return []
  if (typeof rows === 'number') return rows <= count ? [rows] : []
  return Array.from({ length: Math.min(count, MOST_ROWS) }, (_, index) => index + 1)
}
