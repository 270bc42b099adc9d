import type { Series } from '../chart-data.ts'
import { widthOf, wrap } from '../text-width.ts'
import { centred, LEADING, type TextLine } from './text-line.ts'

/** A sample of how a series is drawn, where the legend names it. */
export interface Swatch {
  readonly rank: number
  readonly x: number
  /** Of its middle. */
  readonly y: number
}

export interface Legend {
  readonly words: readonly TextLine[]
  readonly swatches: readonly Swatch[]
  readonly height: number
}

/** How wide a sample is, in pixels. */
export const SWATCH = 22

const BESIDE = 7
const APART = 18
/** The height of a row, in ems. */
const ROW = 1.6

/**
 * The names of the series in rows above the plot, each after a sample of how it is drawn, and its last figure where
 * `write` tells one.
 */
export function legendOf(
  series: readonly Series[],
  colours: readonly number[],
  from: number,
  to: number,
  top: number,
  size: number,
  write: (series: Series) => string,
): Legend {
  const words: TextLine[] = []
  const swatches: Swatch[] = []
  let [x, y, tallest] = [from, top, 0]
  for (const [rank, one] of series.entries()) {
    const figure = write(one)
    const figureWidth = figure ? widthOf(figure, size, true) + size / 2 : 0
    const lines = wrap(one.label, size, to - from - SWATCH - BESIDE - figureWidth, 3)
    const name = Math.max(...lines.map((line) => widthOf(line, size)))
    const width = SWATCH + BESIDE + name + figureWidth
    if (x > from && x + width > to) [x, y, tallest] = [from, y + tallest, 0]
    const style = { size, anchor: 'start' } as const
    const row = (line: number) => centred(y + (ROW / 2) * size + line * LEADING * size, size)
    swatches.push({ rank, x, y: y + (ROW / 2) * size })
    lines.forEach((text, line) => {
      words.push({ ...style, text, x: x + SWATCH + BESIDE, y: row(line), ink: 'text' })
    })
    if (figure)
      words.push({
        ...style,
        text: figure,
        x: x + width - figureWidth + size / 2,
        y: row(0),
        ink: colours[rank] ?? rank,
        isBold: true,
      })
    tallest = Math.max(tallest, (ROW + (lines.length - 1) * LEADING) * size)
    x += width + APART
  }
  return { words, swatches, height: y + tallest - top }
}
