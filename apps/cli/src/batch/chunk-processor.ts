import type { Simulator } from '@denier/core'
import {
  type BatchSpec,
  type ComputedChunk,
  compileBatch,
  compileTableBatch,
  type RecordChunk,
  type TableChunk,
} from '@denier/core/batch'

/** A part of an input, as text or as typed columns. Crosses to worker threads. */
export type InputChunk = RecordChunk | TableChunk

/** Computes the chunks of an input. */
export interface InputProcessor {
  /** The text before the first row of the output. */
  readonly head: string
  readonly compute: (chunk: InputChunk) => ComputedChunk
}

/** Compiles what computes the chunks of the spec's input. Used by `chunk-worker.ts` and `run-batch.ts`. */
export async function inputProcessor(spec: BatchSpec, simulator: Simulator): Promise<InputProcessor> {
  if (spec.input !== 'parquet') {
    const { head, compute } = await compileBatch(spec, simulator)
    return { head, compute: (chunk) => compute(chunk as RecordChunk) }
  }
  const { head, compute } = await compileTableBatch(spec, simulator)
  return { head, compute: (chunk) => compute(chunk as TableChunk) }
}
