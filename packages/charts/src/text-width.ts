import { wrapEvenly } from '@denier/prose'

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

/** Breaks a label into lines of similar width, in pixels. */
export const wrap = (
  text: string,
  size: number,
  width: number,
  most = 3,
  isBold = false,
): readonly string[] => wrapEvenly(text, (line) => widthOf(line, size, isBold), width, most)
