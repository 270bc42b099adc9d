/**
 * Computes each printed result of an explication again from the operands that its reader sees, with decimal digits: the
 * operands of a step, the text of its calculation, the cells of a table as a note prints them. Used by `explications.ts`.
 */
import type { Contract, ExplainedStep, ExplainedTable, Explication, ExplicationAnswer } from '@denier/core'
import { arrangeNote, formatTableCell, type NoteTable } from '@denier/note'
import { formulaNames } from '../../packages/core/src/analyses/formula/formula-names.ts'
import { parseFormula } from '../../packages/core/src/analyses/formula/parse-formula.ts'
import type { Formula } from '../../packages/core/src/analyses/formula/syntax.ts'
import { Decimal, decimal } from './decimal.ts'
import { type DecimalNames, type DecimalValue, decimalValue, NotPrinted } from './decimal-formula.ts'
import { parseCalculation } from './printed-calculation.ts'

/** A result that the printed operands do not give. */
export interface WrongDigits {
  /**
   * The id of the step, with `, text` where its calculation was read; of a cell, `table.column` and the row.
   */
  readonly id: string
  /** The printed result. */
  readonly expected: unknown
  /** What the operands give, rounded as the result is printed; `exact` before rounding. */
  readonly found: unknown
  /** The text of the calculation. */
  readonly printed: string
  readonly exact: string
  /** What the explication gives before rounding, where it gives it. */
  readonly value?: unknown
}

/** The results of an explication that were computed again. */
export interface DigitsReport {
  readonly wrong: readonly WrongDigits[]
  /** How many results were computed again, and how many depend on what is not printed. */
  readonly computed: number
  readonly skipped: number
}

/** An explication as its note shows it: the words of choices by their labels. */
type Shown = Omit<Explication, 'tables'> & { readonly tables: readonly NoteTable[] }

/**
 * Computes the printed results of an explication again.
 * @param answer an explication in French, with the rows of its tables.
 */
export function checkDigits(answer: ExplicationAnswer, contract: Contract): DigitsReport {
  const data: Shown = {
    ...answer.data,
    // a column that the note names as zero in every row is read as that
    tables: arrangeNote(answer, contract, 'fr').tables.map((table) => ({
      ...table,
      colonnes: answer.data.tables.find(({ id }) => id === table.id)?.colonnes ?? table.colonnes,
    })),
  }
  const report = { wrong: [] as WrongDigits[], computed: 0, skipped: 0 }
  const check = (
    id: string,
    expected: unknown,
    ofUnit: number | null,
    printed: string,
    compute: () => DecimalValue,
    value?: unknown,
  ) => {
    const decimals = ofUnit ?? ownDecimals(expected)
    try {
      const exact = compute()
      const found = rounded(exact, decimals)
      report.computed += 1
      if (found !== expected && !isBeyondDoubles(expected, decimals))
        report.wrong.push({ id, expected, found, printed, exact: String(exact), value })
    } catch (error) {
      if (!(error instanceof NotPrinted)) throw error
      report.skipped += 1
    }
  }
  for (const step of data.etapes) {
    const { id, genre, formule, calcul, arrondi, arrondie, decimales } = step
    if (formule === null || calcul === null) continue
    const formula = withRounding(parseFormula(formule), arrondi)
    const typed = stepNames(step, data)
    const text = () => withRounding(parseCalculation(calcul, labelsOf(step, data)), arrondi)
    if (genre === 'equation') {
      if (typeof arrondie === 'number')
        check(`${id}, text`, true, null, calcul, () => solves(text(), step, typed))
      continue
    }
    if (genre !== 'formule') continue
    check(id, arrondie, decimales, calcul, () => decimalValue(formula, typed), step.valeur)
    if (typeof arrondie === 'number')
      check(`${id}, text`, arrondie, decimales, calcul, () => decimalValue(text(), typed), step.valeur)
  }
  for (const table of data.tables)
    for (const { nom, formule, calcul, arrondi, unite, decimales } of table.colonnes) {
      if (formule === null || calcul === null) continue
      const labels = columnLabels(formule, table, data)
      const text = readOnce(() => {
        if (!labels) throw new NotPrinted(`two columns have one label in ${calcul}`)
        return withRounding(parseCalculation(calcul, labels), arrondi)
      })
      for (const { rang, valeurs } of wholeRows(table)) {
        const value = valeurs[nom]
        if (typeof value !== 'number') continue
        const decimals = cellDecimals(unite, decimales)
        const id = `${table.id}.${nom} ${rang}`
        check(id, rounded(decimal(value), decimals), decimals, calcul, () =>
          decimalValue(text(), cellNames(data, table, rang)),
        )
      }
    }
  return report
}

/** The same reader, which reads once; it throws again what it threw. */
function readOnce(read: () => Formula): () => Formula {
  let found: { formula: Formula } | { error: unknown } | undefined
  const attempt = () => {
    try {
      return { formula: read() }
    } catch (error) {
      return { error }
    }
  }
  return () => {
    found ??= attempt()
    if ('error' in found) throw found.error
    return found.formula
  }
}

/** The decimals of a number without a unit: its own, of which at most eight are checked. */
const ownDecimals = (value: unknown): number =>
  typeof value === 'number' ? Math.min(8, decimal(value).decimalPlaces()) : 0

/** Doubles hold a cent up to 1e9 € after some hundred steps; a larger result has no right last decimal. */
const MOST_UNITS = 1e11

const isBeyondDoubles = (value: unknown, decimals: number | null): boolean =>
  typeof value === 'number' && Math.abs(value) * 10 ** (decimals ?? 0) > MOST_UNITS

/** A result as its reader compares it: a number rounded as it is printed. */
function rounded(value: DecimalValue, decimals: number | null): unknown {
  if (!(value instanceof Decimal)) return value
  const digits = decimals === null ? value : value.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP)
  return digits.toNumber() + 0
}

const withRounding = (formula: Formula, order: string | null): Formula =>
  order === null ? formula : { type: 'call', name: order, operands: [formula] }

/** Notes print rates with four decimals of percent, and a number without a unit with four. */
const cellDecimals = (unit: string | null, decimals: number | null): number =>
  unit === 'fraction' ? 6 : (decimals ?? 4)

/** Whether an equation changes sign within a unit of the last printed decimal of its unknown. */
function solves(formula: Formula, { id, arrondie, decimales }: ExplainedStep, names: DecimalNames): boolean {
  const unit = decimal(10).pow(-(decimales ?? 0))
  const at = (moved: Decimal) =>
    decimalValue(formula, { ...names, value: (name) => (name === id ? moved : names.value(name)) })
  const printed = decimal(arrondie as number)
  const [below, above] = [at(printed.minus(unit)), at(printed.plus(unit))]
  if (!(below instanceof Decimal && above instanceof Decimal)) throw new NotPrinted('no equation there')
  return below.times(above).lte(0)
}

/** The rows that are printed with all their cells. */
const wholeRows = ({ lignes, colonnes }: ExplainedTable) =>
  lignes.filter(({ valeurs }) => colonnes.every(({ nom }) => Object.hasOwn(valeurs, nom)))

/** A cell as a note prints it. @param isLabelled whether a choice is given as its label, not as its code. */
function printedCell(
  data: Shown,
  tableId: string,
  column: string,
  row: number,
  isLabelled: boolean,
): DecimalValue {
  const scale = [...data.droit, ...data.constantes].find(({ nom, lignes }) => nom === tableId && lignes)
  if (scale?.lignes) return read(scale.lignes[row - 1]?.[column] ?? null)
  const table = data.tables.find(({ id }) => id === tableId)
  const found = table?.colonnes.find(({ nom }) => nom === column)
  if (!table || !found) throw new NotPrinted(`${tableId}.${column}`)
  if (row < 0) return decimal(0)
  const start = table.depart.find(({ nom }) => nom === column)
  const cells = row === 0 ? undefined : wholeRows(table).find(({ rang }) => rang === row)
  if (row > 0 && !cells) throw new NotPrinted(`row ${row} of ${tableId}`)
  const value = row === 0 ? (start ? start.valeur : 0) : (cells?.valeurs[column] ?? null)
  if (typeof value === 'string') return (isLabelled ? table.words[column]?.[value] : undefined) ?? value
  if (typeof value !== 'number') return value
  const text = formatTableCell(value, found, 'fr')
  if (found.unite === 'YYYYMMDD') return decimal(text.split('/').toReversed().join(''))
  const [, sign = '', digits = '', percent] = /^([−-]?)([\d\u202f\u00a0 ]+(?:,\d+)?)\s?(%)?/.exec(text) ?? []
  const number = decimal(sign.replace('−', '-') + digits.replace(/\s/g, '').replace(',', '.'))
  return found.unite === 'fraction' && percent ? number.div(100) : number
}

const read = (value: unknown): DecimalValue =>
  typeof value === 'number' ? decimal(value) : ((value ?? null) as DecimalValue)

/** The numbers of the rows of a table, from 1. @throws NotPrinted where one of them is not printed whole. */
function rowsOf(data: Shown, name: string): readonly number[] {
  const scale = [...data.droit, ...data.constantes].find(({ nom, lignes }) => nom === name && lignes)
  const table = data.tables.find(({ id }) => id === name)
  const count = scale?.lignes?.length ?? table?.nombre ?? 0
  if (table && wholeRows(table).length < count) throw new NotPrinted(`rows of ${name}`)
  return Array.from({ length: count }, (_, index) => index + 1)
}

/**
 * The names of a formula, where some tables are read at one row.
 * @param rows the number of that row, by table.
 */
function namesAt(
  data: Shown,
  plain: (name: string) => DecimalValue,
  rows: ReadonlyMap<string, number>,
  lag: DecimalNames['lag'],
  isLabelled: boolean,
): DecimalNames {
  return {
    value: (name) => {
      const dot = name.indexOf('.')
      const row = dot < 0 ? undefined : rows.get(name.slice(0, dot))
      return row === undefined
        ? plain(name)
        : printedCell(data, name.slice(0, dot), name.slice(dot + 1), row, isLabelled)
    },
    ranks: (table) => rowsOf(data, table),
    at: (table, row) => namesAt(data, plain, new Map([...rows, [table, row]]), lag, isLabelled),
    lag,
  }
}

const noLag = () => {
  throw new NotPrinted('lag')
}

/** The names of the formula of a step: its operands as they are printed. */
function stepNames({ operandes }: ExplainedStep, data: Shown): DecimalNames {
  const typed = new Map(operandes.map(({ nom, lu }) => [nom, lu]))
  return namesAt(data, (name) => read(typed.get(name) ?? null), new Map(), noLag, false)
}

/** The names of the formula of a column in one row: the printed cells. */
function cellNames(data: Shown, { id }: ExplainedTable, row: number): DecimalNames {
  const cell = (name: string): DecimalValue => {
    const isBefore = name.startsWith('prev.')
    return printedCell(data, id, isBefore ? name.slice('prev.'.length) : name, isBefore ? row - 1 : row, true)
  }
  return namesAt(
    data,
    cell,
    new Map(),
    (column, back) => printedCell(data, id, column, row - back, true),
    true,
  )
}

/** The labels of the columns that the formula of a step reads, and that of the unknown of an equation. */
function labelsOf({ id, formule, libelle, genre }: ExplainedStep, data: Shown): ReadonlyMap<string, string> {
  const labels = formulaNames(parseFormula(formule ?? 'null')).flatMap((name) => {
    const [table, column] = name.split('.')
    const found = data.tables.find((one) => one.id === table)?.colonnes.find(({ nom }) => nom === column)
    return found ? [[found.libelle, name] as const] : []
  })
  return new Map([...labels, ...(genre === 'equation' ? [[libelle, id] as const] : [])])
}

/** The labels that the formula of a column may write, by the names that it reads; `undefined` where two are alike. */
function columnLabels(
  formula: string,
  own: ExplainedTable,
  data: Shown,
): ReadonlyMap<string, string> | undefined {
  const labels = formulaNames(parseFormula(formula)).flatMap((name) => {
    const bare = name.replace('prev.', '')
    const column = own.colonnes.find(({ nom }) => nom === bare)
    if (column) return [[name === bare ? column.libelle : `${column.libelle} (ligne d’avant)`, name] as const]
    const [table, rest] = name.split('.')
    const found = data.tables.find(({ id }) => id === table)?.colonnes.find(({ nom }) => nom === rest)
    return found ? [[found.libelle, name] as const] : []
  })
  if (new Set(labels.map(([label]) => label)).size < labels.length) return undefined
  return new Map(labels)
}
