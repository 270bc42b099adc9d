/** What a text takes, in ems: generous, since the reader's font is not known; that of wide fonts (Verdana, DejaVu). */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\u202f\u2009]/u, 0.25],
  [/[ \u00a0.,:;!|'’iljI]/u, 0.34],
  [/[rtf()[\]-]/u, 0.42],
  [/[scJ°⁰¹²³⁴⁵⁶⁷⁸⁹]/u, 0.56],
  [/[mw—%@œæMW&…]/u, 0.99],
  [/[0-9a-zàâäçéèêëîïôöùûüÿ€]/u, 0.65],
  [/[A-ZÀÂÇÉÈÊËÎÏÔÙÛÜ–−+×/]/u, 0.78],
]

const OTHER = 1

/** Bold letters are wider by this. */
const BOLD = 1.16

const known = new Map<string, number>()

function emOf(character: string): number {
  const em = known.get(character) ?? widths.find(([set]) => set.test(character))?.[1] ?? OTHER
  known.set(character, em)
  return em
}

/** How wide a text may be, in pixels: never less than it is in the fonts that people have. */
export function widthOf(text: string, size: number, isBold = false): number {
  let ems = 0
  for (const character of text) ems += emOf(character)
  return ems * size * (isBold ? BOLD : 1)
}

/** What a line may be broken between: words, each with the sign that French sets apart, and what a hyphen joins. */
const PIECES = / ?-*[^ -]+-?(?: [:;!?»](?= |$))*| ?-+/g

/** How often a width is halved to find the narrowest that takes no more lines. */
const HALVINGS = 6

/**
 * A text in lines no wider than asked, of about one length, broken at its blanks; a word too long for a line ends
 * with an ellipsis, and so does a text too long for its lines. Blanks that hold a figure and its unit do not break.
 */
export function wrap(text: string, size: number, width: number, most = 3, isBold = false): readonly string[] {
  const filled = (within: number) => filledLines(text, (line) => widthOf(line, size, isBold) <= within)
  const full = filled(width)
  const fits = (line: string) => widthOf(line, size, isBold) <= width
  if (full.length > most || !full.every(fits)) return cut(full, most, fits)
  let [narrow, wide] = [width / 2, width]
  for (let halving = 0; halving < HALVINGS && full.length > 1; halving += 1) {
    const middle = (narrow + wide) / 2
    const lines = filled(middle)
    if (lines.length > full.length || !lines.every(fits)) narrow = middle
    else wide = middle
  }
  return filled(wide)
}

/** As much in each line as fits. */
function filledLines(text: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  for (const word of text.match(PIECES) ?? []) {
    const last = lines.at(-1)
    if (last !== undefined && fits(last + word)) lines[lines.length - 1] = last + word
    else lines.push(word.trimStart())
  }
  return lines
}

/** As many lines as may be, each as long as may be. */
function cut(lines: readonly string[], most: number, fits: (line: string) => boolean): readonly string[] {
  const kept = lines.slice(0, most)
  if (lines.length > most) kept[most - 1] += '…'
  return kept.map((line) => (fits(line) ? line : shortened(line, fits)))
}

function shortened(line: string, fits: (line: string) => boolean): string {
  const characters = [...line.replace(/…$/, '')]
  while (characters.length > 1 && !fits(`${characters.join('')}…`)) characters.pop()
  return `${characters.join('')}…`
}
