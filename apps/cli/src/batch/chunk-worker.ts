import { workerData } from 'piscina'
import type { BatchSpec, ComputedChunk } from './batch-spec.ts'
import { compileBatch } from './compile-batch.ts'
import type { RecordChunk } from './record-scanner.ts'

// `run-batch.ts` gives the spec to the thread when it starts it.
const processor = compileBatch(workerData as BatchSpec)

/** Computes a chunk in a thread of the pool of `run-batch.ts`, which names this file. */
export default async (chunk: RecordChunk): Promise<ComputedChunk> => (await processor).compute(chunk)
