import type { ComputedChunk } from '@denier/core/batch'

/** Takes computed chunks in their order, and writes them in the format of the output. */
export interface BatchSink {
  /** Takes a chunk; whether all rows so far are in the output, so that a checkpoint may be kept. */
  readonly write: (chunk: ComputedChunk) => Promise<boolean>
  /** What a checkpoint must hold to go on, besides what every batch has. */
  readonly state: () => string | undefined
  /** Writes what is left. */
  readonly end: () => Promise<void>
}
