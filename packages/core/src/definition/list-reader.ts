import type { Field, ListReader, ReadList as Read, Rowset } from './field.ts'
import { readText, readValue, valueProblem } from './grammar.ts'
import { rowOf, rowPath } from './list.ts'
import { nearest } from './nearest.ts'
import type { Problem } from './problem.ts'
import * as problem from './problem.ts'
import type { Params } from './shape.ts'

type ReadList = Read<Problem>

/** A row before its values are checked: what was given for each name, in the order given. */
type Items = ReadonlyMap<string, readonly unknown[]>

/**
 * Reads a list from the texts of a query: rows separated by `|`, items of a row by `,`, each `name:value` or a word,
 * which is a flag of the row or the value of its key field. Blank texts, rows and items are ignored. `undefined` where
 * no row is given.
 * @example readListTexts('proche', proche, ['conjoint,age:70|enfant,handicap', 'enfant'])
 */
function readListTexts(name: string, rowset: Rowset, texts: readonly string[]): ReadList | undefined {
  return readRows(name, rowset, texts.flatMap(splitRows), (text) => rowItems(rowset, text), readText)
}

/**
 * The rows in one text of a list, without blank ones. Exported by `@denier/core`; used by `model/list-rows.ts` and
 * `model/row-references.ts` of `@denier/web`.
 * @example splitRows('conjoint|,|enfant') // ['conjoint', 'enfant']
 */
export const splitRows = (text: string): readonly string[] =>
  text.split('|').filter((row) => /[^,]/.test(row))

/** Reads a list from JSON or an argument: an array of objects. `undefined` where it is empty. */
function readListValue(name: string, rowset: Rowset, value: unknown): ReadList | undefined {
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

/** Reads rows given in any form; `itemsIn` gives the items of a row, `undefined` where it is not one. */
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
    rows.push(items ? readRow(path, name, rowset, items, read, problems) : {})
  })
  if (problems.length === 0 && countOf(rowset, rows) > (rowset.counted?.most ?? Number.POSITIVE_INFINITY))
    problems.push(problem.tooManyPersons(name, rowset.counted?.most ?? 0))
  return { rows, problems }
}

/** The values of one row, defaults filled in; what is wrong with them is added to `problems`. */
function readRow(
  path: string,
  list: string,
  { row: fields, key }: Rowset,
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
        : valueProblem(`${path}.${name}`, field, given !== undefined, value)
    if (fault) problems.push(fault)
    else values[name] = given ? value : field.default
  }
  for (const name of items.keys())
    if (!Object.hasOwn(fields, name))
      problems.push(
        problem.unknown(`${path}.${name}`, {
          subject: list,
          near: nearest(name, [...Object.keys(fields), ...wordsOf(fields, key)])[0],
        }),
      )
  return values
}

/** The words that the key of a row may be. */
const wordsOf = (fields: Params, key: string | undefined): readonly string[] =>
  Object.keys((key && fields[key]?.choices) || {})

/** How many persons the rows stand for. */
const countOf = ({ counted }: Rowset, rows: ReadList['rows']): number =>
  rows.reduce((sum, row) => sum + (counted ? Number(row[counted.by]) : 1), 0)

/**
 * The texts given for each name in one row, in the order given; `undefined` where it is not written as a row. Forms
 * call it too. Exported by `@denier/core`; used by `model/list-rows.ts` of `@denier/web`.
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
  // Where one of several words is a value of the key, the others are reported as unknown names of the row.
  const given = (key && items.get(key)) || []
  const known = given.filter((word) => wordsOf(row, key).includes(word))
  if (key && known.length > 0) {
    items.set(key, known)
    for (const word of given) if (!known.includes(word)) items.set(word, [word])
  }
  return items
}

/** Problems of a list by row, then in the order of the fields of a row. */
function inRowOrder<P extends { readonly field: string }>(
  { row }: Rowset,
  problems: readonly P[],
): readonly P[] {
  const names = Object.keys(row)
  const rankOf = ({ field }: P): readonly [number, number] => {
    const { row: index = 0, column = '' } = rowOf(field) ?? {}
    return [Number(index), names.indexOf(column)]
  }
  return problems.toSorted((a, b) => {
    const [[row, column], [otherRow, otherColumn]] = [rankOf(a), rankOf(b)]
    return row - otherRow || column - otherColumn
  })
}

/**
 * Reads the rows of a list. `list-kind.ts` puts it in the field: the bundle of a simulator without lists leaves it out.
 */
export const listReader: ListReader<Problem> = {
  fromTexts: readListTexts,
  fromValue: readListValue,
  inOrder: inRowOrder,
}
