// Markdown as the reference needs it: nothing that a cell holds can break its table.

/** Words as they are: neither markup nor emphasis. */
export const plain = (text) => text.replaceAll('<', '&lt;').replaceAll('*', String.raw`\*`)

export const code = (text) => `\`${text}\``

/** @example link('Livret A', '../sources.md#livret-a-taux') */
export const link = (title, address) =>
  `[${title.replace(/[[\]]/g, String.raw`\$&`)}](${address.replace(/[()]/g, encode)})`

const encode = (sign) => (sign === '(' ? '%28' : '%29')

/** Several values of a cell, under one another. */
export const stacked = (texts) => texts.join('<br>')

/** Nothing where there is no row. */
export const table = (heads, rows) =>
  rows.length === 0 ? [] : [row(heads), row(heads.map(() => '---')), ...rows.map(row), '']

const row = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`

export const heading = (level, title) => [`${'#'.repeat(level)} ${title}`, '']

export const paragraph = (text) => [text, '']

export const list = (items) => (items.length === 0 ? [] : [...items.map((item) => `- ${item}`), ''])

/** A heading that links may lead to, whatever its messages. */
export const anchored = (level, id, title) => heading(level, `<a id="${id}"></a>${title}`)

/** A text with its headings lower by some levels; what stands in a fence is code, and stays. */
export function demoted(text, levels) {
  let fenced = false
  return text.split('\n').map((line) => {
    if (line.startsWith('```')) fenced = !fenced
    return !fenced && /^#+ /.test(line) ? '#'.repeat(levels) + line : line
  })
}

/** Lines as a file holds them, with one end. */
export const fileOf = (lines) => `${lines.join('\n').trimEnd()}\n`
