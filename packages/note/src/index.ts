/** Entry point: writes an explication as a note, arranged for a page, or in blocks for Markdown and text. */
export type { Block, Entry } from './blocks.ts'
export { formatCell, formatTableCell } from './format-cell.ts'
export { bracketTexts, datesText, type LawGroup, lawValues } from './law-groups.ts'
export { markdownNote } from './markdown-note.ts'
export { replayedMeaning, replayedText } from './messages.ts'
export {
  arrangeNote,
  type Note,
  type NotePart,
  type NoteStep,
  type NoteTable,
  wholeRows,
} from './note.ts'
export { noteBlocks } from './note-blocks.ts'
export { differingNumbers } from './same-calculation.ts'
export { cellCalculations, extractText } from './table-blocks.ts'
export { type TextOptions, textNote } from './text-note.ts'
