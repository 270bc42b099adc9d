import type { StepValue, TableStep } from '../../definition/explanation.ts'
import type { CellCalculation, ExplainedRow, ExplainedTable } from '../../definition/explication.ts'
import { inLanguage } from '../../units/text.ts'
import type { ReplayedStep } from '../explanation/compile-explanation.ts'
import { fullColumn } from '../explanation/names.ts'
import { type CellDigits, givenColumns } from './cell-digits.ts'
import { printedDecimals, unitOf } from './describe-names.ts'
import type { EntryContext } from './entry-context.ts'
import { textsOf, warningsOf } from './explain-step.ts'
import { MOST_ROWS } from './explication-question.ts'
import { extractRows } from './extract-rows.ts'
import { formulasOf, wrongColumns } from './step-reads.ts'
import type { TableFocus } from './table-focus.ts'
import { tableValues } from './table-values.ts'
import { writeCell, writeColumn } from './write-column.ts'

/**
 * The rows of a table that an answer gives: all of them, those where it changes, one by its number from 1, or
 * none. Used by `compile-explication.ts` and `row-choice.ts`.
 */
export type RowChoice = 'all' | 'extract' | 'none' | number

/**
 * In an extract, a table of at most this many rows is given whole: it lists persons, brackets or gifts, which
 * all matter.
 */
const FEW_ROWS = 12
/** Columns that mark a table of years or months, whose rows resemble one another. */
const COLUMNS_OF_TIME: ReadonlySet<string> = new Set(['annee', 'mois'])

/**
 * The ranks, from 1, of the rows of a table that an answer gives with all their values. An extract holds every row of a
 * short table of persons, brackets or gifts, since a total may add them up. Called by `compile-explication.ts`.
 * @param focusOf what the steps shown read of it, for an extract.
 */
export function chosenRanks(
  { step }: ReplayedStep,
  rows: RowChoice,
  { replay }: EntryContext,
  focusOf: () => TableFocus,
): readonly number[] {
  const { count, valueAt } = tableValues(step.id, replay)
  if (rows !== 'extract') return ranks(rows, count)
  const columns = Object.keys((step as TableStep<unknown>).columns)
  if (count <= FEW_ROWS && !columns.some((nom) => COLUMNS_OF_TIME.has(nom))) return ranks('all', count)
  const focus = focusOf()
  const byRow = (nom: string) => ({
    values: Array.from({ length: count + 1 }, (_, row) => valueAt(nom, row)),
    isRead: focus.columns.has(nom),
  })
  return extractRows(columns.map(byRow), count, focus.rows)
}

/**
 * The ranks, from 1, of the rows for which the calculations of a table must hold where none of its rows is shown: the
 * first, the middle one, the last. Used by `compile-explication.ts`.
 */
export const sampleRanks = ({ step }: ReplayedStep, { replay }: EntryContext): readonly number[] => {
  const { count } = tableValues(step.id, replay)
  return count === 0 ? [] : [...new Set([1, Math.ceil(count / 2), count])]
}

/**
 * A table as an answer gives it: how any row follows from the one before, and the rows that were asked for. Used by
 * `compile-explication.ts`.
 * @param shown the result of `chosenRanks`.
 */
export function explainTable(
  replayed: ReplayedStep,
  rows: RowChoice,
  shown: readonly number[],
  digits: CellDigits,
  context: EntryContext,
): ExplainedTable {
  const { figure } = replayed
  const step = replayed.step as TableStep<unknown>
  const { describe, replay } = context
  // Columns whose formula does not give their values again: they are shown as data, without the law of the formula.
  const wrong = wrongColumns(replayed.wrongCells)
  const { count, valueAt } = tableValues(step.id, replay)
  const columns = Object.keys(step.columns)
  // Columns of data, and wrong ones: their formulas are not shown, so that all their rows are.
  const given = givenColumns(replayed)
  const chosen = new Set(shown)
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
      const { formula, round = null, origin } = fullColumn(step, nom)
      const decimalesLues = digits.decimalsOf(step.id, nom)
      return {
        nom,
        libelle: label,
        unite: unitOf(kind),
        decimales: printedDecimals(kind),
        ...(decimalesLues !== undefined && { decimalesLues }),
        formule: given.includes(nom) ? null : formula,
        // a table without rows calculates nothing
        calcul:
          given.includes(nom) || count === 0 ? null : writeColumn(replayed, nom, cellRow, digits, context),
        ...(rows === 'extract' && !given.includes(nom) && cellCalculations(replayed, nom, shown, context)),
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

/** The calculations of the cells of a column that read more than their own row; none in a long table. */
function cellCalculations(
  replayed: ReplayedStep,
  column: string,
  shown: readonly number[],
  context: EntryContext,
): { calculs?: readonly CellCalculation[] } {
  if (tableValues(replayed.step.id, context.replay).count > FEW_ROWS) return {}
  const calculs = shown.flatMap((rang) => {
    const calcul = writeCell(replayed, column, rang, context)
    return calcul === undefined ? [] : [{ rang, calcul }]
  })
  return calculs.length === 0 ? {} : { calculs }
}

/** All ranks up to `MOST_ROWS`, one, or none. */
function ranks(rows: Exclude<RowChoice, 'extract'>, count: number): readonly number[] {
  if (rows === 'none') return []
  if (typeof rows === 'number') return rows <= count ? [rows] : []
  return Array.from({ length: Math.min(count, MOST_ROWS) }, (_, index) => index + 1)
}
