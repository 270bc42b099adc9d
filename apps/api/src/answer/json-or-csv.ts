import { type Constraint, type Contract, choice, type ParamsOf, type Shape } from '@denier/core'
import { csvOf, type Separator } from '@denier/core/csv'
import { compileAnswerWriter } from '@denier/core/json'
import Negotiator from 'negotiator'
import { type AnswerFormats, type AnswerWriter, noConstraints } from './answer-formats.ts'
import { JSON_HEADERS } from './conditional-response.ts'
import { lang } from './language.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const CSV_TYPE = 'text/csv; charset=utf-8; header=present'

/** Writes an answer as JSON with its time: `{ data, meta, disclaimer }`. Used by `explication-formats.ts`. */
export const jsonWriter: AnswerWriter = {
  format: 'json',
  headers: JSON_HEADERS,
  write: ({ data, meta, disclaimer }, { now }) =>
    JSON.stringify({ data, meta: { computedAt: now, ...meta }, disclaimer }),
}

/** The same writer, with a serialiser compiled from the result shape as its `writeComputed`. */
function compiledJsonWriter(result: Shape): AnswerWriter {
  const write = compileAnswerWriter(result)
  return { ...jsonWriter, writeComputed: (computed, language, { now }) => write(computed, language, now) }
}

/**
 * Formats of an answer that exists as JSON only. Used by `openapi/analysis-operation.ts`,
 * `openapi/catalogue-operation.ts`, `openapi/discovery-operations.ts`, `openapi/schema-operation.ts`,
 * `openapi/simulation-operation.ts` and `routes/api-routes.ts`.
 */
export const jsonOnly: AnswerFormats<{ readonly lang: typeof lang }> = {
  parameters: { lang },
  constraints: noConstraints,
  choose: () => jsonWriter,
}

/** Presentation parameters of an answer that also exists as CSV: language, format, separator. */
const csvParameters = {
  format: choice({
    choices: { json: { fr: 'JSON', en: 'JSON' }, csv: { fr: 'CSV', en: 'CSV' } },
    optional: true,
    label: { fr: 'Format de la réponse', en: 'Format of the answer' },
    help: {
      fr: 'Sans lui, l’en-tête Accept décide : CSV s’il le préfère strictement, JSON sinon.',
      en: 'Without it, the Accept header decides: CSV where it strictly prefers it, JSON otherwise.',
    },
  }),
  separateur: choice({
    choices: {
      virgule: { fr: 'Virgule, point décimal', en: 'Comma, decimal point' },
      'point-virgule': { fr: 'Point-virgule, virgule décimale', en: 'Semicolon, decimal comma' },
    },
    default: 'virgule',
    label: { fr: 'Séparateur du CSV', en: 'Separator of the CSV' },
    help: {
      fr: 'point-virgule : pour les tableurs réglés en français.',
      en: 'point-virgule: for spreadsheets set to French.',
    },
  }),
  lang,
}

type CsvParams = ParamsOf<typeof csvParameters>

/** Whether the answer is CSV: `format` says so, or is left out and `Accept` prefers it. */
const isCsv = (format: CsvParams['format'], accept: string | undefined): boolean =>
  format === undefined ? prefersCsv(accept) : format === 'csv'

/** Forms send the default separator with any format; another separator is invalid unless the format is CSV. */
const separatorConstraint = (accept: string | undefined): Constraint => ({
  kind: 'valueUnlessChoice',
  operands: { value: 'virgule', other: 'format', choice: 'csv' },
  field: 'separateur',
  involves: ['format'],
  holds: ({ format, separateur }) =>
    separateur === csvParameters.separateur.default || isCsv(format as CsvParams['format'], accept),
})

/** Writes the main table as a CSV file, named after the simulator. */
const csvWriter = (contract: Contract, separator: Separator): AnswerWriter => ({
  format: `csv ${separator}`,
  headers: {
    'content-type': CSV_TYPE,
    'content-disposition': `attachment; filename="${contract.name}.csv"`,
  },
  write: ({ data }) => csvOf(contract, data, { separator }),
})

/**
 * JSON, or the main table as CSV: `format` decides, then what the client strictly prefers. Used by
 * `routes/api-routes.ts`.
 */
export function jsonOrCsv(contract: Contract): AnswerFormats<typeof csvParameters> {
  const json = compiledJsonWriter(contract.result)
  const csvWriters = {
    virgule: csvWriter(contract, 'virgule'),
    'point-virgule': csvWriter(contract, 'point-virgule'),
  }
  return {
    parameters: csvParameters,
    constraints: (accept) => [separatorConstraint(accept)],
    choose: ({ format, separateur }, accept) => (isCsv(format, accept) ? csvWriters[separateur] : json),
  }
}

/**
 * Presentation parameters of the table: no `format`, since its address says that it is CSV. Used by
 * `openapi/table-operation.ts`.
 */
export const tableParameters = { separateur: csvParameters.separateur, lang }

/** The main table as CSV, whatever the client prefers. Used by `routes/api-routes.ts`. */
export function tableOnly(contract: Contract): AnswerFormats<typeof tableParameters> {
  return {
    parameters: tableParameters,
    constraints: noConstraints,
    choose: ({ separateur }) => csvWriter(contract, separateur),
  }
}

/**
 * Longest `Accept` header that is parsed, in characters: parsing a longer one would cost more than the answer.
 * Exported for `json-or-csv.test.ts`.
 */
export const LONGEST_ACCEPT = 1000

/** A weight as RFC 9110 (12.4.2) writes it, `q=0.5`: from 0 to 1, three decimals at the most. */
const WEIGHT = /^\s*q\s*=\s*(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i

/**
 * Whether an `Accept` header strictly prefers CSV to JSON. Exported for `json-or-csv.test.ts`.
 * @example prefersCsv('text/csv, application/json;q=0.9') // true
 */
export const prefersCsv = (accept: string | undefined): boolean => prefersType(accept, CSV_TYPE)

/**
 * Whether a client strictly prefers a type to another, JSON by default: it names the type and ranks it first in either
 * order of its types. Malformed types are ignored.
 *
 * Used by `explication-formats.ts`.
 * @example prefersType('text/csv, application/json', 'text/csv; charset=utf-8') // false: equal weights
 */
export function prefersType(accept: string | undefined, type: string, other = JSON_TYPE): boolean {
  const name = type.split(';')[0] ?? type
  if (accept === undefined || accept.length > LONGEST_ACCEPT) return false
  const types = accept.split(',').filter(hasValidWeight)
  if (!types.some((one) => one.split(';')[0]?.trim().toLowerCase() === name)) return false
  return [types, types.toReversed()].every((order) => preferredType(order.join(','), [other, type]) === type)
}

/** Whether a type has a valid weight, or none. */
const hasValidWeight = (type: string): boolean =>
  type.split(';').every((part) => !/^\s*q\s*=/i.test(part) || WEIGHT.test(part))

/**
 * The one of `types` that ranks first in a header; equal weights go by precision, then by the order of the
 * header.
 */
const preferredType = (accept: string, types: string[]): string | undefined =>
  new Negotiator({ headers: { accept } }).mediaType(types)
