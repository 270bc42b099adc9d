import type { DrawingOptions } from './strokes.ts'
import { strokeOf } from './strokes.ts'
import { displayWidth, padEnd, wrap } from './text.ts'

/** One line of bars: pieces end to end from 0, the negative ones to the left. */
export interface Bar {
  /** The label of the bar; empty for all but the first bar of one position on the x axis, such as a year. */
  readonly name: string
  /** Values from 0, and the ranks of their strokes. */
  readonly pieces: readonly { readonly value: number; readonly stroke: number }[]
  /** The text at the end of the line. */
  readonly figure: string
  /** A value drawn as a mark, to compare the pieces with. */
  readonly mark?: { readonly value: number; readonly stroke: number } | undefined
}

/** The minimum width of a bar, and of the space that names may take, in columns. */
const MIN_COLUMNS = 6
/** The maximum width of a drawing, in columns. */
const MAX_COLUMNS = 100
/** Drawn for a value that is not 0 but takes less than a column. */
const THIN_SIGN = '▏'
/** Marks a value to compare the pieces of a bar with. */
const MARK_SIGN = '◆'

/**
 * Draws horizontal bars in characters, all from the same 0 and to the same scale: a name, a bar and a figure
 * a line. Used by `bar-chart.ts`.
 */
export function bars(rows: readonly Bar[], { width, paint }: DrawingOptions): string[] {
  // Widths in columns; 4 are for two gaps, the axis and a margin.
  const room = Math.min(width, MAX_COLUMNS)
  const figures = Math.max(...rows.map(({ figure }) => displayWidth(figure)))
  const widestName = Math.max(MIN_COLUMNS, Math.min(Math.floor(room / 3), room - figures - MIN_COLUMNS - 4))
  const names = Math.min(widestName, Math.max(1, ...rows.map(({ name }) => displayWidth(name))))
  const columns = Math.max(MIN_COLUMNS, room - names - figures - 4)
  const low = Math.min(0, ...rows.map((row) => extremes(row)[0]))
  const high = Math.max(0, ...rows.map((row) => extremes(row)[1]))
  const scale = columns / (high - low || 1)
  const zero = Math.round(-low * scale)

  return rows.flatMap((row) => {
    const cells = cellsOf(row, { columns, zero, scale })
    const drawn = cells.map(({ sign, stroke }) =>
      stroke === undefined ? sign : paint(strokeOf(stroke).hue, sign),
    )
    drawn.splice(zero, 0, paint('dim', '│'))
    const [name = '', ...more] = wrap(row.name, names)
    const line = `${padEnd(name, names)} ${drawn.join('').trimEnd()} ${row.figure}`
    return [line, ...more.map((rest) => `${padEnd(rest, names)} ${' '.repeat(zero)}${paint('dim', '│')}`)]
  })
}

/**
 * The lowest and the highest value of a bar: the sum of its negative pieces, or the mark if lower; the sum of
 * its positive pieces, or the mark if higher.
 */
function extremes({ pieces, mark }: Bar): readonly [low: number, high: number] {
  const sum = (side: (value: number) => number) => pieces.reduce((total, { value }) => total + side(value), 0)
  const marked = mark?.value ?? 0
  return [
    Math.min(
      marked,
      sum((value) => Math.min(0, value)),
    ),
    Math.max(
      marked,
      sum((value) => Math.max(0, value)),
    ),
  ]
}

/** A character of a bar, and the rank of its stroke; none for a blank. */
interface Cell {
  readonly sign: string
  readonly stroke?: number
}

/** The characters of a bar. `zero` is the column of 0, `scale` the number of columns for 1 of value. */
function cellsOf(
  { pieces, mark }: Bar,
  { columns, zero, scale }: { columns: number; zero: number; scale: number },
): Cell[] {
  const cells: Cell[] = Array.from({ length: columns }, () => ({ sign: ' ' }))
  const reach = { below: 0, above: 0 }
  for (const { value, stroke } of pieces) {
    const side = value < 0 ? 'below' : 'above'
    const from = zero + Math.round(reach[side] * scale)
    reach[side] += value
    const to = zero + Math.round(reach[side] * scale)
    const sign = strokeOf(stroke).fill
    for (let at = Math.min(from, to); at < Math.max(from, to); at += 1) cells[at] = { sign, stroke }
    if (from === to && value !== 0) cells[Math.min(columns - 1, from)] = { sign: THIN_SIGN, stroke }
  }
  if (mark) {
    const at = Math.min(columns - 1, zero + Math.round(mark.value * scale))
    cells[at] = { sign: MARK_SIGN, stroke: mark.stroke }
  }
  return cells
}
