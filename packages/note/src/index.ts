/** Writes an explication as a note: blocks, then Markdown or text. */
export type { Block, Entry } from './blocks.ts'
export { markdownNote } from './markdown-note.ts'
export { noteBlocks } from './note-blocks.ts'
export { type TextOptions, textNote } from './text-note.ts'
