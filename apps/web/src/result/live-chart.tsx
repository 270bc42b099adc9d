import { type ChartData, Drawing, describe, layoutOf } from '@denier/charts'
import type { Language } from '@denier/core'
import { useMemo, useRef, useState } from 'preact/hooks'
import { useHasScript } from '../hooks/use-has-script.ts'
import type { View } from '../model/view.ts'
import { Crosshair } from './crosshair.tsx'
import { messages } from './messages.ts'
import { pagePalette } from './palette.ts'
import { defaultStop, type FormatFigure, type Reading, readingAt, readingSentence, stopsOf } from './stops.ts'
import { useWidth } from './width.ts'

/** The width before it is measured, in pixels: about that of the column on a wide screen. */
const USUAL_WIDTH = 640

interface LiveChartProps {
  /** Distinguishes the ids of its controls from those of other charts. */
  readonly id: string
  readonly data: ChartData
  readonly language: Language
  /** Writes the figures below the chart. */
  readonly format: FormatFigure
}

/**
 * A chart as `graphique.svg` draws it, as wide as its container. The pointer, or a slider below it for
 * keyboards, shows the figures at each point. Results and comparisons show it.
 * Called by `compare/comparison.tsx` and `contract-chart.tsx`.
 */
export function LiveChart({ id, data, language, format }: LiveChartProps): View {
  const room = useRef<HTMLDivElement>(null) // the container, whose width the chart takes
  const width = useWidth(room) ?? USUAL_WIDTH
  const hasScript = useHasScript()
  const [x, setX] = useState<number>() // the x that the user points at; `undefined`: none
  const layout = useMemo(() => layoutOf(data, { width }, language), [data, width, language])
  const stops = useMemo(() => stopsOf(data), [data])
  const drawing = useMemo(() => {
    const texts = { title: data.title, description: describe(data, language, format) }
    return <Drawing layout={layout} palette={pagePalette} language={language} {...texts} />
  }, [data, layout, language, format])
  const found = x === undefined ? -1 : stops.findIndex((stop) => stop.x === x)
  const at = found < 0 ? defaultStop(stops, data) : found
  const stop = stops[at]
  const pick = (rank: number | undefined) => setX(rank === undefined ? undefined : stops[rank]?.x)
  return (
    <figure class="result-chart">
      <div class="result-plot" ref={room}>
        {drawing}
        {hasScript && (
          <Crosshair layout={layout} stops={stops} at={at} isPointedAt={found >= 0} pick={pick} />
        )}
      </div>
      {stop && (
        <Readout
          id={id}
          reading={readingAt(data, stop, language, format)}
          language={language}
          hasScript={hasScript}
          at={at}
          last={stops.length - 1}
          pick={pick}
        />
      )}
    </figure>
  )
}

interface ReadoutProps {
  readonly id: string
  readonly reading: Reading
  readonly language: Language
  readonly hasScript: boolean
  /** The rank of the current stop, and that of the last one. */
  readonly at: number
  readonly last: number
  /** Called with the rank of the stop that the slider is moved to. */
  pick(rank: number): void
}

/** The figures at the current point, below the chart, and the slider that moves it. */
function Readout({ id, reading, language, hasScript, at, last, pick }: ReadoutProps): View {
  const range = `result-range-${id}`
  return (
    <figcaption class="result-readout">
      <div class="result-scrub">
        {hasScript && last > 0 && <label for={range}>{messages[language].read}</label>}
        {hasScript && last > 0 && (
          <input
            id={range}
            type="range"
            min={0}
            max={last}
            step={1}
            value={at}
            aria-valuetext={readingSentence(reading, language)}
            onInput={({ currentTarget }: { readonly currentTarget: HTMLInputElement }) =>
              pick(Number(currentTarget.value))
            }
          />
        )}
      </div>
      <p class="result-place">{reading.place}</p>
      <dl class="result-reading">
        {reading.figures.map(({ label, figure }, rank) => (
          <div key={rank}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </figcaption>
  )
}
