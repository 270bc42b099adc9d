import { type ChartData, Drawing, describe, layoutOf } from '@denier/charts'
import type { Language } from '@denier/core'
import { useMemo, useRef, useState } from 'preact/hooks'
import { useAlive } from '../hooks/use-alive.ts'
import type { View } from '../model/view.ts'
import { Crosshair } from './crosshair.tsx'
import { messages } from './messages.ts'
import { pagePalette } from './palette.ts'
import { type Reading, readingAt, readingWords, stopsOf, usualStop } from './stops.ts'
import { useWidth } from './width.ts'

/** Until the width is known, in pixels: about that of the column on a wide screen. */
const USUAL_WIDTH = 640

interface LiveChartProps {
  /** Tells its control from those of other charts. */
  readonly id: string
  readonly data: ChartData
  readonly language: Language
}

/**
 * A chart as `graphique.svg` draws it, as wide as there is room for, which can be read at each point: under the
 * pointer, or with the keys of a range below.
 */
export function LiveChart({ id, data, language }: LiveChartProps): View {
  const room = useRef<HTMLDivElement>(null)
  const width = useWidth(room) ?? USUAL_WIDTH
  const isAlive = useAlive()
  const [x, read] = useState<number>()
  const layout = useMemo(() => layoutOf(data, { width }, language), [data, width, language])
  const stops = useMemo(() => stopsOf(data), [data])
  const drawing = useMemo(() => {
    const said = { title: data.title, description: describe(data, language) }
    return <Drawing layout={layout} palette={pagePalette} language={language} {...said} />
  }, [data, layout, language])
  const found = x === undefined ? -1 : stops.findIndex((stop) => stop.x === x)
  const at = found < 0 ? usualStop(stops, data) : found
  const stop = stops[at]
  const pick = (rank: number | undefined) => read(rank === undefined ? undefined : stops[rank]?.x)
  return (
    <figure class="result-chart">
      <div class="result-plot" ref={room}>
        {drawing}
        {isAlive && <Crosshair layout={layout} stops={stops} at={at} isRead={found >= 0} pick={pick} />}
      </div>
      {stop && (
        <Readout
          id={id}
          reading={readingAt(data, stop, language)}
          language={language}
          isAlive={isAlive}
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
  readonly isAlive: boolean
  readonly at: number
  readonly last: number
  pick(rank: number): void
}

/** What the chart says at one place, always in the same place, and the range that moves along it. */
function Readout({ id, reading, language, isAlive, at, last, pick }: ReadoutProps): View {
  const range = `result-range-${id}`
  return (
    <figcaption class="result-readout">
      <div class="result-scrub">
        {isAlive && last > 0 && <label for={range}>{messages[language].read}</label>}
        {isAlive && last > 0 && (
          <input
            id={range}
            type="range"
            min={0}
            max={last}
            step={1}
            value={at}
            aria-valuetext={readingWords(reading, language)}
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
