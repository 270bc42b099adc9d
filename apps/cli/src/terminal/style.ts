/** ANSI codes that begin and end each style. No meaning depends on colour alone. */
const codes = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  cyan: [36, 39],
} as const

/** The name of a style: a colour, bold or dim. Used by `canvas.ts` and `strokes.ts`. */
export type Hue = keyof typeof codes

/** Adds a style to a text, or returns it unchanged where colours are off. */
export type Paint = (hue: Hue, text: string) => string

const coloured: Paint = (hue, text) => {
  const [on, off] = codes[hue]
  return text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`
}

const plain: Paint = (_hue, text) => text

/**
 * The `Paint` of an output: colours only on a terminal, and not where `NO_COLOR` is set (no-color.org) or the
 * terminal is dumb. Used by `commands/command-line.ts` and `commands/run-simulator.ts`.
 */
export const paintFor = (
  sink: { readonly isTTY?: boolean | undefined },
  env: Readonly<Record<string, string | undefined>>,
): Paint => (sink.isTTY && !env.NO_COLOR && env.TERM !== 'dumb' ? coloured : plain)
