import { plot } from 'asciichart'
import type { Scale } from './scale.ts'
import { strokeOf } from './strokes.ts'
import type { Hue, Paint } from './style.ts'

interface Cell {
  readonly sign: string
  readonly hue: Hue
}

/** Somewhere to draw series on, a sign a column and row. The last that is drawn stands on top. */
export interface Canvas {
  readonly columns: number
  /** A line through the samples, one a column; broken where there is none. */
  line(samples: readonly (number | null)[], stroke: number): void
  /** All that lies between two lines. */
  area(low: readonly (number | null)[], high: readonly (number | null)[], stroke: number): void
  /** A place to look at, behind all that is drawn; nothing where it lies outside. */
  mark(column: number): void
  /** The rows, from the top. */
  rows(paint: Paint): string[]
}

export function createCanvas(columns: number, height: number, scale: Scale): Canvas {
  const cells: (Cell | undefined)[][] = Array.from({ length: height + 1 }, () =>
    Array(columns).fill(undefined),
  )
  const rowOf = (value: number) => Math.round(((scale.max - value) / (scale.max - scale.min)) * height)
  const put = (row: number, column: number, sign: string, hue: Hue) => {
    const line = cells[row]
    if (line && column >= 0 && column < columns) line[column] = { sign, hue }
  }
  return {
    columns,
    line: (samples, stroke) => {
      const { line, hue } = strokeOf(stroke)
      for (const { from, values } of segments(samples)) {
        for (const [row, signs] of plotted(values, line, height, scale).entries()) {
          for (const [at, sign] of signs.entries()) if (sign !== ' ') put(row, from + at, sign, hue)
        }
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

/** One stretch as the library draws it, a list of signs a row; the axis that it puts first gives way to the first value. */
function plotted(
  values: readonly number[],
  line: readonly string[],
  height: number,
  { min, max }: Scale,
): string[][] {
  const symbols = [' ', ' ', ...line.slice(2)]
  const drawn = plot(values, { min, max, height, offset: 1, symbols, format: () => ' ' })
  const rows = drawn.split('\n').map((row) => [...row].slice(0, values.length))
  const ratio = height / (max - min)
  const first = rows[rows.length - 1 - (Math.round((values[0] ?? 0) * ratio) - Math.round(min * ratio))]
  if (first) first[0] = line[0] ?? ' '
  return rows
}

/** The stretches without a gap. */
function segments(samples: readonly (number | null)[]) {
  const found: { readonly from: number; readonly values: number[] }[] = []
  for (const [column, sample] of samples.entries()) {
    if (sample === null) continue
    const last = found.at(-1)
    if (last && last.from + last.values.length === column) last.values.push(sample)
    else found.push({ from: column, values: [sample] })
  }
  return found
}
