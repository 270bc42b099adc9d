import type { BatchPart } from './batch-spec.ts'
import { bytesOfText } from './utf8.ts'

/** Rows in a block of `--part` without a column: large enough to be read together, small enough to share evenly. */
const BLOCK_ROWS = 1000

/**
 * Whether a row belongs to a part: by blocks of 1,000 rows taken in turn, or by the text of a column, so that rows
 * with the same text are computed in the same part whatever the order of the file. Used by `csv-chunk.ts`,
 * `ndjson-chunk.ts` and `table-chunk.ts`.
 * @param row the number of the row in the whole input, from 1. @param text that of the column, where there is
 * one.
 * @example isInPart({ rank: 2, count: 3, column: undefined }, 1001, '') // true
 */
export function isInPart({ rank, count, column }: BatchPart, row: number, text: string): boolean {
  const group = column === undefined ? Math.floor((row - 1) / BLOCK_ROWS) : hashOf(text)
  return group % count === rank - 1
}

/** FNV-1a, 32 bits, of the UTF-8 bytes of a text: the same on every machine and in every language. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of bytesOfText(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  return hash >>> 0
}
