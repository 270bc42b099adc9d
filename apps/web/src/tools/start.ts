import { type Contract, kinds } from '@denier/core'
import type { Numeric } from './figures.ts'

/**
 * The path of the figure that goal seek or sensitivity has selected when it opens: the first decisive figure, else
 * the first figure. Called by `goal-seek-tool.tsx` and `sensitivity-tool.tsx`.
 * @param figures the figures that the tool accepts, in the order of the contract; at least one.
 */
export const initialTarget = ({ decisive }: Contract, figures: readonly Numeric[]): string =>
  (decisive.find((path) => figures.some(({ key }) => key === path)) ?? figures[0]?.key) as string

/**
 * The name of the parameter that goal seek solves for when it opens, among those of the worked example: a monthly
 * amount, else an amount, else the first number. Used by `goal-seek-tool.tsx`.
 * @param all the numeric parameters of the contract; at least one.
 */
export function initialUnknown({ example }: Contract, all: readonly Numeric[]): string {
  const given = all.filter(({ key }) => Object.hasOwn(example.query, key))
  const parameters = given.length > 0 ? given : all
  const units = ['EUR/month', 'EUR']
  const [first] = units.flatMap((unit) => parameters.filter(({ field }) => kinds[field.kind].unit === unit))
  return (first ?? parameters[0])?.key as string
}
