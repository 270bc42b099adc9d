/** The colours of a terminal. They tell nothing by themselves: what is plain says the same. */
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

export type Hue = keyof typeof codes

/** Marks a text, or leaves it as it is where colours are not wanted. */
export type Paint = (hue: Hue, text: string) => string

const coloured: Paint = (hue, text) => {
  const [on, off] = codes[hue]
  return text === '' ? '' : `\u001b[${on}m${text}\u001b[${off}m`
}

const plain: Paint = (_hue, text) => text

/** Colours on a terminal alone, and never where `NO_COLOR` is set (no-color.org) or the terminal is dumb. */
export const paintFor = (
  sink: { readonly isTTY?: boolean | undefined },
  env: Readonly<Record<string, string | undefined>>,
): Paint => (sink.isTTY && !env.NO_COLOR && env.TERM !== 'dumb' ? coloured : plain)
