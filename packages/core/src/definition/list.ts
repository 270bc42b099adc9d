import type { Field, Rowset } from './field.ts'
import { readText, readValue } from './grammar.ts'
import { nearest } from './nearest.ts'
import type { Problem } from './problem.ts'
import * as problem from './problem.ts'
import type { Params } from './shape.ts'

/** A list as it was read: its rows with defaults filled in, or what is wrong with each. */
export interface ReadList {
  readonly rows: readonly Readonly<Record<string, unknown>>[]
  readonly problems: readonly Problem[]
}

/** A row before its values are checked: what was given for each name, in the order given. */
type Items = ReadonlyMap<string, readonly unknown[]>

/**
 * Reads a list from the texts of a query: rows separated by `|`, items of a row by `,`, each `name:value` or a word,
 * which is a flag of the row or the value of its key field. Blank texts, rows and items are ignored. `undefined` where
 * no row is given. For `read-params.ts`.
 * @example readListTexts('proche', proche, ['conjoint,age:70|enfant,handicap', 'enfant'])
 */
export function readListTexts(name: string, rowset: Rowset, texts: readonly string[]): ReadList | undefined {
  return readRows(name, rowset, texts.flatMap(splitRows), (text) => rowItems(rowset, text), readText)
}

/** The rows in one text of a list, without blank ones. @example splitRows('conjoint|,|enfant') // ['conjoint', 'enfant'] */
export const splitRows = (text: string): readonly string[] =>
  text.split('|').filter((row) => /[^,]/.test(row))

/** Reads a list from JSON or an argument: an array of objects. `undefined` where it is empty. */
export function readListValue(name: string, rowset: Rowset, value: unknown): ReadList | undefined {
  if (!Array.isArray(value)) return { rows: [], problems: [problem.notAList(name)] }
  const itemsOfObject = (row: unknown): Items | undefined =>
    typeof row === 'object' && row !== null && !Array.isArray(row)
      ? new Map(
          Object.entries(row).flatMap(([field, item]) =>
            item === undefined ? [] : [[field, [item]] as const],
          ),
        )
      : undefined
  return readRows(name, rowset, value, itemsOfObject, readValue)
}

function readRows<Row>(
  name: string,
  rowset: Rowset,
  given: readonly Row[],
  itemsIn: (row: Row) => Items | undefined,
  read: (field: Field, value: never) => unknown,
): ReadList | undefined {
  if (given.length === 0) return undefined
  if (given.length > rowset.max) return { rows: [], problems: [problem.tooManyRows(name, rowset.max)] }
  const rows: Record<string, unknown>[] = []
  const problems: Problem[] = []
  given.forEach((one, index) => {
    const path = rowPath(name, index)
    const items = itemsIn(one)
    if (!items) problems.push(problem.notARow(path))
    else rows.push(readRow(path, name, rowset.row, items, read, problems))
  })
  if (problems.length === 0 && countOf(rowset, rows) > (rowset.counted?.most ?? Number.POSITIVE_INFINITY))
    problems.push(problem.tooManyPersons(name, rowset.counted?.most ?? 0))
  return { rows, problems }
}

/** The values of one row, defaults filled in; what is wrong with them is added to `problems`. */
function readRow(
  path: string,
  list: string,
  fields: Params,
  items: Items,
  read: (field: Field, value: never) => unknown,
  problems: Problem[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const given = items.get(name)
    const value = given && given.length === 1 ? read(field, given[0] as never) : undefined
    const fault =
      given && given.length > 1
        ? problem.repeated(`${path}.${name}`)
        : problem.valueProblem(`${path}.${name}`, field, given !== undefined, value)
    if (fault) problems.push(fault)
    else values[name] = given ? value : field.default
  }
  for (const name of items.keys())
    if (!Object.hasOwn(fields, name))
      problems.push(
        problem.unknown(`${path}.${name}`, { subject: list, near: nearest(name, Object.keys(fields))[0] }),
      )
  return values
}

/** How many persons the rows stand for. */
const countOf = ({ counted }: Rowset, rows: ReadList['rows']): number =>
  rows.reduce((sum, row) => sum + (counted ? Number(row[counted.by]) : 1), 0)

/** The name of a row in problems, which count rows from 1. @example rowPath('proche', 1) // 'proche[2]' */
export const rowPath = (name: string, index: number): string => `${name}[${index + 1}]`

/**
 * The texts given for each name in one row, in the order given; `undefined` where it is not written as a row.
 * @example rowItems(proche, 'conjoint,age:70') // Map { lien → ['conjoint'], age → ['70'] }
 */
export function rowItems(
  { row, key }: Rowset,
  text: string,
): ReadonlyMap<string, readonly string[]> | undefined {
  const items = new Map<string, string[]>()
  for (const item of text.split(',')) {
    if (item === '') continue
    const [name = '', value, ...more] = item.split(':')
    const isFlag = value === undefined && Object.hasOwn(row, name) && row[name]?.kind === 'flag'
    const field = value !== undefined || isFlag ? name : key
    if (!field || more.length > 0) return undefined
    const written = isFlag ? 'true' : (value ?? name)
    if (written === '') continue
    const others = items.get(field)
    if (others) others.push(written)
    else items.set(field, [written])
  }
  return items
}

/**
 * The texts of a list in a query, one a row: key first and bare, then the fields in the contract's order, without those
 * at their default. A row that has nothing else names its first value, since blank rows are ignored.
 * @example listTexts(proche, [{ lien: 'conjoint', age: 70, handicap: true }]) // ['conjoint,age:70,handicap']
 */
export const listTexts = (
  { row, key }: Rowset,
  rows: readonly Readonly<Record<string, unknown>>[],
): readonly string[] => {
  const names = [...(key ? [key] : []), ...Object.keys(row).filter((name) => name !== key)]
  return rows.map((values) => {
    const given = names.filter((name) => values[name] !== undefined)
    const written = given.filter((name) => values[name] !== row[name]?.default)
    return (written.length > 0 ? written : given.slice(0, 1))
      .map((name) => {
        if (name === key) return String(values[name])
        return row[name]?.kind === 'flag' && values[name] === true ? name : `${name}:${values[name]}`
      })
      .join(',')
  })
}

/**
 * Values as the parameters of a query, in their order: a list has one a row.
 * @example queryPairs(params, { patrimoine: 5, proche: [{ lien: 'enfant' }] }) // [['patrimoine', '5'], ['proche', 'enfant']]
 */
export const queryPairs = (
  params: Params,
  values: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, text: string])[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const rowset = Object.hasOwn(params, name) ? params[name]?.list : undefined
    const texts = rowset && Array.isArray(value) ? listTexts(rowset, value) : [String(value)]
    return texts.map((text) => [name, text] as const)
  })

/** The path of a row, or of a field of a row, in problems; `n` stands for any row. */
const ROW_PATH = /^([^[]+)\[(\d+|n)\](?:\.(.*))?$/s

/** The parameter that a problem is about. @example parameterOf('proche[2].age') // 'proche' */
export const parameterOf = (path: string): string => rowOf(path)?.list ?? path

/** The parts of the path of a row, or of a field of a row, in problems. */
export function rowOf(path: string): { list: string; row: string; column: string | undefined } | undefined {
  const [, list, row, column] = ROW_PATH.exec(path) ?? []
  return list === undefined || row === undefined ? undefined : { list, row, column }
}

/** The field that a problem is about: a parameter, or a field of a row. @example fieldAt(params, 'proche[2].age') */
export function fieldAt(params: Params, path: string): Field | undefined {
  const { list = path, column } = rowOf(path) ?? {}
  const field = own(params, list)
  return column === undefined ? field : own(field?.list?.row ?? {}, column)
}

const own = (fields: Params, name: string): Field | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

/** Problems of a list by row, then in the order of the fields of a row. */
export function inRowOrder({ row }: Rowset, problems: readonly Problem[]): readonly Problem[] {
  const names = Object.keys(row)
  const rankOf = ({ field }: Problem): readonly [number, number] => {
    const { row: index = 0, column = '' } = rowOf(field) ?? {}
    return [Number(index), names.indexOf(column)]
  }
  return problems.toSorted((a, b) => {
    const [[row, column], [otherRow, otherColumn]] = [rankOf(a), rankOf(b)]
    return row - otherRow || column - otherColumn
  })
}
