const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** A text in UTF-8, in Node and in browsers. Used by `csv-chunk.ts`, `ndjson-chunk.ts`, `part.ts` and `table-chunk.ts`. */
export const bytesOfText = (text: string): Uint8Array => encoder.encode(text)

/**
 * The text of bytes in UTF-8; a byte order mark is kept. Used by `column-type.ts`, `csv-chunk.ts`,
 * `input-start.ts`, `member-columns.ts` and `ndjson-chunk.ts`.
 */
export const textOfBytes = (bytes: Uint8Array): string => decoder.decode(bytes)

/** The bytes of both, one after the other. Used by `input-start.ts` and `record-scanner.ts`. */
export function joinedBytes(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
