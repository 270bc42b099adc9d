import type { Field, Rowset } from './field.ts'
import type { Params } from './shape.ts'

/**
 * The name of a row in problems, which count rows from 1; `index` counts from 0. Used by `list-reader.ts`.
 * @example rowPath('proche', 1) // 'proche[2]'
 */
export const rowPath = (name: string, index: number): string => `${name}[${index + 1}]`

/**
 * The texts of a list in a query, one a row: key first and bare, then the fields in the contract's order, without
 * those at their default. A row that has nothing else names its first value, since blank rows are ignored. Exported
 * by `@denier/core`; used by `openapi/parameters.ts` of `@denier/api`, and by `model/list-rows.ts` of `@denier/web`.
 * @example listTexts(proche, [{ lien: 'conjoint', age: 70, handicap: true }]) // ['conjoint,age:70,handicap']
 */
export const listTexts = (
  { row, key }: Rowset,
  rows: readonly Readonly<Record<string, unknown>>[],
): readonly string[] => {
  const names = [...(key ? [key] : []), ...Object.keys(row).filter((name) => name !== key)]
  return rows.map((values) => {
    const given = names.filter((name) => values[name] !== undefined)
    const written = given.filter((name) => values[name] !== row[name]?.default)
    return (written.length > 0 ? written : given.slice(0, 1))
      .map((name) => {
        if (name === key) return String(values[name])
        return row[name]?.kind === 'flag' && values[name] === true ? name : `${name}:${values[name]}`
      })
      .join(',')
  })
}

/**
 * Values as the parameters of a query, in their order: a list has one a row. Exported by `@denier/core`; used by
 * `explication/compare-choices.ts`, by `answer/parameter.ts` of `@denier/api`, by `general/question-address.ts` of
 * `@denier/mcp`, and by `model/address.ts` of `@denier/web`.
 * @example queryPairs(params, { patrimoine: 5, proche: [{ lien: 'enfant' }] }) // [['patrimoine', '5'], ['proche', 'enfant']]
 */
export const queryPairs = (
  params: Params,
  values: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, text: string])[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const rowset = Object.hasOwn(params, name) ? params[name]?.list : undefined
    const texts = rowset && Array.isArray(value) ? listTexts(rowset, value) : [String(value)]
    return texts.map((text) => [name, text] as const)
  })

/**
 * The path of a row, or of a field of a row, in problems: `proche[2].age`; the letter `n` in brackets is any
 * row.
 */
const ROW_PATH = /^([^[]+)\[(\d+|n)\](?:\.(.*))?$/s

/**
 * The parameter that a problem is about. Exported by `@denier/core`; used by `arguments/validate-arguments.ts` of
 * `@denier/cli`, and by `embed/embed-form.tsx`, `form/choice.tsx`, `form/faults.tsx` and `form/more.tsx` of
 * `@denier/web`.
 * @example parameterOf('proche[2].age') // 'proche'
 */
export const parameterOf = (path: string): string => rowOf(path)?.list ?? path

/**
 * The parts of the path of a row, or of a field of a row, in problems; `undefined` for another path. `row` is
 * its number from 1, or `n` for any row; `column` is `undefined` where the path names no field. Exported by
 * `@denier/core`; used by `list-reader.ts`, by `form/list-field.tsx` of `@denier/web`, and by
 * `constraint-sentence.ts` of `@denier/prose`.
 */
export function rowOf(path: string): { list: string; row: string; column: string | undefined } | undefined {
  const [, list, row, column] = ROW_PATH.exec(path) ?? []
  return list === undefined || row === undefined ? undefined : { list, row, column }
}

/**
 * The field that a problem is about: a parameter, or a field of a row; `undefined` for an unknown name.
 * Exported by `@denier/core`; used by `error-result.ts` of `@denier/mcp`, by
 * `form/faults.tsx` and `form/problem-text.ts` of `@denier/web`, and by `constraint-sentence.ts` and
 * `french-problem.ts` of `@denier/prose`.
 * @example fieldAt(params, 'proche[2].age') // params.proche.list.row.age
 */
export function fieldAt(params: Params, path: string): Field | undefined {
  const { list = path, column } = rowOf(path) ?? {}
  const field = own(params, list)
  return column === undefined ? field : own(field?.list?.row ?? {}, column)
}

const own = (fields: Params, name: string): Field | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined
