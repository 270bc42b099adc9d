import type { Answer, Contract } from '@denier/core'
import { figureAt, type Numeric } from './figures.ts'

/**
 * The path of the figure that goal seek or sensitivity studies until another is chosen: the one that decides only in
 * answers that have it, where the answer shown has it; else the first decisive figure, else the first. Called by
 * `goal-seek-tool.tsx` and `sensitivity-tool.tsx`.
 * @param figures the figures that the tool offers; at least one.
 */
export function initialTarget(
  { decisive, decisiveOnceAsked }: Contract,
  figures: readonly Numeric[],
  shown: Answer | undefined,
): string {
  if (decisiveOnceAsked !== undefined && figureAt(shown?.data, decisiveOnceAsked) !== null)
    return decisiveOnceAsked
  return (decisive.find((path) => figures.some(({ key }) => key === path)) ?? figures[0]?.key) as string
}
