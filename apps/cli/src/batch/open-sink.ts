import type { Simulator } from '@denier/core'
import type { BatchSpec } from '@denier/core/batch'
import type { BatchOutput, Checkpoint } from './batch-output.ts'
import type { BatchSink } from './batch-sink.ts'
import type { BatchSource } from './open-source.ts'

/** What a sink is made from. */
interface SinkOptions {
  readonly spec: BatchSpec
  readonly simulator: Simulator
  readonly source: BatchSource
  /** The text before the first row. */
  readonly head: string
  /** The checkpoint that the output is resumed from. */
  readonly from: Checkpoint | undefined
}

/**
 * Opens the sink of the output's format; the library that writes Parquet is loaded for it alone. Used by
 * `run-batch.ts`.
 */
export async function openSink(
  output: BatchOutput,
  { spec, simulator, source, head, from }: SinkOptions,
): Promise<BatchSink> {
  if (spec.output === 'parquet') {
    const { parquetSink } = await import('./parquet/parquet-sink.ts')
    return parquetSink(output, { spec, simulator, kept: source.elements, from })
  }
  if (!from && head !== '') await output.write(Buffer.from(head))
  return {
    write: async ({ bytes }) => {
      await output.write(bytes)
      return true
    },
    state: () => undefined,
    end: async () => {},
  }
}
