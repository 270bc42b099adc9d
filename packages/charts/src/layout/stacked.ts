import { stack, stackOffsetDiverging, stackOffsetNone } from 'd3-shape'
import type { Series } from '../chart-data.ts'

/** From where to where a part goes at one x. */
export type Span = readonly [from: number, to: number]

/**
 * The spans of stacked series, one list for each in their order. Areas are sums from the axis up, so that the top one
 * is always the whole; bars part at zero, so that what is negative hangs below it.
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
