import type { Hue, Paint } from './style.ts'

/**
 * The width of a drawing in the terminal, in columns, and how to colour its text. Used by `bar-chart.ts`, `bars.ts`,
 * `chart.ts`, `line-chart.ts` and others in `help`, `page`, `terminal` and `commands`.
 */
export interface DrawingOptions {
  /** In columns. */
  readonly width: number
  readonly paint: Paint
}

/** The characters of a line: horizontal, vertical, and the two corners of a rise and of a fall. */
interface LineSigns {
  readonly flat: string
  readonly upright: string
  readonly rise: { readonly from: string; readonly to: string }
  readonly fall: { readonly from: string; readonly to: string }
}

/** The characters and the colour that draw a series. */
interface Stroke {
  readonly line: LineSigns
  /** Fills a bar or an area. */
  readonly fill: string
  readonly hue: Hue
}

/** How each series is drawn, in order. Series differ by their characters, so that colours are optional. */
const strokes: readonly Stroke[] = [
  { line: box('─│╯╭╮╰'), fill: '█', hue: 'cyan' },
  { line: box('═║╝╔╗╚'), fill: '░', hue: 'green' },
  { line: box('······'), fill: '▒', hue: 'yellow' },
  { line: box('++++++'), fill: '▓', hue: 'magenta' },
  { line: box('oooooo'), fill: '▪', hue: 'blue' },
  { line: box('xxxxxx'), fill: '+', hue: 'red' },
]

/** Six signs: flat, upright, rise from and to, fall from and to. */
function box(signs: string): LineSigns {
  const [flat = '', upright = '', riseFrom = '', riseTo = '', fallFrom = '', fallTo = ''] = signs
  return { flat, upright, rise: { from: riseFrom, to: riseTo }, fall: { from: fallFrom, to: fallTo } }
}

/**
 * The stroke of the series at a rank, from 0; strokes repeat after the last. Used by `bars.ts`, `canvas.ts` and
 * `tornado.ts`.
 */
export const strokeOf = (index: number): Stroke => strokes[index % strokes.length] as Stroke

/** Three characters of a stroke, for a legend. Used by `chart.ts`. */
export const sample = (index: number, way: 'line' | 'fill', paint: Paint): string => {
  const { line, fill, hue } = strokeOf(index)
  return paint(hue, (way === 'line' ? line.flat : fill).repeat(3))
}
