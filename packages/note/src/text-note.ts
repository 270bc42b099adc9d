import type { Language } from '@denier/core'
import { colon, wrapWords } from '@denier/prose'
import type { Block, Detail, Entry } from './blocks.ts'

/** How a note is written as text. */
export interface TextOptions {
  /** Characters in a line: 80 by default. */
  readonly width?: number
  /** That of the blocks; French by default. */
  readonly language?: Language
}

/** In characters. */
const USUAL_WIDTH = 80

/**
 * Blocks as plain text, wrapped. A table that is wider than a line is transposed, or written row by row.
 * Exported by `@denier/note`; used by `answer/explication-formats.ts` of `@denier/api`, by
 * `commands/run-simulator.ts` of `@denier/cli`, and by `explication-tool.ts` of `@denier/mcp`.
 * @example textNote(noteBlocks(answer, contract, 'fr'), { width: 100 })
 */
export function textNote(
  blocks: readonly Block[],
  { width = USUAL_WIDTH, language = 'fr' }: TextOptions = {},
): string {
  const lines = blocks.flatMap((block, at) => {
    const isUnderHeading = block.type === 'entry' && blocks[at - 1]?.type === 'heading'
    const isInShortList = block.type === 'entry' && isShort(block) && isShort(blocks[at - 1])
    return [...(at === 0 || isUnderHeading || isInShortList ? [] : ['']), ...linesOf(block, width, language)]
  })
  return `${lines.join('\n')}\n`
}

/** Whether a block is a value without details: such values need no blank line between them. */
const isShort = (block: Block | undefined): boolean =>
  block?.type === 'entry' && block.entry.details.length === 0

function linesOf(block: Block, width: number, language: Language): readonly string[] {
  switch (block.type) {
    case 'heading':
      return underlined(block.text, RULES[block.level], width)
    case 'paragraph':
      return wrapped(block.text, width)
    case 'entry':
      return entryLines(block.entry, width, language)
    case 'table':
      return tableLines(block.head, block.rows, width, language)
  }
}

/** The line under a heading, by its level. */
const RULES = { 1: '═', 2: '─', 3: '·' } as const

/** A heading: its lines, then a line of `rule` characters as long as the longest. */
function underlined(text: string, rule: string, width: number): readonly string[] {
  const lines = wrapped(text, width)
  return [...lines, rule.repeat(Math.max(...lines.map((line) => line.length)))]
}

function entryLines({ label, name, value, details }: Entry, width: number, language: Language) {
  const named = name === undefined ? label : `${label} (${name})`
  const first = value === undefined ? named : `${named}${colon(language)}${value}`
  return [
    ...wrapped(first, width, '', '  '),
    ...details.flatMap((detail) => wrapped(detailText(detail, language), width, '  ', '    ')),
    ...details.flatMap(({ url }) => (url === undefined ? [] : [`  ${url}`])),
  ]
}

const detailText = ({ label, text }: Detail, language: Language): string =>
  label === undefined ? text : `${label}${colon(language)}${text}`

/** Wraps at plain spaces; those that no line breaks at stay. */
function wrapped(text: string, width: number, first = '', next = first): readonly string[] {
  const lines = wrapWords(text.split(' '), width - Math.max(first.length, next.length))
  return lines.map((line, at) => (at === 0 ? first : next) + line)
}

/** Between two columns of a table. */
const GAP = '  '

/** A table as lines: as it is where it fits, else transposed, else row by row. */
function tableLines(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  width: number,
  language: Language,
): readonly string[] {
  const lines = [head, ...rows]
  const widths = widthsOf(lines)
  if (totalOf(widths) <= width)
    return lines.map((row) =>
      row
        .map((cell, column) => cell.padStart(widths[column] ?? 0))
        .join(GAP)
        .trimEnd(),
    )
  const transposed = head.map((_, column) => lines.map((row) => row[column] ?? ''))
  const [, ...values] = widthsOf(transposed)
  const room = width - totalOf(values) - GAP.length
  if (room >= LEAST_LABEL)
    return transposed.flatMap(([label = '', ...cells]) => labelled(label, cells, values, room))
  return rows.flatMap((row) =>
    row.flatMap((cell, column) =>
      wrapped(`${head[column]}${colon(language)}${cell}`, width, column === 0 ? '' : '  ', '    '),
    ),
  )
}

/** A label narrower than this, in characters, would be broken too often. */
const LEAST_LABEL = 24

/** The width of each column, in characters. */
const widthsOf = (lines: readonly (readonly string[])[]): readonly number[] =>
  (lines[0] ?? []).map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)))

/** The width of a table with its gaps. */
const totalOf = (widths: readonly number[]): number =>
  widths.reduce((sum, one) => sum + one, 0) + GAP.length * (widths.length - 1)

/** A label, wrapped, with its values beside its last line. */
function labelled(
  label: string,
  cells: readonly string[],
  widths: readonly number[],
  room: number,
): readonly string[] {
  const lines = wrapped(label, room, '', '  ')
  const values = cells.map((cell, index) => cell.padStart(widths[index] ?? 0)).join(GAP)
  return lines.map((line, at) => (at === lines.length - 1 ? line.padEnd(room) + GAP + values : line))
}
