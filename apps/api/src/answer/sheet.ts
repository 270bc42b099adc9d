import { type Constraint, type Contract, choice, type ParamsOf, type Shape } from '@denier/core'
import { csvOf, type Separator } from '@denier/core/csv'
import { compileAnswerWriter } from '@denier/core/json'
import Negotiator from 'negotiator'
import { JSON_HEADERS } from './cached.ts'
import { lang } from './language.ts'
import { noRules, type Writer, type Writers } from './writers.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const CSV_TYPE = 'text/csv; charset=utf-8; header=present'

/** An answer with its time: `{ data, meta, disclaimer }`. */
const envelope: Writer = {
  format: 'json',
  headers: JSON_HEADERS,
  write: ({ data, meta, disclaimer }, { now }) =>
    JSON.stringify({ data, meta: { computedAt: now, ...meta }, disclaimer }),
}

/** The same, by a writer compiled from what the answer holds. */
function envelopeOf(result: Shape): Writer {
  const write = compileAnswerWriter(result)
  return { ...envelope, writeComputed: (computed, language, { now }) => write(computed, language, now) }
}

/** Answers that have one form only. */
export const jsonOnly: Writers<{ readonly lang: typeof lang }> = {
  parameters: { lang },
  rules: noRules,
  choose: () => envelope,
}

/** The door's own parameters of an answer that may be had as a sheet. */
export const sheetParameters = {
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

type Given = ParamsOf<typeof sheetParameters>

const isSheet = (format: Given['format'], accept: string | undefined): boolean =>
  format === undefined ? prefersCsv(accept) : format === 'csv'

/** A form sends its default with whatever format; anything else, where nothing is separated, is a misunderstanding. */
const separatorRule = (accept: string | undefined): Constraint => ({
  kind: 'valueUnlessChoice',
  operands: { value: 'virgule', other: 'format', choice: 'csv' },
  field: 'separateur',
  involves: ['format'],
  holds: ({ format, separateur }) =>
    separateur === sheetParameters.separateur.default || isSheet(format as Given['format'], accept),
})

/** The main table of an answer as a file, named as its simulator. */
const sheetOf = (contract: Contract, separator: Separator): Writer => ({
  format: `csv ${separator}`,
  headers: {
    'content-type': CSV_TYPE,
    'content-disposition': `attachment; filename="${contract.name}.csv"`,
  },
  write: ({ data }) => csvOf(contract, data, { separator }),
})

/** JSON, or the main table as CSV: `format` decides, then what the client strictly prefers. */
export function jsonOrSheet(contract: Contract): Writers<typeof sheetParameters> {
  const json = envelopeOf(contract.result)
  const sheets = {
    virgule: sheetOf(contract, 'virgule'),
    'point-virgule': sheetOf(contract, 'point-virgule'),
  }
  return {
    parameters: sheetParameters,
    rules: (accept) => [separatorRule(accept)],
    choose: ({ format, separateur }, accept) => (isSheet(format, accept) ? sheets[separateur] : json),
  }
}

/** No client says so much; reading it would cost more than the answer. */
export const LONGEST = 1000

/** A weight as RFC 9110 (12.4.2) writes it: from 0 to 1, three decimals at the most. */
const WEIGHT = /^\s*q\s*=\s*(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*$/i

/**
 * Whether a client would strictly rather have CSV than JSON: it names it, and ranks it first in whichever order it
 * wrote its types. Anything else is no preference, and what is not written as it should be counts for nothing.
 *
 * @example prefersCsv('text/csv, application/json;q=0.9') // true
 * @example prefersCsv('text/csv, application/json') // false: both alike
 */
export function prefersCsv(accept: string | undefined): boolean {
  if (accept === undefined || accept.length > LONGEST || !/\btext\/csv\b/i.test(accept)) return false
  const types = accept.split(',').filter(isSound)
  return [types, types.toReversed()].every((order) => favourite(order.join(',')) === CSV_TYPE)
}

/** Whether a type has a weight that is one, or none. */
const isSound = (type: string): boolean =>
  type.split(';').every((part) => !/^\s*q\s*=/i.test(part) || WEIGHT.test(part))

const favourite = (accept: string): string | undefined =>
  new Negotiator({ headers: { accept } }).mediaType([JSON_TYPE, CSV_TYPE])
