/** Computes an explication again from its own data alone, for `explications.ts`. */
import type { ExplainedStep, ExplainedTable, Explication } from '@denier/core'
import { evaluate, type Names, type Table, type Value } from './formula-evaluator.ts'

/** A step or a cell whose formula does not give its value. */
export interface Mismatch {
  /** The id of the step; of a cell, `table.column` and the number of its row. */
  readonly id: string
  /** The value that the explication gives. */
  readonly expected: Value
  /** The value of the formula. */
  readonly found: Value
}

/** The largest rounding error of doubles that is allowed, as a share of the value. */
const NOISE = 1e-9

/** The same word, or the same number but for the noise of doubles. */
export const isSame = (a: Value, b: Value): boolean =>
  typeof a === 'number' && typeof b === 'number'
    ? Math.abs(a - b) <= NOISE * Math.max(1, Math.abs(a), Math.abs(b))
    : a === b

/** A formula with the rounding that its step orders. */
const withRounding = (formula: string, order: string | null): string =>
  order === null ? formula : `${order}(${formula})`

/** The values that an explication alone gives, as its reader has them: nothing else of the product is asked. */
export function namesOf(data: Explication): Names {
  const values = new Map<string, Value>()
  for (const { nom, valeur } of [...data.parametres, ...data.droit, ...data.constantes, ...data.coupees])
    values.set(nom, valeur)
  for (const { id, valeur } of data.etapes) values.set(id, valeur)
  const tables = new Map<string, Table>()
  for (const { nom, lignes } of [...data.droit, ...data.constantes])
    if (lignes) tables.set(nom, tableOfRows(lignes))
  const names: Names = {
    value: (name) => values.get(name),
    table: (name) => {
      const known = tables.get(name)
      const explained = data.tables.find(({ id }) => id === name)
      return known ?? (explained && computeRows(explained, names, (table) => tables.set(name, table)))
    },
  }
  return names
}

/** The rows of a scale as a table: they begin at 1, so row 0 is never read. */
const tableOfRows = (rows: readonly Readonly<Record<string, Value>>[]): Table => ({
  count: rows.length,
  has: (column) => Object.hasOwn(rows[0] ?? {}, column),
  cell: (column, row) => rows[row - 1]?.[column] ?? null,
})

/**
 * Computes the rows of a table from its start and the formulas of its columns.
 * @param keep is given the table before its rows are computed, since its own formulas read it.
 */
function computeRows(explained: ExplainedTable, names: Names, keep: (table: Table) => void): Table {
  const columns = new Map<string, Value[]>(explained.colonnes.map(({ nom }) => [nom, []]))
  const count = evaluate(explained.etendue, names)
  const table: Table = {
    count: typeof count === 'number' ? count : 0,
    has: (column) => columns.has(column),
    cell: (column, row) => (row < 0 ? 0 : (columns.get(column)?.[row] ?? null)),
  }
  keep(table)
  for (const { nom } of explained.colonnes) {
    const start = explained.depart.find((one) => one.nom === nom)
    columns.get(nom)?.push(start ? evaluate(start.formule, { ...names, own: { table, row: 0 } }) : 0)
  }
  const givenRows = new Map(explained.lignes.map(({ rang, valeurs }) => [rang, valeurs]))
  const filled = explained.colonnes.map(({ nom, formule, arrondi }) => ({
    nom,
    cells: columns.get(nom) ?? [],
    formula: formule === null ? undefined : withRounding(formule, arrondi),
  }))
  for (let row = 1; row <= table.count; row++) {
    const inRow = { ...names, own: { table, row } }
    for (const { nom, cells, formula } of filled)
      cells.push(formula === undefined ? (givenRows.get(row)?.[nom] ?? null) : evaluate(formula, inRow))
  }
  return table
}

/** Every formula of an explication that does not give the value beside it, evaluated from the explication alone. */
export function mismatches(data: Explication): readonly Mismatch[] {
  const names = namesOf(data)
  const compare = (id: string, expected: Value, found: Value): Mismatch[] =>
    isSame(expected, found) ? [] : [{ id, expected, found }]
  return [
    ...data.etapes.flatMap(({ id, formule, controle, genre, valeur, arrondi }) => {
      if (genre !== 'formule' || formule === null) return []
      return [
        ...compare(id, valeur, evaluate(withRounding(formule, arrondi), names)),
        ...(controle === null ? [] : compare(`${id}, control`, valeur, evaluate(controle, names))),
      ]
    }),
    ...data.tables.flatMap(({ id, lignes }) => {
      const table = names.table(id)
      return lignes.flatMap(({ rang, valeurs }) =>
        Object.entries(valeurs).flatMap(([column, value]) =>
          compare(`${id}.${column} ${rang}`, value, table?.cell(column, rang) ?? null),
        ),
      )
    }),
  ]
}

/**
 * What a calculator prints for a step whose operands are typed as they are shown.
 * @param names the values of its explication, by `namesOf`: tables are computed once for all its steps.
 */
export function byHand({ id, formule, arrondi, decimales, operandes }: ExplainedStep, names: Names): Value {
  const typed = new Map(operandes.map(({ nom, lu }) => [nom, lu]))
  const value = (name: string): Value => {
    const lu = typed.get(name)
    if (lu === undefined) throw new Error(`${id} does not list its operand ${name}`)
    return lu
  }
  const result = withRounding(formule ?? 'null', arrondi)
  const printed = decimales === null ? result : `round(${result}, ${decimales})`
  return evaluate(printed, { ...names, value })
}
