// A part of a page that the command writes, in a page that people write. For `npm run reference`.

const open = (name) => `<!-- generated: ${name} (npm run reference; not to be edited by hand) -->`
const close = (name) => `<!-- end of ${name} -->`

/**
 * The text of a page, with other lines between the two comments that enclose its part `name`.
 * @throws Error where the page has no such part.
 */
export function withPart(page, name, lines) {
  const start = page.indexOf(open(name))
  const end = page.indexOf(close(name))
  if (start < 0 || end < start) throw new Error(`no part between ${open(name)} and ${close(name)}`)
  return [page.slice(0, start) + open(name), '', lines.join('\n').trim(), '', page.slice(end)].join('\n')
}
