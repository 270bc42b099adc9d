import type { ChartData } from '../chart-data.ts'
import { widthOf } from '../text-width.ts'
import { heightOf, within } from './head.ts'
import type { Style } from './style.ts'
import { type Box, centred, type TextLine } from './text-line.ts'
import type { XAxis } from './x-axis.ts'
import type { YAxis } from './y-axis.ts'

/** The gap between the text of a tick and the plot, in pixels. Used by `chart-sizes.ts`. */
export const BESIDE = 8

/**
 * The values beside the gridlines. Used by `layout.ts`.
 * @param y the y coordinate of a value. @param left where the plot begins, to the right of the texts. @param
 * size of the letters; all in pixels.
 */
export const yTickTexts = (
  { ticks }: YAxis,
  y: (value: number) => number,
  left: number,
  size: number,
): readonly TextLine[] =>
  ticks.map(({ value, text }) => ({
    text,
    x: left - BESIDE,
    y: centred(y(value), size),
    size,
    anchor: 'end',
    ink: 'muted',
  }))

/**
 * The texts below the plot: that of each tick, then the label of the axis, which choices do not need. Numbers are
 * pixels, or shares of the size of letters. Used by `chart-sizes.ts`.
 * @returns their height, and a function that places them below a plot.
 */
export function xAxisTexts(
  { ticks, size: tickSize }: XAxis,
  { field, label }: ChartData['x'],
  { text, margin }: Style,
) {
  const rows = heightOf(Math.max(1, ...ticks.map(({ lines }) => lines.length)), tickSize)
  const caption = field.kind === 'choice' ? [] : [label]
  const height = BESIDE + rows + caption.length * (heightOf(1, text) + 4) + margin * 0.6
  const textsAt = ({ bottom, right }: Box, width: number): readonly TextLine[] => {
    const tickTexts = ticks.flatMap(({ at, lines }) =>
      lines.map(
        (line, rank): TextLine => ({
          text: line,
          x: within(at, widthOf(line, tickSize), 2, width - 2), // 2 pixels from the edges of the picture
          y: bottom + BESIDE + 0.8 * tickSize + heightOf(rank, tickSize),
          size: tickSize,
          anchor: 'middle',
          ink: 'muted',
        }),
      ),
    )
    const y = bottom + BESIDE + rows + 4 + 0.8 * text
    return [
      ...tickTexts,
      ...caption.map(
        (name): TextLine => ({ text: name, x: right, y, size: text, anchor: 'end', ink: 'muted' }),
      ),
    ]
  }
  return { height, textsAt }
}
