// What a simulator asks: its parameters, the rules between them, and what one may start from. A chapter of the page
// of a simulator (`simulator-page.mjs`).

import { brokenConstraint } from '@denier/core'
import { constraintSentence, formatBrief } from '@denier/prose'
import { queryText } from '../../apps/api/dist/answer/parameter.js'
import { code, heading, list, plain, stacked, table } from './markdown.mjs'
import { KIND_MESSAGES, messages, translate } from './messages.mjs'

/**
 * The lines of the chapter of parameters on the page of a simulator: the table, the exclusive ways, the rules
 * and the presets. Used by `simulator-page.mjs`.
 */
export function parametersChapter(contract, language) {
  const word = (name) => translate(messages[name], language)
  const heads = ['name', 'meaning', 'unit', 'allowed', 'default'].map(word)
  const fields = Object.entries(contract.params).flatMap(([name, field]) => [
    [name, field],
    ...Object.entries(field.list?.row ?? {}).map(([own, column]) => [`${name}[n].${own}`, column]),
  ])
  const rows = fields.map(([name, field]) => [
    code(name),
    meaningOf(field, language),
    translate(KIND_MESSAGES[field.kind], language),
    allowedOf(field, language),
    defaultOf(field, word),
  ])
  return [
    ...heading(2, word('parameters')),
    ...table(heads, rows),
    ...ways(contract, language),
    ...rules(contract, language),
    ...presets(contract, language),
  ]
}

/** A cell: the label of a field in bold, then its help. Used by `result.mjs`. */
export function meaningOf({ label, help }, language) {
  const name = plain(translate(label, language))
  return help ? `**${name}.** ${plain(translate(help, language))}` : `**${name}**`
}

const SPAN = {
  fr: (from, to) => `de ${from} à ${to}`,
  en: (from, to) => `from ${from} to ${to}`,
}
const LEAST = { fr: (from) => `${from} au moins`, en: (from) => `at least ${from}` }

function allowedOf(field, language) {
  const { min, max, choices, among } = field
  if (choices) return choiceWords(choices, language)
  if (among) return among.map((one) => code(one)).join(', ')
  const given = (value) => formatBrief(field, value, language)
  if (min === undefined) return ''
  return max === undefined ? LEAST[language](given(min)) : SPAN[language](given(min), given(max))
}

/** Each word of a choice with what people read. Used by `result.mjs`. */
export const choiceWords = (choices, language) =>
  stacked(
    Object.entries(choices).map(([name, label]) => `${code(name)} ${plain(translate(label, language))}`),
  )

function defaultOf(field, word) {
  if (field.list) return word('optional')
  if (field.default !== undefined) return code(field.default)
  return word(field.optional ? 'optional' : 'required')
}

function ways({ exclusive }, language) {
  if (exclusive.length === 0) return []
  const items = exclusive.map(({ title, ways: each }) => {
    const parts = each.map(
      (way) =>
        `${plain(translate(way.title, language))} (${way.params.map((name) => code(name)).join(', ')})`,
    )
    return `${plain(translate(title, language))}${COLON[language]}${parts.join(' · ')}`
  })
  return [...heading(3, translate(messages.ways, language)), ...list(items)]
}

const COLON = { fr: '\u00A0: ', en: ': ' }

function rules(contract, language) {
  const heads = ['rule', 'parameter', 'code', 'message'].map((name) => translate(messages[name], language))
  const rowOf = (constraint, note = '') => [
    plain(constraintSentence(contract.params, brokenConstraint(constraint).field, constraint)[language]) +
      note,
    code(brokenConstraint(constraint).field),
    code(constraint.code),
    code(constraint.message),
  ]
  const note = ` ${translate(messages.repeated, language)}`
  const rows = [
    ...contract.constraints.map((constraint) => rowOf(constraint)),
    ...contract.repeatedConstraints.map((constraint) => rowOf(constraint, note)),
  ]
  return rows.length === 0 ? [] : [...heading(3, translate(messages.rules, language)), ...table(heads, rows)]
}

function presets({ params, presets: each }, language) {
  const heads = ['name', 'meaning', 'values'].map((name) => translate(messages[name], language))
  const rows = each.map(({ name, title, query }) => [
    code(name),
    plain(translate(title, language)),
    code(queryText(params, query)),
  ])
  return rows.length === 0
    ? []
    : [...heading(3, translate(messages.presets, language)), ...table(heads, rows)]
}
