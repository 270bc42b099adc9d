// What a simulator answers: every group and table of its result, field by field. A chapter of the page of a
// simulator (`simulator-page.mjs`).
import { foldShape } from '@denier/core'
import { code, heading, paragraph, plain, table } from './markdown.mjs'
import { KIND_MESSAGES, messages, translate } from './messages.mjs'
import { choiceWords, meaningOf } from './parameters.mjs'

/** The lines of the chapter of the result on the page of a simulator: a table for each group and table. */
export function resultChapter(contract, language) {
  return [
    ...heading(2, translate(messages.result, language)),
    ...paragraph(translate(messages.resultLead, language)),
    ...partsOf(contract.result).flatMap((part) => sectionOf(part, contract, language)),
  ]
}

/**
 * Whatever holds fields, at any depth: where it stands in `data`, what a contract calls it, and when it is not there.
 */
export const partsOf = (shape) => foldShape(shape, partVisitor).parts

const partVisitor = {
  field: (field) => ({ field, parts: [] }),
  pair: (field) => ({ field, isPair: true, parts: [] }),
  group: (members, at) => ({ parts: partsIn(members, at) }),
  rows: (columns, at) => ({
    parts: partsIn(columns, at).map((part) => ({
      ...part,
      path: `${at}[]${part.path.slice(at.length)}`,
      ...(part.at === at && { rows: true }),
    })),
  }),
  maybe: ({ parts }, lack, at) => ({
    parts: parts.map((part) => (part.at === at ? { ...part, lack } : part)),
  }),
}

/** The part that holds the fields among these members, then the parts within it. */
function partsIn(members, at) {
  const fields = members.filter(([, { field }]) => field)
  const inner = members.flatMap(([, { parts }]) => parts)
  return fields.length === 0 ? inner : [{ path: at, at, fields }, ...inner]
}

function sectionOf({ path, at, fields, rows, lack }, contract, language) {
  const word = (name) => translate(messages[name], language)
  const title = contract.headings[at]
  const notes = [
    rows && word('rows'),
    at === contract.table && word('main'),
    lack === 'null' && word('orNull'),
    lack === 'omitted' && word('orOmitted'),
  ].filter(Boolean)
  return [
    ...heading(3, `${title ? plain(translate(title, language)) : word('answer')} (${code(path)})`),
    ...(notes.length === 0 ? [] : paragraph(notes.join(' '))),
    ...table(
      ['path', 'meaning', 'unit', 'missing'].map(word),
      fields.map(([name, member]) => rowOf(path === '' ? name : `${path}.${name}`, member, language)),
    ),
  ]
}

/** Two figures in one are the ends of an interval. */
function rowOf(path, { field, isPair }, language) {
  return [
    code(isPair ? `${path}[]` : path),
    meaningOf(field, language),
    field.choices ? choiceWords(field.choices, language) : translate(KIND_MESSAGES[field.kind], language),
    field.nullable ? translate(messages.yes, language) : '',
  ]
}
