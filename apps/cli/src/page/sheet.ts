import type { Language } from '@denier/core'
import type { DrawingOptions } from '../terminal/strokes.ts'
import { displayWidth, paragraph } from '../terminal/text.ts'

/** What a page is written on: how wide, in which colours and language, and whether nothing may be left out. */
export interface Sheet extends DrawingOptions {
  readonly language: Language
  /** All rows of all tables, all charts. */
  readonly all: boolean
}

/** Parts of a page, a blank line between those that say something. */
export const apart = (...parts: readonly (readonly string[])[]): string[] =>
  parts.filter((part) => part.length > 0).flatMap((part, at) => (at > 0 ? ['', ...part] : part))

/** What a page is about, underlined. */
export function headline(title: string, { width, paint }: DrawingOptions): string[] {
  const lines = paragraph(title, width)
  const rule = '═'.repeat(Math.max(...lines.map(displayWidth)))
  return [...lines.map((line) => paint('bold', line)), paint('dim', rule)]
}
