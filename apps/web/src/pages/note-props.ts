import type { Language } from '@denier/core'
import type { Note } from '@denier/note'

/** The props of the parts of the printed note. Used by `note.tsx`, `note-steps.tsx`, `note-tables.tsx` and `note-law.tsx`. */
export interface Lang {
  readonly language: Language
}

/** Those of a part that shows the arranged note. */
export interface NoteProps extends Lang {
  readonly note: Note
}
