import { stack, stackOffsetDiverging, stackOffsetNone } from 'd3-shape'
import type { Series } from '../chart-data.ts'

/** The lower and upper value of a stacked part at one x. */
export type Span = readonly [from: number, to: number]

/**
 * The spans of the series of this role, one list for each in their order, in the unit of their values. Areas add up,
 * so that the top one shows the total. Bars stack positive values above zero and negative values below it. A point
 * without a value counts as 0. Called by `shapes.ts` and `y-axis.ts`.
 */
export function stacked(series: readonly Series[], role: 'area' | 'stack'): readonly (readonly Span[])[] {
  const parts = series.filter((one) => one.role === role)
  const count = parts[0]?.points.length ?? 0
  const ranks = Array.from({ length: count }, (_, rank) => rank)
  return stack<number, Series>()
    .keys(parts)
    .value((rank, part) => part.points[rank]?.value ?? 0)
    .offset(role === 'area' ? stackOffsetNone : stackOffsetDiverging)(ranks as Iterable<number> as number[])
    .map((spans) => spans.map(([from, to]) => [from, to] as const))
}
