import { wrapEvenly } from '@denier/prose'

/** Widths of characters, in ems, of wide fonts (Verdana, DejaVu): the font of the reader is not known. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\u202f\u2009]/u, 0.25],
  [/[ \u00a0.,:;!|'’iljI]/u, 0.34],
  [/[rtf()[\]-]/u, 0.42],
  [/[scJ°⁰¹²³⁴⁵⁶⁷⁸⁹]/u, 0.56],
  [/[mw—%@œæMW&…]/u, 0.99],
  [/[0-9a-zàâäçéèêëîïôöùûüÿ€]/u, 0.65],
  [/[A-ZÀÂÇÉÈÊËÎÏÔÙÛÜ–−+×/]/u, 0.78],
]

/** The width of a character that the table lacks. */
const OTHER = 1

/** Width of bold letters relative to normal ones. */
const BOLD = 1.16

const known = new Map<string, number>()

/** The width of a character, in ems. */
function emOf(character: string): number {
  const em = known.get(character) ?? widths.find(([set]) => set.test(character))?.[1] ?? OTHER
  known.set(character, em)
  return em
}

/**
 * An upper bound of the width of a text, in pixels, in common fonts: the layout places texts by it, without a
 * browser. `size` is that of the letters, in pixels. Used by `layout/axis-labels.ts`,
 * `layout/bar-figures.ts`, `layout/chart-sizes.ts`, `layout/end-labels.ts` and others in `layout`.
 */
export function widthOf(text: string, size: number, isBold = false): number {
  let ems = 0
  for (const character of text) ems += emOf(character)
  return ems * size * (isBold ? BOLD : 1)
}

/**
 * Breaks a label into lines of similar width, in letters of a size, in pixels. What has no room ends with an
 * ellipsis. Used by `layout/end-labels.ts`, `layout/legend.ts`, `layout/text-line.ts` and `layout/x-axis.ts`.
 */
export const wrap = (
  text: string,
  size: number,
  width: number,
  maxLines = 3,
  isBold = false,
): readonly string[] => wrapEvenly(text, (line) => widthOf(line, size, isBold), width, maxLines)
