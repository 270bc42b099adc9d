import type { Layout } from '@denier/charts'
import type { View } from '../model/view.ts'
import { pagePalette } from './palette.ts'
import { nearestTo, type Stop } from './stops.ts'

interface CrosshairProps {
  readonly layout: Layout
  /** The places along the x axis that have figures, each with the rank of its point in every series. */
  readonly stops: readonly Stop[]
  /** The rank of the current stop. */
  readonly at: number
  /** Whether the user points at the chart: the line is then drawn. */
  readonly isPointedAt: boolean
  /** Called with the rank of the stop pointed at; `undefined` when the mouse leaves the chart. */
  pick(rank: number | undefined): void
}

/**
 * A vertical line over a chart, with a dot on each curve, that follows the pointer. Its figures are below the
 * chart. Part of `live-chart.tsx`.
 */
export function Crosshair({ layout, stops, at, isPointedAt, pick }: CrosshairProps): View {
  const { width, height } = layout
  const stop = stops[at]
  const follow = (event: PointerEvent) => {
    const { left, width: shown } = (event.currentTarget as SVGSVGElement).getBoundingClientRect()
    pick(nearestTo(stops, layout, ((event.clientX - left) * width) / shown))
  }
  return (
    <svg
      class="result-cross"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') pick(undefined) // a finger that is lifted leaves its figures to be read
      }}
    >
      {/* A shape without fill receives no pointer event. */}
      <rect width={width} height={height} fill="transparent" />
      {isPointedAt && stop && lineAt(layout, stop)}
    </svg>
  )
}

/** The vertical line at a stop, with a dot on each series that is drawn as a path and has a figure there. */
function lineAt({ plot, x, drawn }: Layout, stop: Stop): View {
  const place = x(stop.x)
  return (
    <g>
      <path d={`M${place},${plot.top}V${plot.bottom}`} stroke={pagePalette.text} stroke-width={1} />
      {drawn.map(({ places, path, colour }, which) => {
        const point = path === undefined ? undefined : places[stop.ranks[which] ?? -1] // -1: no point there
        const fill = pagePalette.series[colour % pagePalette.series.length]
        return (
          point && <circle cx={point[0]} cy={point[1]} r={5} fill={fill} stroke={pagePalette.background} />
        )
      })}
    </g>
  )
}
