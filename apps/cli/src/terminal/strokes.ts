import type { Hue, Paint } from './style.ts'

/** Where something is drawn: how wide, and whether in colour. */
export interface Easel {
  readonly width: number
  readonly paint: Paint
}

interface Stroke {
  /** The signs of a line, in the order of asciichart. */
  readonly line: readonly string[]
  /** What a bar or an area is filled with. */
  readonly fill: string
  readonly hue: Hue
}

/** Series are told apart by their strokes, so that colours may be missing; the colours follow. */
const strokes: readonly Stroke[] = [
  { line: [...'──╶╴─╰╭╮╯│'], fill: '█', hue: 'cyan' },
  { line: [...'══╞╡═╚╔╗╝║'], fill: '░', hue: 'green' },
  { line: [...'··········'], fill: '▒', hue: 'yellow' },
  { line: [...'++++++++++'], fill: '▓', hue: 'magenta' },
  { line: [...'oooooooooo'], fill: '▪', hue: 'blue' },
  { line: [...'xxxxxxxxxx'], fill: '+', hue: 'red' },
]

export const strokeOf = (index: number): Stroke => strokes[index % strokes.length] as Stroke

/** A piece of the stroke, to stand before its name. */
export const sample = (index: number, way: 'line' | 'fill', paint: Paint): string => {
  const { line, fill, hue } = strokeOf(index)
  return paint(hue, (way === 'line' ? (line[0] ?? '') : fill).repeat(3))
}
