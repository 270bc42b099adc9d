import type { Scale } from './scale.ts'
import { strokeOf } from './strokes.ts'
import type { Hue, Paint } from './style.ts'

/** A character of a drawing and its colour. */
interface Cell {
  readonly sign: string
  readonly hue: Hue
}

/**
 * A grid of characters on which series are drawn. Used by `line-chart.ts`. What is drawn later hides what was drawn
 * before.
 */
export interface Canvas {
  /** Its width in characters. A `stroke` below is the rank of a series. */
  readonly columns: number
  /** Draws a line through the samples, one per column, each a value; a `null` interrupts it. */
  line(samples: readonly (number | null)[], stroke: number): void
  /** Fills the surface between two lines, given as samples too. */
  area(low: readonly (number | null)[], high: readonly (number | null)[], stroke: number): void
  /** Draws a vertical line behind all that is drawn; nothing when the column is outside. */
  mark(column: number): void
  /** The lines of text, from the top. */
  rows(paint: Paint): string[]
}

/**
 * Creates an empty canvas of `columns` by `height + 1` characters. Used by `line-chart.ts`.
 * @param scale the values at the bottom and at the top.
 */
export function createCanvas(columns: number, height: number, scale: Scale): Canvas {
  const cells: (Cell | undefined)[][] = Array.from({ length: height + 1 }, () =>
    Array(columns).fill(undefined),
  )
  const ratio = height / (scale.max - scale.min)
  /** The row of a value, from the top. */
  const rowOf = (value: number) => height - Math.round((value - scale.min) * ratio)
  const put = (row: number, column: number, sign: string, hue: Hue) => {
    const line = cells[row]
    if (line && column >= 0 && column < columns) line[column] = { sign, hue }
  }
  return {
    columns,
    line: (samples, stroke) => {
      const { line, hue } = strokeOf(stroke)
      for (const [column, sample] of samples.entries()) {
        if (sample === null) continue
        const row = rowOf(sample)
        const before = rowOf(samples[column - 1] ?? sample)
        if (row === before) {
          put(row, column, line.flat, hue)
          continue
        }
        const turns = row > before ? line.fall : line.rise
        put(before, column, turns.from, hue)
        for (let between = Math.min(row, before) + 1; between < Math.max(row, before); between += 1)
          put(between, column, line.upright, hue)
        put(row, column, turns.to, hue)
      }
    },
    area: (low, high, stroke) => {
      const { fill, hue } = strokeOf(stroke)
      for (const [column, top] of high.entries()) {
        const bottom = low[column] ?? null
        if (top === null || bottom === null) continue
        const [from, to] = [rowOf(Math.max(top, bottom)), rowOf(Math.min(top, bottom))]
        const last = to === height && from < to ? to : to - 1 // what stands on the axis leaves no gap above it
        for (let row = from; row <= last; row += 1) put(row, column, fill, hue)
      }
    },
    mark: (column) => {
      if (column < 0 || column >= columns) return
      for (const line of cells) line[column] ??= { sign: '┊', hue: 'dim' }
    },
    rows: (paint) =>
      cells.map((line) => line.map((cell) => (cell ? paint(cell.hue, cell.sign) : ' ')).join('')),
  }
}
