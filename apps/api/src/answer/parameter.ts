import {
  type Contract,
  type Field,
  type Kind,
  kinds,
  type Language,
  type Params,
  queryPairs,
} from '@denier/core'

/** Description of a parameter in the catalogue for clients; absent properties are `null`. */
interface ParameterDescription {
  readonly name: string
  /** Its JSON type. */
  readonly type: Kind['json']
  /** As the contract names it: `EUR`, `%/year`, `years`. */
  readonly unit: string | null
  readonly required: boolean
  readonly min: number | null
  readonly max: number | null
  readonly default: unknown
  /** The only values that it accepts. */
  readonly choices: readonly (string | number)[] | null
  readonly label: string
  readonly help: string | null
  /** The fields of a row. Only a list has `row`, `key` and `maxRows`. */
  readonly row?: readonly ParameterDescription[]
  /** The field whose value may stand in a row without its name; `null` without such a field. */
  readonly key?: string | null
  /** The maximum number of rows. */
  readonly maxRows?: number
}

/**
 * A parameter as the catalogue describes it, with its label and help in one language. Used by `catalogue-listing.ts`
 * and `llms-chapter.ts`.
 */
export function describeParameter(name: string, field: Field, language: Language): ParameterDescription {
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
    ...(field.list && describeRows(field.list, language)),
  }
}

/** What the description of a list has besides that of another parameter. */
const describeRows = ({ row, key, max }: NonNullable<Field['list']>, language: Language) => ({
  row: Object.entries(row).map(([name, field]) => describeParameter(name, field, language)),
  key: key ?? null,
  maxRows: max,
})

/**
 * The query string of the worked example, without `?`. Used by `catalogue-listing.ts`, `endpoint-query.ts`,
 * `llms-chapter.ts`, `llms.ts` and `process/startup-message.ts`.
 */
export const exampleQuery = ({ params, example }: Contract): string => queryText(params, example.query)

/**
 * Values as a query string, without `?`; a list has one parameter a row. Used by `endpoint-query.ts` and
 * `openapi/simulation-operation.ts`.
 */
export const queryText = (params: Params, query: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    queryPairs(params, query).map(([name, text]): [string, string] => [name, text]),
  ).toString()
