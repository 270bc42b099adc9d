// Markdown of the generated pages of docs/. `plain`, `code`, `link` and `stacked` return a text; the functions of blocks
// (`heading`, `paragraph`, `list`, `table`) return lines, the last one empty, to spread into the lines of a page.

/** A text for a page or a cell, escaped so that nothing in it is HTML or emphasis. */
export const plain = (text) => text.replaceAll('<', '&lt;').replaceAll('*', String.raw`\*`)

/** Inline code. The text must have no backquote. */
export const code = (text) => `\`${text}\``

/**
 * A link, brackets of its title and parentheses of its address escaped.
 * @example link('Livret A', '../sources.md#livret-a-taux')
 */
export const link = (title, address) =>
  `[${title.replace(/[[\]]/g, String.raw`\$&`)}](${address.replace(/[()]/g, encode)})`

const encode = (sign) => (sign === '(' ? '%28' : '%29')

/** Several values in one cell of a table, one under the other. */
export const stacked = (texts) => texts.join('<br>')

/**
 * The lines of a table and an empty one; no line without rows. Cells are Markdown, and a `|` in them is escaped.
 * @param heads one text per column.
 * @param rows lists of cells, in the order of the heads.
 */
export const table = (heads, rows) =>
  rows.length === 0 ? [] : [row(heads), row(heads.map(() => '---')), ...rows.map(row), '']

const row = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`

/** The lines of a heading: `level` 1 for the title of the page. */
export const heading = (level, title) => [`${'#'.repeat(level)} ${title}`, '']

/** The lines of a paragraph. */
export const paragraph = (text) => [text, '']

/** The lines of a bulleted list; no line without items. */
export const list = (items) => (items.length === 0 ? [] : [...items.map((item) => `- ${item}`), ''])

/** The lines of a heading with an anchor `id` for links, which stays the same when the title changes. */
export const anchored = (level, id, title) => heading(level, `<a id="${id}"></a>${title}`)

/**
 * The lines of a Markdown text, each heading lower by `levels`. A line that begins with `#` inside a code fence is
 * not a heading and stays.
 */
export function demoted(text, levels) {
  let isInFence = false
  return text.split('\n').map((line) => {
    if (line.startsWith('```')) isInFence = !isInFence
    return !isInFence && /^#+ /.test(line) ? '#'.repeat(levels) + line : line
  })
}

/** The text of a file from its lines, with exactly one line end at its end. */
export const fileOf = (lines) => `${lines.join('\n').trimEnd()}\n`
