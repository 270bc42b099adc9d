import { type Field, type Language, type Params, splitRows } from '@denier/core'
import { typeset } from '@denier/prose'
import { TWICE } from './address.ts'
import { type FormRow, rewriteRows, rowsOfText } from './list-rows.ts'
import type { FormValues } from './page-state.ts'

/** A row that referred to one that is gone. Used by `form/list-field.tsx`. */
export interface OrphanRow {
  /** The name of the list of this row. */
  readonly list: string
  /** Its number before the change, from 1. */
  readonly number: number
  /** Whether it is gone too: its reference has a default, so that left blank it would name another row. */
  readonly isRemoved: boolean
}

/** The form values that change as the rows of a list do, and the rows that no longer name anyone. */
export interface Renumbered {
  /** Of the lists that refer to it: only those that change. */
  readonly values: FormValues
  readonly orphans: readonly OrphanRow[]
}

/**
 * Keeps the references to the rows of a list right when rows come and go: each follows its row, and that to a
 * removed row is cleared. Used by `form/list-field.tsx` and `row-fields.ts`.
 * @param list the list whose rows come and go; the rows of other lists may refer to them.
 * @param renumber the new number of a row of it, both from 1; `undefined` where the row is gone.
 * @example renumberReferences(params, { don: 'proche:3,montant:5' }, 'proche', (row) => row - 1).values // { don: 'proche:2,montant:5' }
 */
export function renumberReferences(
  params: Params,
  typed: FormValues,
  list: string,
  renumber: (row: number) => number | undefined,
): Renumbered {
  const orphans: OrphanRow[] = []
  const values = Object.entries(params).flatMap(([name, { list: rowset }]) => {
    const text = typed[name] ?? ''
    const references = Object.entries(rowset?.row ?? {}).filter(([, { refersTo }]) => refersTo === list)
    if (!rowset || text === '' || references.length === 0) return []
    const rows = text.split(TWICE).flatMap(splitRows)
    const changed = rows.flatMap((row, index) => {
      const [own = {}] = rowsOfText(rowset, row)
      const isGone = references.some(
        ([column, { default: usual }]) =>
          usual !== undefined && referenceAfter(own[column] ?? String(usual), renumber) === undefined,
      )
      const rewritten = isGone
        ? ''
        : rewriteRows(rowset, row, (field, written) =>
            field.refersTo === list ? (referenceAfter(written, renumber) ?? '') : written,
          )
      const isCleared = references.some(
        ([column]) => own[column] && referenceAfter(own[column], renumber) === undefined,
      )
      if (isGone || isCleared) orphans.push({ list: name, number: index + 1, isRemoved: isGone })
      return rewritten === '' ? [] : [rewritten]
    })
    return changed.join(TWICE) === rows.join(TWICE) ? [] : [[name, changed.join(TWICE)] as const]
  })
  return { values: Object.fromEntries(values), orphans }
}

/** The text of a reference afterwards; a text that is no number stays, and is refused as before. */
function referenceAfter(text: string, renumber: (row: number) => number | undefined): string | undefined {
  const row = Number(text)
  if (text.trim() === '' || !Number.isInteger(row)) return text
  const to = renumber(row)
  return to === undefined ? undefined : String(to)
}

/**
 * What people call each row of a list: its key, numbered where several have the same. Used by
 * `form/list-field.tsx` and `tree/family-tree.tsx`.
 * @example rowNames(proche, [{ lien: 'conjoint' }, { lien: 'enfant' }, { lien: 'enfant', nombre: '2' }], 'fr')
 * // ['Conjoint', 'Enfant 1', 'Enfant 2 (× 2)']
 */
export function rowNames(
  { key = '', row, counted, texts }: NonNullable<Field['list']>,
  rows: readonly FormRow[],
  language: Language,
): readonly string[] {
  const labelOf = (texts: FormRow): string => {
    const choice = row[key]?.choices?.[texts[key] ?? '']
    return choice ? typeset(choice[language]) : ''
  }
  const labels = rows.map(labelOf)
  return labels.map((label, index) => {
    if (label === '') return `${typeset(texts?.row[language] ?? '')} ${index + 1}`
    const alike = labels.filter((other) => other === label).length
    const rank = labels.slice(0, index + 1).filter((other) => other === label).length
    const many = Number(rows[index]?.[counted?.by ?? ''] ?? 1)
    return `${label}${alike > 1 ? ` ${rank}` : ''}${many > 1 ? ` (×\u00A0${many})` : ''}`
  })
}
