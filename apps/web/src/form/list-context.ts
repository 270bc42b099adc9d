import type { Field, Language, Params } from '@denier/core'
import { createContext } from 'preact'
import type { Fault } from '../model/fault.ts'
import type { FormValues } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import type { FamilyTreeSlot, loadFamilyTree } from '../result/family-tree-slot.tsx'
import type { carriedValues, linkToWays } from './carried-values.tsx'

/** The props of the rows of a list in a form. */
export interface ListProps {
  readonly name: string
  readonly field: Field
  readonly list: NonNullable<Field['list']>
  /** All parameters and form values: rows of other lists may name those of this one. */
  readonly params: Params
  readonly typed: FormValues
  /** The id of the whole list, unique on the page. */
  readonly id: string
  readonly language: Language
  /** The form value of the list. */
  readonly text: string
  /** What is wrong with the list and its rows, once it is shown. */
  readonly faults: readonly Fault[]
  readonly hasScript: boolean
  /** Called with each new value, and those of lists whose references change; `isComplete` unless a text is being typed. */
  readonly onRows: (values: FormValues, isComplete: boolean) => void
  /** Called when a field of a row loses the focus. */
  readonly onLeave: () => void
}

/** What a page needs for lists: their form, and the family tree of an answer. */
export interface ListSupport {
  readonly ListField: (props: ListProps) => View
  /** What is typed in the field of a row; `undefined` for a path that is not of a row. */
  readonly textAt: (params: Params, typed: FormValues, path: string) => string | undefined
  readonly carriedValues: typeof carriedValues
  readonly linkToWays: typeof linkToWays
  readonly FamilyTreeSlot: typeof FamilyTreeSlot
  /** Imports what draws the family of an answer, where it has one. */
  readonly loadFamilyTree: typeof loadFamilyTree
}

/**
 * Gives the code of lists to the forms of the simulators that have one, so that the pages of the others do not load it.
 * The generated scripts and the server provide `listSupport`. Used by `form.tsx`, `param-field.tsx`,
 * `list-field.tsx`, `result.tsx`, `embed-form.tsx`, `live-page.tsx` and the pages `simulator.tsx` and `embed.tsx`.
 */
export const ListContext = createContext<ListSupport | undefined>(undefined)
