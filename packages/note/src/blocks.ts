/**
 * A part of a note, for any medium. Exported by `@denier/note`; used by `markdown-note.ts`, `note-blocks.ts`,
 * `table-blocks.ts` and `text-note.ts`.
 */
export type Block =
  | { readonly type: 'heading'; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'entry'; readonly entry: Entry }
  | {
      readonly type: 'table'
      /** The names of the columns. */
      readonly head: readonly string[]
      /** Cells as texts, as many in each row as names. */
      readonly rows: readonly (readonly string[])[]
    }

/**
 * Something with a name: a value, a step, a text of law. Exported by `@denier/note`; used by `markdown-note.ts`,
 * `note-blocks.ts`, `step-entry.ts` and `text-note.ts`.
 */
export interface Entry {
  readonly label: string
  /** Its name in formulas. */
  readonly name?: string
  /** Formatted, with its unit. */
  readonly value?: string
  /** The lines under it, in their order. */
  readonly details: readonly Detail[]
}

/** A line under an entry. */
export interface Detail {
  readonly label?: string
  readonly text: string
  /** A formula in the grammar, to be shown as it is typed. */
  readonly isFormula?: boolean
  /** Where `text` is a link: its address. */
  readonly url?: string
}
