import type { Series } from '../chart-data.ts'
import { widthOf } from '../text-width.ts'
import type { Drawn } from './shapes.ts'
import type { FormatFigure } from './short-figure.ts'
import type { TextLine } from './text-line.ts'
import type { XAxis } from './x-axis.ts'

/** The gap between the end of a bar and its figure, in pixels. */
const ABOVE = 5

/** The space that figures need above the highest bar and below the lowest, in pixels. Used by `layout.ts`. */
export const BAR_FIGURE_ROOM = 18

/**
 * The figure at the end of each bar that is not 0, in the first of the formats in which the widest fits. No bar has one
 * where none does. Called by `layout.ts`.
 * @param size of the letters, in pixels.
 * @returns whether there are figures, and `place`, which gives their texts once the bars are drawn.
 */
export function barFigures(
  series: readonly Series[],
  x: XAxis,
  size: number,
  formats: readonly FormatFigure[],
) {
  const bars = series.filter(({ role }) => role === 'bar')
  const slot = bars.length === 1 ? x.step : x.bandwidth / bars.length
  const textsIn = (format: FormatFigure) =>
    bars.map((series) => series.points.map(({ value }) => (value === null ? '' : format(series, value))))
  const fits = (texts: readonly (readonly string[])[]) =>
    texts.flat().every((text) => widthOf(text, size) <= slot)
  const texts = bars.length === series.length ? formats.map(textsIn).find(fits) : undefined
  const areShown = bars.length > 0 && texts !== undefined
  return {
    areShown,
    place: (drawn: readonly Drawn[]): readonly TextLine[] => (areShown ? place(drawn, texts) : []),
  }

  function place(drawn: readonly Drawn[], texts: readonly (readonly string[])[]): readonly TextLine[] {
    return drawn.flatMap(({ places, series: { points } }, rank) =>
      places.flatMap((end, at) => {
        const value = points[at]?.value ?? 0
        if (!end || value === 0) return []
        const isBelow = value < 0
        const y = isBelow ? end[1] + ABOVE + 0.8 * size : end[1] - ABOVE
        return [{ text: texts[rank]?.[at] ?? '', x: end[0], y, size, anchor: 'middle', ink: 'text' } as const]
      }),
    )
  }
}
