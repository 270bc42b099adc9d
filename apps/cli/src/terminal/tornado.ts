import { type DrawingOptions, strokeOf } from './strokes.ts'
import { displayWidth, padEnd, sideBySide, wrap } from './text.ts'

/**
 * The result when one parameter is lower, and when it is higher; `null` where there is none. Used by `page/tornado.ts`.
 */
export interface Effect {
  /** The label of the parameter. */
  readonly name: string
  readonly low: number | null
  readonly high: number | null
}

/** The maximum width of the drawing, in columns. */
const WIDEST = 100
/** The ranks of the strokes for a lower and for a higher parameter. */
const [LOW, HIGH] = [1, 0]

/**
 * Draws a sensitivity study, for `page/tornado.ts`: a bar per parameter on both sides of the current result, all to
 * one scale, with a light fill where the parameter is lower, a full one where it is higher.
 * @param base the current result.
 * @param key the legend of the two fills, lower then higher, separated by `|`.
 */
export function tornado(
  effects: readonly Effect[],
  base: number,
  { width, paint }: DrawingOptions,
  key: string,
): string[] {
  const room = Math.min(width, WIDEST)
  const names = Math.min(Math.floor(room / 2.5), Math.max(...effects.map(({ name }) => displayWidth(name))))
  const columns = room - names - 2
  const values = effects.flatMap(({ low, high }) => [low ?? base, high ?? base])
  const [least, most] = [Math.min(base, ...values), Math.max(base, ...values)]
  const columnOf = (value: number) => Math.round(((value - least) / (most - least || 1)) * (columns - 1))
  const middle = columnOf(base)

  const lines = effects.flatMap(({ name, low, high }) => {
    const cells = Array.from({ length: columns }, () => ' ')
    const fill = (value: number | null, stroke: number) => {
      if (value === null) return
      const { hue, fill: sign } = strokeOf(stroke)
      const [from, to] = [Math.min(middle, columnOf(value)), Math.max(middle, columnOf(value))]
      for (let at = from; at <= to; at += 1) cells[at] = paint(hue, sign)
    }
    const reach = (value: number | null) => Math.abs((value ?? base) - base)
    // Both bars may be on one side: the shorter one is drawn over the longer one.
    const [longer, shorter] = reach(low) > reach(high) ? [LOW, HIGH] : [HIGH, LOW]
    for (const stroke of [longer, shorter]) fill(stroke === LOW ? low : high, stroke)
    cells[middle] = paint('dim', '│')
    const [first = '', ...more] = wrap(name, names)
    const bar = `${padEnd(first, names)} ${cells.join('').trimEnd()}`
    return [bar, ...more.map((rest) => `${padEnd(rest, names)} ${' '.repeat(middle)}${paint('dim', '│')}`)]
  })
  const [below, above] = key.split('|')
  const legend = [
    `${paint(strokeOf(LOW).hue, strokeOf(LOW).fill.repeat(3))} ${below}`,
    `${paint(strokeOf(HIGH).hue, strokeOf(HIGH).fill.repeat(3))} ${above}`,
  ]
  return [...lines, ...sideBySide(legend, width)]
}
