import { type Constraint, type Contract, choice, type ParamsOf } from '@denier/core'
import { csvOf, type Separator } from '@denier/core/csv'
import { prefersCsv } from './accept.ts'
import { envelopeOf } from './envelope.ts'
import { lang } from './language.ts'
import type { Writer, Writers } from './writers.ts'

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
    'content-type': 'text/csv; charset=utf-8; header=present',
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
