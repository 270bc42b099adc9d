// The rows of docs/glossaire.md: every word that a simulator puts on the wire, in the terms of its contract. What a
// symbol stands for, or more than the help says, is in `glossaire.json` of its folder, if there is one. For
// `npm run reference`.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kinds } from '@denier/core'
import { figuresOf } from '../../apps/api/dist/answer/figures.js'
import { code, heading, plain, stacked, table } from './markdown.mjs'
import { translate } from './messages.mjs'

const FOLDERS = join(import.meta.dirname, '../../packages/core/src/simulateurs')
const HEADS = ['Word', 'French term', 'English term', 'Symbol', 'Unit', 'Meaning']

/** A table for each simulator, in the order of the catalogue. */
export const glossaryOf = (simulators) =>
  simulators.flatMap(({ contract }) => [
    ...heading(2, code(contract.name)),
    ...table(HEADS, rowsOf(contract)),
  ])

function rowsOf(contract) {
  const notes = notesOf(contract.name)
  return [...fieldsByWord(contract)].map(([word, fields]) => {
    const { symbol = '', meaning = helpOf(fields) } = notes[word] ?? {}
    const terms = (language) => distinct(fields.map(({ label }) => plain(translate(label, language))))
    const units = distinct(fields.flatMap(({ kind }) => kinds[kind].unit ?? []))
    return [code(word), terms('fr'), terms('en'), symbol, units, meaning]
  })
}

/** Parameters, then figures; a word may stand for several fields. */
export function fieldsByWord({ params, result }) {
  const figures = figuresOf(result).map(({ path, field }) => [
    path.replaceAll('[]', '').split('.').at(-1),
    field,
  ])
  const byWord = new Map()
  for (const [word, field] of [...Object.entries(params), ...figures])
    byWord.set(word, [...(byWord.get(word) ?? []), field])
  return byWord
}

/** The symbols and meanings of a simulator's words, from its `glossaire.json`; empty without one. */
export function notesOf(name) {
  const file = join(FOLDERS, name, 'glossaire.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

const helpOf = (fields) =>
  distinct(fields.flatMap(({ help }) => (help ? [plain(translate(help, 'en'))] : [])))

const distinct = (texts) => stacked([...new Set(texts)])
