const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

/** A text in UTF-8, in Node and in browsers. Used by `csv-chunk.ts`, `ndjson-chunk.ts` and `part.ts`. */
export const bytesOfText = (text: string): Uint8Array => encoder.encode(text)

/**
 * The text of bytes in UTF-8; a byte order mark is kept. Used by `csv-chunk.ts`, `input-start.ts` and
 * `ndjson-chunk.ts`.
 */
export const textOfBytes = (bytes: Uint8Array): string => decoder.decode(bytes)
