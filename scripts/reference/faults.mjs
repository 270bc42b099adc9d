// What may be wrong with a question, and what an answer may warn of: asked of the simulator itself. A chapter of
// the page of a simulator (`simulator-page.mjs`).
import { analyses, kinds, parameterOf, readQuery } from '@denier/core'
import { code, heading, paragraph, plain, table } from './markdown.mjs'
import { CODE_MESSAGES, messages, translate } from './messages.mjs'

/** The lines of the chapter of errors: each code of a 422, and the parameters that it may name. */
export function faultsChapter(simulator, language) {
  const { params } = simulator.contract
  const known = faultsOf(simulator)
  const rows = Object.entries(CODE_MESSAGES).flatMap(([name, cause]) => {
    const names = Object.keys(params).filter((param) => known.get(name)?.has(param))
    const of = name === 'unknown' ? translate(messages.anyOther, language) : named(names, params, language)
    return of === '' ? [] : [[code(name), translate(cause, language), of]]
  })
  return [
    ...heading(2, translate(messages.faults, language)),
    ...paragraph(translate(messages.faultsLead, language)),
    ...table(
      ['code', 'cause', 'of'].map((name) => translate(messages[name], language)),
      rows,
    ),
  ]
}

const named = (names, params, language) =>
  names.length > 1 && names.length === Object.keys(params).length
    ? translate(messages.all, language)
    : names.map((name) => code(name)).join(', ')

/**
 * The parameters that each code may name: those that it names when each is wrong in every way, and those of the
 * rules.
 */
function faultsOf(simulator) {
  const { name, params, constraints, repeatedConstraints } = simulator.contract
  const parser = analyses.simulation(simulator).parserFor({})
  const known = new Map()
  const add = (fault, param) => known.set(fault, (known.get(fault) ?? new Set()).add(param))
  for (const query of ['', ...Object.entries(params).flatMap(([param, field]) => wrong(param, field))]) {
    const read = parser.fromQuery(readQuery(query))
    for (const problem of read.ok ? [] : read.problems) {
      if (!CODE_MESSAGES[problem.code]) throw new Error(`no message for ${problem.code}, of ${name}`)
      add(problem.code, parameterOf(problem.field))
    }
  }
  for (const rule of [...constraints, ...repeatedConstraints]) add(rule.code, rule.field)
  return known
}

/** Every way in which one parameter alone may be wrong. */
function wrong(param, { kind, min, max, list }) {
  if (list) return wrongRows(param, list)
  const isNumber = ['number', 'integer'].includes(kinds[kind].json)
  const beyond = isNumber
    ? [min === undefined ? [] : min - 1, max === undefined ? [] : max * 2 + 1].flat()
    : []
  return [`${param}=x`, `${param}=1&${param}=1`, ...beyond.map((value) => `${param}=${value}`)]
}

/** Every way in which the rows of one list alone may be wrong. */
function wrongRows(param, { row, max }) {
  const [first] = Object.keys(row)
  const ofFields = Object.entries(row).flatMap(([name, field]) => wrong(name, field))
  const rows = ['a:b:c', `x:1,${first}:1,${first}:1`, 'x|'.repeat(max + 1)]
  return [...rows, ...ofFields.map((text) => text.replaceAll('=', ':').replaceAll('&', ','))].map(
    (text) => `${param}=${encodeURIComponent(text)}`,
  )
}

/** The lines of the chapter of warnings: each code with its text; no line without warnings. */
export function warningsChapter({ warnings }, language) {
  const rows = Object.entries(warnings).map(([name, text]) => [code(name), plain(translate(text, language))])
  if (rows.length === 0) return []
  return [
    ...heading(2, translate(messages.warnings, language)),
    ...paragraph(translate(messages.warningsLead, language)),
    ...table(
      ['code', 'text'].map((name) => translate(messages[name], language)),
      rows,
    ),
  ]
}
