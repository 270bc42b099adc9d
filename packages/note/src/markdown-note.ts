import type { Language } from '@denier/core'
import { colon } from '@denier/prose'
import type { Block, Detail, Entry } from './blocks.ts'

/**
 * Blocks as Markdown. Labels and texts are escaped: what they hold is never read as markup. Exported by
 * `@denier/note`: `explication-formats.ts` of `apps/api` calls it.
 * @example markdownNote(noteBlocks(answer, contract, 'en'), 'en')
 */
export const markdownNote = (blocks: readonly Block[], language: Language = 'fr'): string =>
  `${blocks.map((block, at) => gapBefore(blocks, at) + markdownOf(block, language)).join('')}\n`

/** What parts a block from the one before. Entries that follow each other are items of one list. */
function gapBefore(blocks: readonly Block[], at: number): string {
  if (at === 0) return ''
  return blocks[at]?.type === 'entry' && blocks[at - 1]?.type === 'entry' ? '\n' : '\n\n'
}

function markdownOf(block: Block, language: Language): string {
  switch (block.type) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${escaped(block.text)}`
    case 'paragraph':
      return escaped(block.text)
    case 'entry':
      return entryOf(block.entry, language)
    case 'table':
      return tableOf(transposedIfWide(block))
  }
}

type Table = Block & { readonly type: 'table' }

/** More columns than this, and more than rows: a reader would scroll sideways. */
const MANY_COLUMNS = 8

/** The table, or where it is wide the same one transposed: a line for each column. */
function transposedIfWide({ head, rows, ...block }: Table): Table {
  if (head.length <= MANY_COLUMNS || head.length <= rows.length + 1) return { ...block, head, rows }
  const [first = [], ...others] = head.map((name, column) => [name, ...rows.map((row) => row[column] ?? '')])
  return { ...block, head: first, rows: others }
}

const tableOf = ({ head, rows }: Table): string =>
  [head, head.map(() => '---:'), ...rows].map(rowOf).join('\n')

function entryOf({ label, name, value, details }: Entry, language: Language): string {
  const title = value === undefined && details.length === 0 ? escaped(label) : `**${escaped(label)}**`
  const named = name === undefined ? title : `${title} (\`${name}\`)`
  const first = value === undefined ? named : `${named}${colon(language)}${escaped(value)}`
  return [`- ${first}`, ...details.map((detail) => `  - ${detailOf(detail, language)}`)].join('\n')
}

function detailOf({ label, text, isFormula, url }: Detail, language: Language): string {
  const written = isFormula
    ? `\`${text}\``
    : url === undefined
      ? escaped(text)
      : `[${escaped(text)}](<${url}>)`
  return label === undefined ? written : `${escaped(label)}${colon(language)}${written}`
}

const rowOf = (cells: readonly string[]): string => `| ${cells.map(cellOf).join(' | ')} |`

/** A cell; the line under the head, which aligns to the right, is not escaped. */
const cellOf = (text: string): string => (/^-+:$/.test(text) ? text : escaped(text))

/** A text with a backslash before the characters that Markdown reads, anywhere or at the start of a line. */
const escaped = (text: string): string =>
  text.replace(/[\\`*_[\]<>|~]/g, '\\$&').replace(/^(\s*)([#+-]|\d+[.)])(?=\s)/, '$1\\$2')
