import type { Contract } from '@denier/core'
import type { Numeric } from './figures.ts'

/**
 * The path of the figure that goal seek or sensitivity has selected when it opens: the first decisive figure,
 * else the first figure. Called by `goal-seek-tool.tsx` and `sensitivity-tool.tsx`.
 * @param figures the figures that the tool accepts, in the order of the contract; at least one.
 */
export const initialTarget = ({ decisive }: Contract, figures: readonly Numeric[]): string =>
  (decisive.find((path) => figures.some(({ key }) => key === path)) ?? figures[0]?.key) as string
