// The worked example of a simulator: its question, and every figure of its answer. A chapter of the page of a
// simulator (`simulator-page.mjs`).
import { concatMembers, foldShape, isField, queryPairs, valueAt } from '@denier/core'
import { figureFormatter, formatFigure, formatLongDay } from '@denier/prose'
import { addressOf, describeEndpoint, endpointsOf } from '../../apps/api/dist/answer/endpoints.js'
import { exampleQuery } from '../../apps/api/dist/answer/parameter.js'
import { code, heading, list, paragraph, plain, table } from './markdown.mjs'
import { messages, translate } from './messages.mjs'

/** Where `npm start` serves. */
const ORIGIN = 'http://127.0.0.1:3000'

/**
 * The lines of the chapter of the worked example on the page of a simulator.
 * @param answer the answer to the worked example, in the language.
 */
export function exampleChapter(simulator, answer, language) {
  const { contract } = simulator
  const { data, meta } = answer
  const input = { data, used: meta.hypotheses, droit: meta.droit }
  return [
    ...heading(2, translate(messages.example, language)),
    ...question(contract, language),
    ...paragraph(`> ${plain(contract.sentence[language](input, figureFormatter(language)))}`),
    ...lawLine(meta, language),
    ...figures(contract, data, language),
    ...mainTable(contract, data, language),
    ...warned(meta, language),
    ...otherEndpoints(simulator, language),
  ]
}

/** The service answers in French by default, the command in the language of its environment. */
function question(contract, language) {
  const lang = language === 'fr' ? '' : '&lang=en'
  const options = queryPairs(contract.params, contract.example.query).map(
    ([name, text]) => ` --${name}=${text}`,
  )
  return [
    '```sh',
    `curl '${ORIGIN}${addressOf(contract.name)}?${exampleQuery(contract)}${lang}'`,
    `npx denier ${contract.name}${options.join('')} --lang=${language}`,
    '```',
    '',
  ]
}

function lawLine({ droit }, language) {
  if (!droit) return []
  const line = droit.date
    ? `${translate(messages.lawOn, language)} ${formatLongDay(droit.date, language)}.`
    : `${translate(messages.incomesOf, language)} ${droit.anneeRevenus}.`
  return paragraph(line)
}

function figures({ result }, data, language) {
  const heads = ['path', 'meaning', 'reading', 'wire'].map((name) => translate(messages[name], language))
  const rows = figuresIn(result, data).map(([path, field, value]) => [
    code(path),
    plain(translate(field.label, language)),
    plain(formatFigure(field, value, language)),
    wire(field, value),
  ])
  return [...heading(3, translate(messages.figures, language)), ...table(heads, rows)]
}

/** A text is itself; other values stand as JSON writes them. */
const wire = (field, value) => (field.kind === 'prose' && value !== null ? '' : code(JSON.stringify(value)))

/** Every figure that one value says: those of tables are many values each. A part that is not there has none. */
function figuresIn(shape, data) {
  const figure = (field, path) => [[path, field, valueAt(data, path)]]
  return foldShape(shape, {
    field: figure,
    pair: figure,
    rows: () => [],
    group: concatMembers,
    maybe: (part, _, path) => ((valueAt(data, path) ?? null) === null ? [] : part),
  })
}

/** Longer tables are shortened. */
const FEW_ROWS = 5

/** The table of a spreadsheet, turned: its columns are many, and its rows are alike. */
function mainTable({ result, table: name }, data, language) {
  const rows = data[name] ?? []
  if (rows.length === 0) return []
  const shown = rows.length > FEW_ROWS ? [rows[0], rows.at(-1)] : rows
  const columns = Object.entries(result[name].rows).filter(([, column]) => isField(column))
  return [
    ...heading(
      3,
      `${translate(shown === rows ? messages.allRows : messages.someRows, language)} ${code(name)}`,
    ),
    ...table(
      [translate(messages.column, language), '', ...shown.map((_, index) => rank(shown, rows, index))],
      columns.map(([column, field]) => [
        code(column),
        plain(translate(field.label, language)),
        ...shown.map((row) => plain(formatFigure(field, row[column], language))),
      ]),
    ),
  ]
}

/** @example rank([first, last], twenty, 1) // '20' */
const rank = (shown, rows, index) => String(shown === rows || index === 0 ? index + 1 : rows.length)

function warned({ avertissements }, language) {
  if (avertissements.length === 0) return []
  const codes = avertissements.map(({ code: name }) => code(name))
  return paragraph(
    `${translate(messages.warned, language)}${language === 'fr' ? '\u00A0' : ''}: ${codes.join(', ')}.`,
  )
}

function otherEndpoints(simulator, language) {
  const { name } = simulator.contract
  const between = language === 'fr' ? '\u00A0: ' : ': '
  return [
    ...heading(3, translate(messages.endpoints, language)),
    ...list([
      `${code(`${addressOf(name)}?…&format=csv`)}${between}${translate(messages.csv, language)}`,
      ...endpointsOf(simulator).map(
        (endpoint) =>
          `${code(`${addressOf(name)}/${endpoint}`)}${between}${translate(describeEndpoint(endpoint).note, language)}`,
      ),
    ]),
  ]
}
