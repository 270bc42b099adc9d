import type { Field } from '../definition/field.ts'
import { concatMembers, foldShape } from '../definition/fold-shape.ts'
import { presentField } from '../definition/present.ts'
import type { Shape } from '../definition/shape.ts'
import { valueAt } from '../definition/value-at.ts'
import { type KindName, kinds } from '../units/kinds.ts'

/**
 * Whether a field holds a number, whole or not. Exported by `@denier/core`; used by `fields.ts`,
 * `goal-seek/goal-parser.ts`, `files/csv-chunk.ts`, `general/compare-tool.ts` of `@denier/mcp` and others in other
 * packages.
 */
export const isNumeric = ({ kind }: Field): boolean =>
  kinds[kind].json === 'number' || kinds[kind].json === 'integer'

/**
 * Whether a number of this kind is an amount of money: in euros, rounded to cents. Used by `step-size.ts`,
 * `translator.ts` and `goal-seek/value-grid.ts`.
 */
export const isMoney = (kind: KindName): boolean => kind === 'euros' || kind === 'monthlyEuros'

/** Whether a field holds a quantity: a calendar year is a date, so no goal seek can target it. */
const isQuantity = (field: Field): boolean => isNumeric(field) && field.kind !== 'calendarYear'

/**
 * The fields of the figures of a result that are one number each, by path, in the contract's order. Columns
 * of tables, intervals and calendar years are left out. Exported by `@denier/core`; used by
 * `explication/compare-choices.ts`, `fields.ts`, `goal-seek/goal-seek.ts`, `range/range-sentence.ts` and others
 * in `analyses`, `@denier/cli` and `@denier/web`.
 * @example Object.keys(numericFigures(cagr.contract.result)) // ['resume.cagr', 'resume.rendementTotal', …]
 */
export function numericFigures(shape: Shape): Readonly<Record<string, Field>> {
  const figures = foldShape<readonly (readonly [path: string, figure: Field])[]>(shape, {
    field: (field, path) => (isQuantity(field) ? [[path, field]] : []),
    pair: () => [],
    rows: () => [],
    group: concatMembers,
    maybe: (part) => part,
  })
  return Object.fromEntries(figures)
}

/**
 * The figure at a path of an answer's data; `null` where it does not exist, alone or with its group. Exported by
 * `@denier/core`; used by `explication/compare-choices.ts`, `goal-seek/goal-seek.ts`, `range/answer-range.ts`,
 * `sensitivity/sensitivity.ts` and others in `@denier/mcp` and `@denier/web`.
 * @example figureAt({ resume: { cagr: 12.1353 } }, 'resume.cagr') // 12.1353
 */
export function figureAt(data: object | undefined, path: string): number | null {
  const value = valueAt(data, path)
  return typeof value === 'number' ? value : null
}

/**
 * Makes the function that rounds one figure as an answer has it; `path` names it in errors. Used by
 * `goal-seek/goal-seek.ts` and `range/answer-range.ts`.
 * @example figureRounder(contract.result.resume.cagr, 'resume.cagr')(12.13531) // 12.1353
 */
export function figureRounder(figure: Field, path: string): (value: number) => number {
  const round = presentField(figure, path)
  return (value) => round(value, 'fr') as number // a number is the same in every language
}

/** Reads one figure of unrounded data, and rounds it as an answer has it; `null` where it does not exist. */
type FigureReader = (data: object) => number | null

/**
 * Makes a reader of one figure, for a simulation that is repeated: rounding every row of its tables would be
 * most of the work. Used by `sensitivity/sensitivity.ts`.
 * @example figureReader(contract.result.resume.cagr, 'resume.cagr')({ resume: { cagr: 12.13531 } }) // 12.1353
 */
export function figureReader(figure: Field, path: string): FigureReader {
  const round = figureRounder(figure, path)
  return (data) => {
    const value = figureAt(data, path)
    return value === null ? null : round(value)
  }
}
