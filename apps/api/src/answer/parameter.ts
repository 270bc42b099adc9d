import { type Contract, type Field, kinds, type Language, type Params, queryEntries } from '@denier/core'

/**
 * Description of a parameter in the catalogue for clients; absent properties are `null`.
 * Called by several modules of `answer` and `process`.
 */
export function describeParameter(name: string, field: Field, language: Language) {
  const { json, unit = null } = kinds[field.kind]
  return {
    name,
    type: json,
    unit,
    required: field.default === undefined && !field.optional,
    min: field.min ?? null,
    max: field.max ?? null,
    default: field.default ?? null,
    choices: field.choices ? Object.keys(field.choices) : (field.among ?? null),
    label: field.label[language],
    help: field.help?.[language] ?? null,
  }
}

/** The query string of the worked example, without `?`. */
export const exampleQuery = ({ example, params }: Contract): string => queryText(example.query, params)

/** Values as a query string, without `?`; a list has one parameter a row. */
export const queryText = (query: Readonly<Record<string, unknown>>, params: Params): string =>
  new URLSearchParams(queryEntries(params, query)).toString()
