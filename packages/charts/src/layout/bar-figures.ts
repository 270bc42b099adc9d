import type { Series } from '../chart-data.ts'
import { widthOf } from '../text-width.ts'
import type { FormatFigure } from './short-figure.ts'
import type { TextLine } from './text-line.ts'
import type { XAxis } from './x-axis.ts'

/** The gap between the end of a bar and its figure, in pixels. */
const ABOVE = 5

/** The space that figures across need above the highest bar and below the lowest, in pixels. */
const ROOM = 18

/** Most of the height of the plot that figures from bottom to top may take from the bars. */
const MOST_ROOM = 0.4

/** The width that a figure from bottom to top takes, in ems. */
const UPRIGHT = 1.1

/**
 * The figure at the end of each bar, and of each stack its total: across, in the first of the formats in which the
 * widest fits, else from bottom to top. No bar has one where none fits. Of bars side by side or in a stack, those of 0
 * have none; a lone one has, since its place would be empty. Called by `layout.ts`.
 * @param height of the plot, in pixels.
 * @param size of the letters, in pixels.
 * @returns the space that the figures need above and below the bars, in pixels, 0 without figures; and `place`, which
 * gives their texts from the y coordinate of a value.
 */
export function barFigures(
  series: readonly Series[],
  x: XAxis,
  height: number,
  size: number,
  formats: readonly FormatFigure[],
) {
  const [first] = series
  const shown = first?.role === 'stack' ? [totalOf(series, first)] : series
  const count = shown.length
  const slot = count > 1 ? x.bandwidth / count : x.step
  // the figures of two bars side by side may reach into the gaps beside them
  const wide = count === 2 ? x.step / 2 : slot
  const isTold = (value: number | null): value is number => value !== null && (value !== 0 || !series[1])
  const all = formats.map((format) =>
    shown.map((one) => one.points.map(({ value }) => (isTold(value) ? format(one, value) : ''))),
  )
  const widthIn = (texts: readonly (readonly string[])[]) =>
    Math.max(...texts.flat().map((text) => widthOf(text, size)))
  const roomFor = (texts: readonly (readonly string[])[]) => widthIn(texts) + 2 * ABOVE
  const isBelow = (value: number | null) => (value ?? 0) < 0
  const sides = new Set(shown.flatMap(({ points }) => points.map(({ value }) => isBelow(value)))).size
  const across = all.find((texts) => widthIn(texts) <= slot) ?? all.find((texts) => widthIn(texts) <= wide)
  const isOneKind = x.step > 0 && series.every(({ role }) => role === first?.role)
  const upright = all.find((texts) => slot >= UPRIGHT * size && sides * roomFor(texts) <= MOST_ROOM * height)
  const texts = isOneKind ? (across ?? upright) : undefined
  const apart = across && widthIn(across) > slot ? wide : slot
  return {
    room: !texts ? 0 : across ? ROOM : roomFor(texts),
    place: (y: (value: number) => number): readonly TextLine[] =>
      shown.flatMap(({ points }, rank) =>
        points.flatMap(({ x: at, value }, column): readonly TextLine[] => {
          const text = texts?.[rank]?.[column]
          if (!text || value === null) return []
          const side = value < 0 ? 1 : -1 // below or above
          return [
            {
              text,
              x: x.place(at) + (rank - (count - 1) / 2) * apart + (across ? 0 : 0.35 * size),
              y: y(value) + side * ABOVE + (across && side > 0 ? 0.8 * size : 0),
              size,
              anchor: across ? 'middle' : side > 0 ? 'end' : 'start',
              ink: 'text',
              isUpright: !across,
            },
          ]
        }),
      ),
  }
}

/** The sums of stacked parts, as one series with the format of one of them. */
const totalOf = (parts: readonly Series[], one: Series): Series => ({
  ...one,
  points: one.points.map(({ x }, at) => ({
    x,
    value: parts.reduce((sum, { points }) => sum + (points[at]?.value ?? 0), 0),
  })),
})
