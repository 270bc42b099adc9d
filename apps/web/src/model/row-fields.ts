import { type Contract, readQuery } from '@denier/core'
import { TWICE } from './address.ts'
import { type FormRow, rowsOfText, textOfRows } from './list-rows.ts'
import type { FormValues } from './page-state.ts'

/** The name of an input of a row (`proche.1.lien`), or of the button that removes the row (`proche.1`). */
const ROW_FIELD = /^([^.]+)\.(\d{1,4})(?:\.([^.]+))?$/

/**
 * The name of the input of a field of a row, or of the button that removes the row. For `list-field.tsx`.
 * @example rowFieldName('proche', 1, 'lien') // 'proche.1.lien'
 */
export const rowFieldName = (list: string, row: number, field?: string): string =>
  `${list}.${row}${field === undefined ? '' : `.${field}`}`

/**
 * The form values of the lists whose rows a query gives input by input, as a form sends them without a script. Rows
 * without a value and those that a button removes are left out. `undefined` where the query has no such input. For
 * `handler.ts`.
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
  return Object.fromEntries(
    [...lists].map(([list, rows]) => {
      const rowset = params[list]?.list
      const whole = (given.get(list) ?? []).join(TWICE)
      const inOrder = [...rows].sort(([a], [b]) => a - b).map(([, row]) => row)
      return [list, rowset ? textOfRows(rowset, [...rowsOfText(rowset, whole), ...inOrder]) : '']
    }),
  )
}
