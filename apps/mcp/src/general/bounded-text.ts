const encoder = new TextEncoder()

/** Bytes of a text in UTF-8. Used by `figure-pages.ts` and `parameter-groups.ts`. */
export const sizeOf = (text: string): number => encoder.encode(text).length

/** The longest text of a result, in bytes: an assistant reads all of it, and quotes from it. */
const MOST_TEXT_BYTES = 2100

/**
 * A line of a text, and how soon it is left out: the highest rank first, its last line first. Rank 0 stays.
 */
export interface RankedLine {
  readonly text: string
  readonly rank: number
}

/**
 * Joins lines in their order, without those of the highest ranks where the whole would be too long. Used by
 * `compare-tool.ts`, `describe-tool.ts`, `explain-tool.ts`, `fault-result.ts` and others in `general`.
 * @param most the longest text, in bytes of UTF-8.
 */
export function boundedText(lines: readonly RankedLine[], most: number = MOST_TEXT_BYTES): string {
  const kept = [...lines]
  while (sizeOf(textOf(kept)) > most) {
    const highest = Math.max(...kept.map(({ rank }) => rank))
    if (highest === 0) return cut(textOf(kept), most)
    kept.splice(
      kept.findLastIndex(({ rank }) => rank === highest),
      1,
    )
  }
  return textOf(kept)
}

const textOf = (lines: readonly RankedLine[]): string => lines.map(({ text }) => text).join('\n')

/**
 * The first whole lines of a text, and an ellipsis where some are left out; the start of a first line that is
 * too long. 4 bytes are kept for the end, a line feed and the 3 bytes of `…`.
 */
function cut(text: string, most: number = MOST_TEXT_BYTES): string {
  if (sizeOf(text) <= most) return text
  const lines = text.split('\n')
  while (lines.length > 1 && sizeOf(lines.join('\n')) > most - 4) lines.pop()
  let kept = lines.join('\n')
  while (sizeOf(kept) > most - 4) kept = kept.slice(0, -8)
  return `${kept}\n…`
}
