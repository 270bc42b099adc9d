import { type Contract, type Field, kinds, type Language } from '@denier/core'

/** A parameter as a client needs it; what it does not have is `null`. */
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

/** The worked example as it stands after the `?` of an address. */
export const exampleQuery = ({ example }: Contract): string => queryText(example.query)

/** Values as they stand after the `?` of an address. */
export const queryText = (query: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]),
  ).toString()
