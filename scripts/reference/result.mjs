// What a simulator answers: every group and table of its result, field by field.
import { isField, isMaybe, isPair, isRows } from '@denier/core'
import { code, heading, paragraph, plain, table } from './markdown.mjs'
import { choiceWords, meaningOf } from './parameters.mjs'
import { KIND_WORDS, say, words } from './words.mjs'

export function resultChapter(contract, language) {
  return [
    ...heading(2, say(words.result, language)),
    ...paragraph(say(words.resultLead, language)),
    ...partsOf(contract.result).flatMap((part) => sectionOf(part, contract, language)),
  ]
}

/** Whatever holds fields, at any depth: where it stands in `data`, what a contract calls it, and when it is not there. */
export function partsOf(shape, path = '', at = '', facts = {}) {
  const own = Object.entries(shape).filter(([, member]) => isField(member) || isPair(member))
  const inner = Object.entries(shape).filter(([, member]) => !isField(member) && !isPair(member))
  const here = own.length === 0 ? [] : [{ path, at, fields: own, ...facts }]
  return [...here, ...inner.flatMap(([name, member]) => partOf(member, below(path, name), below(at, name)))]
}

function partOf(member, path, at, facts = {}) {
  if (isMaybe(member)) return partOf(member.maybe, path, at, { lack: member.lack })
  if (isRows(member)) return partsOf(member.rows, `${path}[]`, at, { ...facts, rows: true })
  return partsOf(member, path, at, facts)
}

const below = (path, name) => (path === '' ? name : `${path}.${name}`)

function sectionOf({ path, at, fields, rows, lack }, contract, language) {
  const word = (name) => say(words[name], language)
  const title = contract.headings[at]
  const notes = [
    rows && word('rows'),
    at === contract.table && word('main'),
    lack === 'null' && word('orNull'),
    lack === 'omitted' && word('orOmitted'),
  ].filter(Boolean)
  return [
    ...heading(3, `${title ? plain(say(title, language)) : word('answer')} (${code(path)})`),
    ...(notes.length === 0 ? [] : paragraph(notes.join(' '))),
    ...table(
      ['path', 'meaning', 'unit', 'missing'].map(word),
      fields.map(([name, member]) => rowOf(below(path, name), member, language)),
    ),
  ]
}

/** Two figures in one are the ends of an interval. */
function rowOf(path, member, language) {
  const field = isPair(member) ? member.pair : member
  return [
    code(isPair(member) ? `${path}[]` : path),
    meaningOf(field, language),
    field.choices ? choiceWords(field.choices, language) : say(KIND_WORDS[field.kind], language),
    field.nullable ? say(words.yes, language) : '',
  ]
}
