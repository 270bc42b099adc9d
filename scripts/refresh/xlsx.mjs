/**
 * Reads the cells of one sheet of a workbook (ECMA-376: a ZIP of XML), without a library. Called by `parse.mjs`, for the
 * prices of gold.
 */
import { inflateRawSync } from 'node:zlib'

/** The files of a ZIP archive by name, from its central directory. */
function unzip(buffer) {
  const end = buffer.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0) throw new Error('it is not a workbook (no ZIP directory)')
  const files = new Map()
  let at = buffer.readUInt32LE(end + 16)
  for (let left = buffer.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, packed] = [buffer.readUInt16LE(at + 10), buffer.readUInt32LE(at + 20)]
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => buffer.readUInt16LE(at + offset))
    const name = buffer.toString('utf8', at + 46, at + 46 + nameLength)
    const local = buffer.readUInt32LE(at + 42)
    const start = local + 30 + buffer.readUInt16LE(local + 26) + buffer.readUInt16LE(local + 28)
    const bytes = buffer.subarray(start, start + packed)
    files.set(name, () => (method === 0 ? bytes : inflateRawSync(bytes)).toString('utf8'))
    at += 46 + nameLength + extra + comment
  }
  return files
}

const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" }
const unescaped = (text) => text.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity])
const textOf = (xml) =>
  unescaped([...xml.matchAll(/<t\b[^>]*>([^<]*)<\/t>/g)].map(([, text]) => text).join(''))

/** The index of a column from the letters of a cell: `A1` is 0, `AA1` is 26. */
const columnOf = (reference) =>
  [...reference.replace(/\d+$/, '')].reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1

/** The rows of a sheet, each a list of texts by column. */
export function readSheet(buffer, name) {
  const files = unzip(buffer)
  const read = (path) => {
    const file = files.get(path)
    if (!file) throw new Error(`the workbook has no ${path}`)
    return file()
  }
  const sheet = [...read('xl/workbook.xml').matchAll(/<sheet\b[^>]*>/g)]
    .map(([element]) => element)
    .find((element) => unescaped(/\bname="([^"]*)"/.exec(element)?.[1] ?? '') === name)
  if (!sheet) throw new Error(`the workbook has no sheet ${name}`)
  const id = /\br:id="([^"]*)"/.exec(sheet)?.[1]
  const link = [...read('xl/_rels/workbook.xml.rels').matchAll(/<Relationship\b[^>]*>/g)]
    .map(([element]) => element)
    .find((element) => element.includes(`Id="${id}"`))
  const target = /\bTarget="([^"]*)"/.exec(link ?? '')?.[1] ?? ''
  const shared = files.has('xl/sharedStrings.xml')
    ? [...read('xl/sharedStrings.xml').matchAll(/<si>([\s\S]*?)<\/si>/g)].map(([, xml]) => textOf(xml))
    : []
  return [
    ...read(target.startsWith('/') ? target.slice(1) : `xl/${target}`).matchAll(
      /<row\b[^>]*>([\s\S]*?)<\/row>/g,
    ),
  ].map(([, row]) => {
    const cells = []
    for (const [, attributes, inside] of row.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
      const [reference, type] = ['r', 't'].map(
        (key) => new RegExp(`\\b${key}="([^"]*)"`).exec(attributes)?.[1],
      )
      const value = /<v>([^<]*)<\/v>/.exec(inside ?? '')?.[1] ?? ''
      const text =
        type === 's' ? (shared[Number(value)] ?? '') : type === 'inlineStr' ? textOf(inside) : value
      cells[columnOf(reference ?? 'A1')] = text.trim()
    }
    return Array.from(cells, (cell) => cell ?? '')
  })
}
