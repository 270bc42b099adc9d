import { type Field, type Language, type Params, rowOf } from '@denier/core'
import { colon, typeset } from '@denier/prose'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isApplicable } from '../model/applicable.ts'
import { isRequired } from '../model/is-required.ts'
import { type FormRow, isBlankRow, rowsOfText, textOfRows } from '../model/list-rows.ts'
import { canPasteRows, pastedRows } from '../model/pasted-rows.ts'
import { rowFieldName } from '../model/row-fields.ts'
import { type OrphanRow, renumberReferences, rowNames } from '../model/row-references.ts'
import type { View } from '../model/view.ts'
import { FamilyTreeSlot, loadFamilyTree } from '../result/family-tree-slot.tsx'
import { AnyField } from './any-field.tsx'
import { carriedValues, linkToWays } from './carried-values.tsx'
import { Below, Help } from './field-layout.tsx'
import { faultId } from './field-props.ts'
import type { ListProps, ListSupport } from './list-context.ts'
import { mostRows, orphaned, pasted, pasteHint, plainRow, removed } from './list-messages.ts'
import { isCompleteAtOnce } from './plan.ts'

/** A row of the form; `key` stays the same while other rows come and go. */
interface Row {
  readonly key: number
  /** The texts of its fields by name, in the grammar of the API. */
  readonly texts: FormRow
  /** Its number in problems, from 1; none while it is blank. */
  readonly number: number | undefined
  /** Whether it is a blank one below another, which has the same help. */
  readonly isRepeated?: boolean
}

/** How many blank rows a form has without a script. */
const BLANK_ROWS = 3

/**
 * The rows of a list: groups of fields that buttons add and remove. Without a script, three blank groups wait
 * below the others, and a removed row leaves with the next page. Given to forms by `ListContext`.
 */
function ListField(props: ListProps): View {
  const { name, field, list, id, language, faults, hasScript, params } = props
  const { rows, change } = useRows(props)
  const box = useRef<HTMLFieldSetElement>(null)
  const [status, announce] = useState({ text: '', isShown: false })
  const focusOn = useFocus(box)
  const { texts = plainRow } = list
  const titleOf = (position: number): string => `${typeset(texts.row[language])} ${position + 1}`

  const add = (): void => {
    announce({ text: '', isShown: false })
    focusOn(rows.length, FIRST_CONTROL)
    change([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, texts: {} }], true)
  }
  /** Fills rows with those of a pasted table; a blank row makes way for them. */
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text') ?? ''
    const added = canPasteRows(list) ? pastedRows(list, text, language) : []
    if (added.length === 0) return
    event.preventDefault()
    const kept = rows.filter(({ texts }) => !isBlankRow(list, texts))
    const next = Math.max(-1, ...rows.map(({ key }) => key)) + 1
    focusOn(kept.length, FIRST_CONTROL)
    change([...kept, ...added.map((texts, index) => ({ key: next + index, texts }))], true)
    announce({ text: pasted(added.length)[language], isShown: true })
  }
  const remove = (position: number): void => {
    focusOn(Math.min(position, rows.length - 2), REMOVE)
    const orphans = change(rows.toSpliced(position, 1), true)
    announce({
      text: removed[language] + titleOf(position) + orphansText(params, orphans, language),
      isShown: orphans.length > 0,
    })
  }
  const group = (row: Row, position: number) => (
    <RowGroup
      {...props}
      key={row.key}
      row={row}
      position={position}
      title={titleOf(position)}
      onRow={(texts, isComplete) => change(rows.with(position, { ...row, texts }), isComplete)}
      onRemove={() => remove(position)}
    />
  )
  const fault = faults.find((one) => one.field === name)?.text
  const room = list.max - rows.length
  return (
    <fieldset
      class="form-list"
      id={id}
      ref={box}
      tabIndex={-1}
      onPaste={paste}
      {...(fault !== undefined && { 'aria-describedby': faultId(id) })}
    >
      <legend class="form-label">{typeset(field.label[language])}</legend>
      {!hasScript && rows.length > 0 && <SubmitFirst />}
      <Help field={field} language={language} />
      <Below id={id} fault={fault} />
      {rows.map(group)}
      {!hasScript && room > 0 && (
        <details class="form-blanks">
          <summary class="form-add">{texts.add[language]}</summary>
          {Array.from({ length: Math.min(room, BLANK_ROWS) }, (_, index) =>
            group(
              { key: -1 - index, texts: {}, number: undefined, isRepeated: index > 0 },
              rows.length + index,
            ),
          )}
        </details>
      )}
      {hasScript && room > 0 && (
        <button type="button" class="form-add" onClick={add}>
          {texts.add[language]}
        </button>
      )}
      {hasScript && room > 0 && canPasteRows(list) && <p class="form-note">{pasteHint[language]}</p>}
      {room <= 0 && <p class="form-note">{mostRows(list.max)[language]}</p>}
      <p role="status" class={status.isShown ? 'form-note' : 'form-unseen'}>
        {status.text}
      </p>
    </fieldset>
  )
}

/** What is announced about the rows of other lists that referred to a removed one, by their titles. */
function orphansText(params: Params, orphans: readonly OrphanRow[], language: Language): string {
  const titles = (some: readonly OrphanRow[]) =>
    some.map(
      ({ list, number }) => `${typeset((params[list]?.list?.texts ?? plainRow).row[language])} ${number}`,
    )
  return orphaned(
    titles(orphans.filter(({ isRemoved }) => !isRemoved)),
    titles(orphans.filter(({ isRemoved }) => isRemoved)),
  )[language]
}

/** Without a script, Enter presses the first button of a form: this one, not one that removes a row. */
const SubmitFirst = (): View => (
  <button type="submit" class="form-unseen" tabIndex={-1} aria-hidden="true">
    OK
  </button>
)

interface RowGroupProps extends ListProps {
  readonly row: Row
  /** Its place among the rows of the form, from 0, blank ones included. */
  readonly position: number
  readonly title: string
  /** Called with the new texts of the row; `isComplete` unless a text is being typed. */
  readonly onRow: (texts: FormRow, isComplete: boolean) => void
  readonly onRemove: () => void
}

/** The fields of one row, under its title. What is wrong with no field of it is below the title. */
function RowGroup(props: RowGroupProps): View {
  const { name, list, id, language, faults, hasScript, row, position, title, onRow, onRemove, onLeave } =
    props
  const { isRepeated = false } = row
  const own = `${id}-${row.number ?? `blank-${position + 1}`}`
  const { isEarly, handlers } = useVisits()
  const mine = faults.flatMap(({ field, text, isMissing }) => {
    const path = rowOf(field)
    if (path?.list !== name || Number(path.row) !== row.number) return []
    return isMissing && isEarly(path.column) ? [] : [{ column: path.column, text }]
  })
  const columns = Object.entries(list.row)
    .map(([column, field]) => [column, withRowNames(field, props)] as const)
    .filter(([column, field]) => !hasScript || isUseful(field, column, row.texts, list.row, mine))
  const others = mine.filter(({ column }) => column === undefined || !Object.hasOwn(list.row, column))
  const { texts = plainRow } = list
  return (
    <fieldset
      class="form-row"
      id={own}
      tabIndex={-1}
      {...handlers}
      {...(others.length > 0 && { 'aria-describedby': faultId(own) })}
    >
      <legend class="form-row-title">{title}</legend>
      {(hasScript || row.number !== undefined) && (
        <button
          type={hasScript ? 'button' : 'submit'}
          class="form-remove"
          name={rowFieldName(name, position + 1)}
          onClick={(event: Event) => {
            if (!hasScript) return
            event.preventDefault()
            onRemove()
          }}
        >
          {texts.remove[language]}
          <span class="form-unseen">{colon(language) + title}</span>
        </button>
      )}
      {others.length > 0 && (
        <p class="form-fault" id={faultId(own)}>
          {others
            .map(({ column, text }) => (column === undefined ? text : column + colon(language) + text))
            .join(' ')}
        </p>
      )}
      <div class="form-row-fields">
        {columns.map(([column, field]) => (
          <AnyField
            key={column}
            name={rowFieldName(name, position + 1, column)}
            field={isRepeated ? withoutHelp(field) : field}
            id={`${own}-${column}`}
            language={language}
            text={row.texts[column] ?? ''}
            fault={mine.find((one) => one.column === column)?.text}
            isOptional={field.optional === true && !isRepeated}
            example={undefined}
            used={undefined}
            hasScript={false} // a slider for each field of each row would hide the rows
            onText={(text) => onRow({ ...row.texts, [column]: text }, isCompleteAtOnce(field, language))}
            onLeave={onLeave}
          />
        ))}
      </div>
    </fieldset>
  )
}

/**
 * A field that refers to rows, as a choice among them by their names; without a script, among rows to be
 * filled in too.
 */
function withRowNames(field: Field, { params, typed, language, hasScript }: ListProps): Field {
  const list = field.refersTo === undefined ? undefined : params[field.refersTo]?.list
  if (!list) return field
  const rows = rowsOfText(list, typed[field.refersTo ?? ''] ?? '')
  const blank = hasScript ? 0 : Math.min(BLANK_ROWS, list.max - rows.length)
  const names = rowNames(list, [...rows, ...Array.from({ length: blank }, () => ({}))], language)
  const { help: _, min: __, max: ___, ...rest } = field
  const choices = Object.fromEntries(names.map((text, index) => [String(index + 1), { fr: text, en: text }]))
  return { ...rest, kind: 'choice', choices }
}

/** For blank rows below another: its help is not repeated. */
const withoutHelp = ({ help: _, ...field }: Field): Field => field

/** Whether a field of a row matters, has a value or a fault, or refers to rows that there are. */
function isUseful(
  field: Field,
  column: string,
  texts: FormRow,
  fields: Params,
  faults: readonly { readonly column: string | undefined }[],
): boolean {
  const textIn = (name: string) => texts[name] || String(fields[name]?.default ?? '')
  const usual = String(field.default ?? '')
  if (textIn(column) !== usual || faults.some((one) => one.column === column)) return true
  if (field.refersTo !== undefined && Object.keys(field.choices ?? {}).length === 0 && !isRequired(field))
    return false
  return isApplicable(field, textIn)
}

/**
 * How long the focus may be nowhere between two fields of a row, in milliseconds: a press on a label takes as
 * long.
 */
const BETWEEN_FIELDS = 300

/**
 * Whether a missing value may be about to be typed (`isEarly`): the focus is in the row, and has not left
 * that field. `handlers` are those of the element of the row.
 */
function useVisits() {
  const [isInside, enter] = useState(false)
  const [visited, visit] = useState<ReadonlySet<string>>(new Set())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const see = ({ target }: Event): void => {
    const column = (target as HTMLInputElement).name?.split('.')[2]
    if (column !== undefined) visit((before) => new Set(before).add(column))
  }
  return {
    isEarly: (column = ''): boolean => isInside && !visited.has(column),
    handlers: {
      onFocusIn: (): void => {
        clearTimeout(timer.current)
        enter(true)
      },
      onFocusOut: (event: FocusEvent): void => {
        see(event)
        const row = event.currentTarget as HTMLElement
        if (row.contains(event.relatedTarget as Node | null)) return
        clearTimeout(timer.current)
        timer.current = setTimeout(() => enter(row.contains(document.activeElement)), BETWEEN_FIELDS)
      },
    },
  }
}

/** Rows that are being changed, blank ones included, and the form value that they make. */
interface Draft {
  readonly rows: readonly Omit<Row, 'number'>[]
  readonly text: string
}

/** The rows of the form value; those being changed are kept while the form value is what they make. */
function useRows({ name, list, text, params, typed, onRows }: ListProps) {
  const [draft, setDraft] = useState<Draft>()
  const isDraft = draft?.text === text
  const rows: readonly Row[] = isDraft
    ? numbered(list, draft.rows)
    : rowsOfText(list, text).map((texts, key) => ({ key, texts, number: key + 1 }))
  return {
    rows,
    /** @returns the rows of other lists that named one that is gone. */
    change: (changed: Draft['rows'], isComplete: boolean): readonly OrphanRow[] => {
      const next = textOfRows(
        list,
        changed.map(({ texts }) => texts),
      )
      setDraft({ rows: changed, text: next })
      if (next === text) return []
      const after = new Map(numbered(list, changed).map(({ key, number }) => [key, number]))
      const moved = new Map(rows.map(({ key, number }) => [number, after.get(key)]))
      const { values, orphans } = renumberReferences(params, typed, name, (number) =>
        moved.has(number) ? moved.get(number) : number,
      )
      onRows({ ...values, [name]: next }, isComplete)
      return orphans
    },
  }
}

/** Rows with their numbers in the form value, which leaves blank ones out. */
function numbered(list: ListProps['list'], rows: Draft['rows']): readonly Row[] {
  let number = 0
  return rows.map((row) => {
    if (isBlankRow(list, row.texts)) return { ...row, number: undefined }
    number += 1
    return { ...row, number }
  })
}

/** Selectors, within a row, of the parts that `useFocus` moves the focus to. */
const FIRST_CONTROL = '.form-row-fields input, .form-row-fields select'
const REMOVE = '.form-remove'

/**
 * Moves the focus to a part of a row as it is drawn, so that no key is lost, or to the button that adds a row
 * where there is no such row.
 */
function useFocus(box: { readonly current: HTMLElement | null }) {
  const wanted = useRef<{ readonly position: number; readonly part: string }>(undefined)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const { position, part } = wanted.current
    wanted.current = undefined
    const row = box.current?.querySelectorAll('.form-row')[position]
    ;(row ?? box.current)?.querySelector<HTMLElement>(row ? part : '.form-add')?.focus()
  })
  return (position: number, part: string): void => {
    wanted.current = { position, part }
  }
}

/**
 * What forms need for lists: given to `ListContext` by the generated scripts of simulators with lists, and
 * the server. Used by `pages/embed.tsx`, `pages/simulator.tsx` and `build/entries.mjs`.
 */
export const listSupport: ListSupport = {
  ListField,
  carriedValues,
  linkToWays,
  FamilyTreeSlot,
  loadFamilyTree,
  textAt: (params, typed, path) => {
    const { list = '', row, column } = rowOf(path) ?? {}
    const field: Field | undefined = Object.hasOwn(params, list) ? params[list] : undefined
    if (!field?.list) return undefined
    return (column && rowsOfText(field.list, typed[list] ?? '')[Number(row) - 1]?.[column]) ?? ''
  },
}
