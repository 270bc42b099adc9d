import type { Series } from '../chart-data.ts'
import { widthOf, wrap } from '../text-width.ts'
import { centred, LEADING, type TextLine } from './text-line.ts'

/** A sample of how a series is drawn, before its name in the legend. Used by `layout.ts` and `marks.ts`. */
export interface Swatch {
  /** That of its series, from 0. */
  readonly rank: number
  /** Of its left end, in pixels. */
  readonly x: number
  /** Of the middle of the sample. */
  readonly y: number
}

/** The names of the series above the plot, and their total height in pixels. */
export interface Legend {
  readonly texts: readonly TextLine[]
  readonly swatches: readonly Swatch[]
  readonly height: number
}

/** The width of a sample, in pixels. Used by `marks.ts`. */
export const SWATCH = 22

/** The gap between a sample and its name, in pixels. */
const SWATCH_GAP = 7
/** The gap between two entries, in pixels. */
const ENTRY_GAP = 18
/** The height of a row of one line, in ems. */
const ROW = 1.6

/**
 * The names of the series in rows above the plot, each after a sample of how it is drawn and before the figure that
 * `figureOf` returns for it, if any. Used by `chart-sizes.ts`.
 * @param colours of the series, as ranks in the palette. @param from the left edge, `to` the right one, `top`
 * the upper one, `size` that of the letters; all in pixels.
 */
export function legendOf(
  series: readonly Series[],
  colours: readonly number[],
  from: number,
  to: number,
  top: number,
  size: number,
  figureOf: (series: Series) => string,
): Legend {
  const texts: TextLine[] = []
  const swatches: Swatch[] = []
  let [x, y, tallest] = [from, top, 0]
  for (const [rank, one] of series.entries()) {
    const figure = figureOf(one)
    const figureWidth = figure ? widthOf(figure, size, true) + size / 2 : 0
    const room = to - from - SWATCH - SWATCH_GAP - figureWidth
    const lines = wrap(one.label, size, room, 3) // lines at most
    const name = Math.max(...lines.map((line) => widthOf(line, size)))
    const width = SWATCH + SWATCH_GAP + name + figureWidth
    if (x > from && x + width > to) [x, y, tallest] = [from, y + tallest, 0]
    const style = { size, anchor: 'start' } as const
    const row = (line: number) => centred(y + (ROW / 2) * size + line * LEADING * size, size)
    swatches.push({ rank, x, y: y + (ROW / 2) * size })
    lines.forEach((text, line) => {
      texts.push({ ...style, text, x: x + SWATCH + SWATCH_GAP, y: row(line), ink: 'text' })
    })
    if (figure)
      texts.push({
        ...style,
        text: figure,
        x: x + width - figureWidth + size / 2,
        y: row(0),
        ink: colours[rank] ?? rank,
        isBold: true,
      })
    tallest = Math.max(tallest, (ROW + (lines.length - 1) * LEADING) * size)
    x += width + ENTRY_GAP
  }
  return { texts, swatches, height: y + tallest - top }
}
