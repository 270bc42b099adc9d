import type { Field, Language, Params } from '@denier/core'
import { createContext } from 'preact'
import type { Fault } from '../model/fault.ts'
import type { FormValues } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import type { FamilyTreeSlot, loadFamilyTree } from '../result/family-tree-slot.tsx'
import type { carriedValues, linkToWays } from './carried-values.tsx'

/** The props of the rows of a list in a form. Used by `list-field.tsx`. */
export interface ListProps {
  /** The name of the parameter. */
  readonly name: string
  readonly field: Field
  /** What the contract says of the list: the fields of a row, the most rows, texts. */
  readonly list: NonNullable<Field['list']>
  /** All parameters and form values: rows of other lists may name those of this one. */
  readonly params: Params
  readonly typed: FormValues
  /** The id of the whole list, unique on the page. */
  readonly id: string
  readonly language: Language
  /** The form value of the list, its rows joined by ` & `: `conjoint,age:70 & enfant`. */
  readonly text: string
  /** What is wrong with the list and its rows, once it is shown. */
  readonly faults: readonly Fault[]
  readonly hasScript: boolean
  /**
   * Called with each new value, and those of lists whose references change; `isComplete` unless a text is
   * being typed.
   */
  readonly onRows: (values: FormValues, isComplete: boolean) => void
  /** Called when a field of a row loses the focus. */
  readonly onLeave: () => void
}

/**
 * What a page needs for lists: their form, and the family tree of an answer. Used by `list-field.tsx` and
 * `page/live-page.tsx`.
 */
export interface ListSupport {
  /** The control of a list in a form. */
  readonly ListField: (props: ListProps) => View
  /** The text typed in the field of a row, by its path (`proche[2].age`); `undefined` for any other path. */
  readonly textAt: (params: Params, typed: FormValues, path: string) => string | undefined
  /** The rows of lists that say the same as the single fields of the other way of filling the form. */
  readonly carriedValues: typeof carriedValues
  /** Without a script: the link to the same form filled the other way, with lists or with single fields. */
  readonly linkToWays: typeof linkToWays
  /** The family tree of an answer; nothing until `loadFamilyTree` has loaded what draws it. */
  readonly FamilyTreeSlot: typeof FamilyTreeSlot
  /** Imports what draws the family of an answer, where it has one. */
  readonly loadFamilyTree: typeof loadFamilyTree
}

/**
 * Gives the code of lists to the forms of the simulators that have one, so that the pages of the others do
 * not load it. The scripts that `build/entries.mjs` generates, and the server, provide `listSupport`. Used by
 * `form.tsx`, `param-field.tsx`, `embed/embed-form.tsx`, `page/live-page.tsx` and others in `pages` and
 * `result`.
 */
export const ListContext = createContext<ListSupport | undefined>(undefined)
