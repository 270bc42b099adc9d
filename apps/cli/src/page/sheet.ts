import type { Language } from '@denier/core'
import type { DrawingOptions } from '../terminal/strokes.ts'
import { displayWidth, paragraph } from '../terminal/text.ts'

/**
 * How a page of the command is written: width, colours, language, and whether to show everything. Used by
 * `figures.ts`, `goal.ts`, `page-notes.ts`, `render-page.ts`, `tables.ts` and `tornado.ts`.
 */
export interface Sheet extends DrawingOptions {
  readonly language: Language
  /** Whether to show all rows of all tables, all charts and all figures. */
  readonly all: boolean
}

/**
 * Joins the parts of a page with a blank line between those that are not empty. Used by `render-page.ts`,
 * `help/general-help.ts` and `help/simulator-help.ts`.
 */
export const apart = (...parts: readonly (readonly string[])[]): string[] =>
  parts.filter((part) => part.length > 0).flatMap((part, at) => (at > 0 ? ['', ...part] : part))

/** The title of a page, underlined. Used by `render-page.ts`, `help/general-help.ts` and `help/simulator-help.ts`. */
export function headline(title: string, { width, paint }: DrawingOptions): string[] {
  const lines = paragraph(title, width)
  const rule = '═'.repeat(Math.max(...lines.map(displayWidth)))
  return [...lines.map((line) => paint('bold', line)), paint('dim', rule)]
}
