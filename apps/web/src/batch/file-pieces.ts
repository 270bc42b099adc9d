/**
 * The bytes of a file in pieces that are never longer than asked at the time, read as they are needed. Used by
 * `inspect-file.ts` and `run-file.ts`.
 * @param length gives the length of the next piece, in bytes.
 * @param onRead called with the length of each piece.
 */
export async function* filePieces(
  file: Blob,
  length: () => number,
  onRead: (bytes: number) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const reader = file.stream().getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      const bytes: Uint8Array = next.value
      for (let at = 0; at < bytes.length; ) {
        const piece = bytes.subarray(at, at + length())
        at += piece.length
        onRead(piece.length)
        yield piece
      }
    }
  } finally {
    await reader.cancel()
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
  return {
    bytes: () => bytes,
    took: (ms) => {
      if (ms < SHORT_MS) bytes = Math.min(MOST_BYTES, 2 * bytes)
      if (ms > LONG_MS) bytes = Math.max(LEAST_BYTES, bytes / 2)
    },
  }
}
