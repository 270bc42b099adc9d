import type { Language } from '@denier/core'
import type { Note } from '@denier/note'

/** The language of a part of the printed note. Used by `note-law.tsx`, `note-tables.tsx` and `note.tsx`. */
export interface Lang {
  readonly language: Language
}

/**
 * The props of a part that shows the arranged note. Used by `note-steps.tsx`, `note-tables.tsx` and
 * `note.tsx`.
 */
export interface NoteProps extends Lang {
  readonly note: Note
}
