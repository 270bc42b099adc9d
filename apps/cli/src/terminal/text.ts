import { stripVTControlCharacters } from 'node:util'
import { typeset, wrapWords } from '@denier/prose'

let segmenter: Intl.Segmenter | undefined

/** The characters of a text as people see them. The tables for it are read at first use: most commands need none. */
function graphemes(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('fr', { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** A text of characters that take a column each, as nearly all of ours: a segmenter is slow. */
const ONE_COLUMN_EACH = /^[ -~\u00a0-\u02ff\u2010-\u2027\u202f-\u205e\u20a0-\u25ff]*$/

/**
 * How many columns a text takes: accents and colours take none. Our prose holds no character of two columns. Used by
 * `bars.ts`, `line-chart.ts`, `table.ts`, `tornado.ts` and others in `help` and `page`.
 */
export function displayWidth(text: string): number {
  if (ONE_COLUMN_EACH.test(text)) return text.length
  const plain = stripVTControlCharacters(text)
  let columns = 0
  for (const _ of graphemes(plain)) columns += 1
  return columns
}

/**
 * A text followed by spaces, to a width in columns. Used by `bars.ts`, `table.ts`, `tornado.ts`,
 * `help/general-help.ts`, `help/option-list.ts` and `page/figures.ts`.
 */
export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)))

/** A text after spaces, to a width in columns. Used by `line-chart.ts`, `table.ts` and `page/figures.ts`. */
export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - displayWidth(text))) + text

/**
 * Breaks prose into lines at its breaking spaces, as `typeset` leaves them. A word longer than a line is cut. Used by
 * `bars.ts`, `table.ts`, `tornado.ts`, `help/option-list.ts` and `page/figures.ts`.
 * @example wrap('deux mots', 5) // ['deux', 'mots']
 */
export function wrap(text: string, width: number): readonly string[] {
  const words = typeset(text).split(/[ \n]+/)
  const lines = wrapWords(
    words.filter((word) => word !== '').flatMap((word) => pieces(word, width)),
    width,
    displayWidth,
  )
  return lines.length === 0 ? [''] : lines
}

/** A word cut into pieces that fit in a width. */
function pieces(word: string, width: number): string[] {
  if (displayWidth(word) <= width) return [word]
  const letters = Array.from(graphemes(word), ({ segment }) => segment)
  const count = Math.ceil(letters.length / width)
  return Array.from({ length: count }, (_, index) =>
    letters.slice(index * width, (index + 1) * width).join(''),
  )
}

/**
 * Wrapped prose, each line after a margin. Used by `chart.ts`, `help/general-help.ts`, `help/option-list.ts`,
 * `help/simulator-help.ts` and others in `page`.
 */
export const paragraph = (text: string, width: number, margin = ''): string[] =>
  wrap(text, width - displayWidth(margin)).map((line) => margin + line)

/**
 * Lines of entries side by side; one that is too long for a line takes several. Used by `chart.ts` and
 * `tornado.ts`.
 */
export function sideBySide(entries: readonly string[], width: number): string[] {
  const lines: string[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    const longer = last === undefined ? entry : `${last}   ${entry}`
    if (last !== undefined && displayWidth(longer) <= width) lines[lines.length - 1] = longer
    else if (displayWidth(entry) <= width) lines.push(entry)
    else lines.push(...paragraph(entry, width))
  }
  return lines
}
