import { type Contract, readQuery } from '@denier/core'
import { TWICE } from './address.ts'
import { type FormRow, isBlankRow, rowsOfText, textOfRows } from './list-rows.ts'
import type { FormValues } from './page-state.ts'
import { renumberReferences } from './row-references.ts'

/** The name of an input of a row (`proche.1.lien`), or of the button that removes the row (`proche.1`). */
const ROW_FIELD = /^([^.]+)\.(\d{1,4})(?:\.([^.]+))?$/

/**
 * The name of the input of a field of a row, or without a field that of the button that removes the row. Used
 * by `form/list-field.tsx`.
 * @param row its number, from 1.
 * @example rowFieldName('proche', 1, 'lien') // 'proche.1.lien'
 */
export const rowFieldName = (list: string, row: number, field?: string): string =>
  `${list}.${row}${field === undefined ? '' : `.${field}`}`

/**
 * The form values of the lists whose rows a query gives input by input, as a form sends them without a
 * script. Rows without a value and those that a button removes are left out, and rows that refer to others by
 * number still refer to them. `undefined` where the query has no such input. Used by `server/handler.ts`.
 * @example rowsInQuery(contract, 'proche.1.lien=enfant&proche.2.lien=') // { proche: 'enfant' }
 */
export function rowsInQuery({ params }: Pick<Contract, 'params'>, query: string): FormValues | undefined {
  if (!query.includes('.')) return undefined
  const given = readQuery(query)
  const lists = new Map<string, Map<number, FormRow>>()
  for (const [name, texts] of given) {
    const [, list = '', number = '', field] = ROW_FIELD.exec(name) ?? []
    const rowset = Object.hasOwn(params, list) ? params[list]?.list : undefined
    if (!rowset) continue
    const rows = lists.get(list) ?? new Map<number, FormRow>()
    lists.set(list, rows)
    if (field !== undefined && !given.has(`${list}.${number}`))
      rows.set(Number(number), { ...rows.get(Number(number)), [field]: texts.join(TWICE) })
  }
  if (lists.size === 0) return undefined
  const texts: Record<string, string> = {}
  const numbers = new Map<string, ReadonlyMap<number, number>>()
  for (const [list, rows] of lists) {
    const rowset = params[list]?.list
    if (!rowset) continue
    // rows that the query also gives as one text
    const whole = rowsOfText(rowset, (given.get(list) ?? []).join(TWICE))
    const inOrder = [...rows].filter(([, row]) => !isBlankRow(rowset, row)).sort(([a], [b]) => a - b)
    texts[list] = textOfRows(rowset, [...whole, ...inOrder.map(([, row]) => row)])
    if (whole.length === 0) numbers.set(list, new Map(inOrder.map(([number], index) => [number, index + 1])))
  }
  // each list in turn: a reference follows its row where blank or removed ones leave the form
  for (const [list, moved] of numbers) {
    const isInForm = (number: number) => lists.get(list)?.has(number) || given.has(`${list}.${number}`)
    const { values } = renumberReferences(params, texts, list, (number) =>
      isInForm(number) ? moved.get(number) : number,
    )
    Object.assign(texts, values)
  }
  return texts
}
