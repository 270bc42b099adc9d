import { type Contract, type Field, kinds, type Language } from '@denier/core'

/** Description of a parameter in the catalogue for clients; absent properties are `null`. */
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
export const exampleQuery = ({ example }: Contract): string => queryText(example.query)

/** Values as a query string, without `?`. */
export const queryText = (query: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
  ).toString()
