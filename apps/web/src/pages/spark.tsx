import { type Chart, chartData, type Layout, layoutOf } from '@denier/charts'
import type { CivilDate, Language, Simulator } from '@denier/core'
import { computeReply, exampleOf } from '../model/reply.ts'
import type { View } from '../model/view.ts'

interface SparkProps {
  readonly simulator: Simulator
  readonly language: Language
  readonly today: CivilDate
}

/** Size of the layout, in pixels: wide enough for the points that a card can show. */
const SIZE = { width: 320, height: 220 }
/** Margin for half the width of a stroke, in pixels. */
const EDGE = 3

/**
 * A sparkline: the shapes of a chart of the worked example, without texts. Part of a card. Used by
 * `card.tsx`.
 */
export function Spark(props: SparkProps): View | null {
  const layout = layoutFor(props)
  if (!layout) return null
  const { drawn, zero } = layout
  const plot = croppedPlot(layout)
  const box = [
    plot.left - EDGE,
    plot.top - EDGE,
    plot.right - plot.left + 2 * EDGE,
    plot.bottom - plot.top + 2 * EDGE,
  ]
  return (
    <svg
      class="spark"
      viewBox={box.map((number) => number.toFixed(0)).join(' ')}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path class="spark-axis" d={`M${plot.left},${round(zero ?? plot.bottom)}H${plot.right}`} />
      {drawn.map(({ shade, colour }) => shade && <path class={`spark-shade spark-${colour}`} d={shade} />)}
      {drawn.map(({ bars, colour }) =>
        bars
          .filter(({ height }) => height > 0)
          .map(({ x, y, width, height }) => (
            <rect
              class={`spark-bar spark-${colour}`}
              x={round(x)}
              y={round(y)}
              width={round(width)}
              height={round(height)}
            />
          )),
      )}
      {/* the first line is drawn last, above the others */}
      {drawn
        .toReversed()
        .map(({ path, colour }) => path && <path class={`spark-line spark-${colour}`} d={path} />)}
    </svg>
  )
}

/** The layout of the first chart for which the worked example has figures. */
function layoutFor({ simulator, language, today }: SparkProps): Layout | undefined {
  const { contract } = simulator
  const reply = computeReply(simulator, exampleOf(simulator), today, language)
  if (!reply.ok) return undefined
  const { data, meta } = reply.answer
  return (contract.charts as readonly Chart[])
    .map((chart) => layoutOf(chartData(contract, chart, data, language, meta.hypotheses), SIZE, language))
    .find(({ drawn }) => drawn.length > 0)
}

/**
 * The plot without its empty parts, in pixels: it begins at the highest shape and, where there are bars, ends
 * as far behind the last bar as the first one is from the left.
 */
function croppedPlot({ plot, drawn }: Layout): Layout['plot'] {
  const bars = drawn.flatMap((one) => one.bars.filter(({ height }) => height > 0))
  const tops = drawn.flatMap(({ places }) => places.flatMap((place) => (place ? [place[1]] : [])))
  const edge = Math.min(...bars.map(({ x }) => x)) - plot.left
  const end = Math.max(...bars.map(({ x, width }) => x + width)) + edge
  return {
    ...plot,
    top: Math.max(plot.top, Math.min(plot.bottom, ...tops)),
    right: bars.length > 0 ? Math.min(plot.right, end) : plot.right,
  }
}

const round = (number: number): number => Math.round(number * 10) / 10
