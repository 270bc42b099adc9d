/** The browser cannot read a file, as when it was changed since it was chosen. Used by `batch-worker.ts`. */
export class UnreadableFile extends Error {}

/**
 * The bytes of a file in pieces that are never longer than asked at the time, read as they are needed. Used by
 * `inspect-file.ts` and `run-file.ts`.
 * @param length gives the length of the next piece, in bytes.
 * @param onRead called with the length of each piece.
 * @throws UnreadableFile
 */
export async function* filePieces(
  file: Blob,
  length: () => number,
  onRead: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  // browsers differ in the error of a file that was changed
  const read = () =>
    reader.read().catch((cause: unknown) => {
      throw new UnreadableFile('the file cannot be read', { cause })
    })
  try {
    for (let next = await read(); !next.done; next = await read()) {
      const bytes: Uint8Array = next.value
      for (let at = 0; at < bytes.length; ) {
        const piece = bytes.subarray(at, at + length())
        at += piece.length
        onRead(piece.length)
        yield piece
      }
    }
  } finally {
    await reader.cancel().catch(() => {}) // it rejects where the file cannot be read
  }
}

/** Bounds of a piece in bytes. A row may take a tenth of a second: the first piece has few. */
const [FIRST_BYTES, MOST_BYTES, LEAST_BYTES] = [4 * 1024, 256 * 1024, 256]
/** A piece that takes less doubles the next one; one that takes more than the second halves it. Milliseconds. */
const [SHORT_MS, LONG_MS] = [60, 250]

/** The length of the pieces of a run, which follows how long each takes. */
export interface PieceLength {
  readonly bytes: () => number
  /** Says how long a piece took to compute, in milliseconds. */
  readonly took: (ms: number) => void
}

/**
 * Pieces whose computation takes about a tenth of a second, so that progress is seen at any simulator. Used by
 * `run-file.ts`.
 */
export function adaptPieces(): PieceLength {
  let bytes = FIRST_BYTES
  let isWithoutRows = false // the last piece ended no record: a long one comes in few pieces
  return {
    bytes: () => {
      if (isWithoutRows) bytes = Math.min(MOST_BYTES, 2 * bytes)
      isWithoutRows = true
      return bytes
    },
    took: (ms) => {
      isWithoutRows = false
      if (ms < SHORT_MS) bytes = Math.min(MOST_BYTES, 2 * bytes)
      if (ms > LONG_MS) bytes = Math.max(LEAST_BYTES, bytes / 2)
    },
  }
}
