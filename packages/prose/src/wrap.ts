import { truncateToFit } from './truncate.ts'

/**
 * Fills lines with words, each line as full as its width allows. A word wider than a line stands alone. Exported by
 * `@denier/prose`; used by `terminal/text.ts` of `@denier/cli`, by `build/pictures.mjs` and `tools/tornado.tsx` of
 * `@denier/web`, and by `text-note.ts` of `@denier/note`.
 * @param measure the width of a text, in the unit of `width`; its number of letters by default.
 * @example wrapWords(['Rendement', 'annuel', 'brut'], 16) // ['Rendement annuel', 'brut']
 */
export function wrapWords(
  words: readonly string[],
  width: number,
  measure: (text: string) => number = (text) => text.length,
): readonly string[] {
  return fillLines(
    words.map((word) => ` ${word}`),
    (line) => measure(line) <= width,
  )
}

/**
 * Pieces of a text that a line may break between: a word with its hyphens and the punctuation that follows a space. A
 * piece begins with the space before it.
 * @example 'assurance-vie : coût' // 'assurance-', 'vie :', ' coût'
 */
const PIECES = / ?-*[^ -]+-?(?: [:;!?»](?= |$))*| ?-+/g

/** How many times a width is halved to find the narrowest one that needs no more lines. */
const HALVINGS = 6

/**
 * Breaks a text into lines of similar width, at its breaking spaces and hyphens. A word too wide for a line, and a
 * text too long for its lines, end with an ellipsis. For the labels of charts. Exported by `@denier/prose`; used by
 * `tree/family-tree.tsx` of `@denier/web`, and by `text-width.ts` of `@denier/charts`.
 * @param measure the width of a text, in the unit of `width`.
 * @example wrapEvenly('aaaa bbbb cccc dddd', (text) => text.length, 14, 3) // ['aaaa bbbb', 'cccc dddd']
 */
export function wrapEvenly(
  text: string,
  measure: (text: string) => number,
  width: number,
  maxLines: number,
): readonly string[] {
  const pieces = text.match(PIECES) ?? []
  const fill = (within: number) => fillLines(pieces, (line) => measure(line) <= within)
  const fits = (line: string) => measure(line) <= width
  const full = fill(width)
  if (full.length > maxLines || !full.every(fits)) return cut(full, maxLines, fits)
  // two lines in a row hold more than `width`: lines of less than half of it would be more
  let [narrow, wide] = [width / 2, width]
  for (let halving = 0; halving < HALVINGS && full.length > 1; halving += 1) {
    const middle = (narrow + wide) / 2
    const lines = fill(middle)
    if (lines.length > full.length || !lines.every(fits)) narrow = middle
    else wide = middle
  }
  return fill(wide)
}

/** Puts as many pieces into each line as fit. The space that a piece begins with is dropped at the start of a line. */
function fillLines(pieces: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  for (const piece of pieces) {
    const last = lines.at(-1)
    if (last !== undefined && fits(last + piece)) lines[lines.length - 1] = last + piece
    else lines.push(piece.replace(/^ /, ''))
  }
  return lines
}

/** The first lines, each within its room; the last one ends with an ellipsis where lines are left out. */
function cut(lines: readonly string[], maxLines: number, fits: (line: string) => boolean): readonly string[] {
  const kept = lines.slice(0, maxLines)
  if (lines.length > maxLines) kept[maxLines - 1] += '…' // `truncateToFit` keeps one ellipsis
  return kept.map((line) => truncateToFit(line, fits))
}
