import type { StepValue, TableStep } from '../../definition/explanation.ts'
import type { ExplainedRow, ExplainedTable } from '../../definition/explication.ts'
import { inLanguage } from '../../units/text.ts'
import type { ReplayedStep } from '../explanation/compile-explanation.ts'
import { columnOf } from '../explanation/names.ts'
import { printedDecimals, unitOf } from './describe-names.ts'
import { type EntryContext, textsOf, warningsOf } from './explain-step.ts'
import { MOST_ROWS } from './explication-question.ts'
import { formulasOf, wrongColumns } from './step-reads.ts'

/** The rows of a table that an answer gives: all of them, one, or none. */
export type RowChoice = 'all' | 'none' | number

/** A table as an answer gives it: its general step, and the rows that were asked for. */
export function explainTable(replayed: ReplayedStep, rows: RowChoice, context: EntryContext): ExplainedTable {
  const { figure } = replayed
  const step = replayed.step as TableStep<unknown>
  const { describe, replay } = context
  const wrong = wrongColumns(replayed.wrongCells)
  const { count, valueAt } = tableValues(step.id, replay)
  const isGiven = (nom: string) => wrong.has(nom) || columnOf(step, nom).origin !== undefined
  const chosen = new Set(ranks(rows, count))
  const rowRanks = Object.keys(step.columns).some(isGiven) ? ranks('all', count) : [...chosen]
  return {
    id: step.id,
    figure: figure ?? null,
    libelle: describe.table(replayed),
    etendue: step.count,
    nombre: count,
    depart: Object.entries(step.start).map(([nom, formule]) => ({ nom, formule, valeur: valueAt(nom, 0) })),
    colonnes: Object.keys(step.columns).map((nom) => {
      const { label, kind } = describe.column(replayed, nom)
      const { formula, round = null, origin } = columnOf(step, nom)
      return {
        nom,
        libelle: label,
        unite: unitOf(kind),
        decimales: printedDecimals(kind),
        formule: isGiven(nom) ? null : formula,
        arrondi: round,
        ...(origin && { origine: inLanguage(origin, describe.language) }),
      }
    }),
    lignes: rowRanks.map((rang): ExplainedRow => {
      const isWhole = chosen.has(rang)
      const names = Object.keys(step.columns).filter((nom) => isWhole || isGiven(nom))
      return { rang, valeurs: Object.fromEntries(names.map((nom) => [nom, valueAt(nom, rang)])) }
    }),
    textes: textsOf(step.law, formulasOf(step, wrong), context),
    avertissements: warningsOf(replayed, context),
  }
}

function ranks(rows: RowChoice, count: number): readonly number[] {
  if (rows === 'none') return []
  if (typeof rows === 'number') return rows <= count ? [rows] : []
  return Array.from({ length: Math.min(count, MOST_ROWS) }, (_, index) => index + 1)
}

/** The rows of a replayed table, 0 being its start. */
export function tableValues(id: string, { names, frame }: EntryContext['replay']) {
  const table = names.tableOf(id)
  const values = table && frame.tables[table.index]
  return {
    count: values?.count ?? 0,
    valueAt: (column: string, row: number): StepValue => {
      const index = table?.columnOf(column)
      return index === undefined ? null : (values?.columns[index]?.[row] ?? null)
    },
  }
}
