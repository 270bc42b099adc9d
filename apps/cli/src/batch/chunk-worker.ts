import type { BatchSpec, ComputedChunk } from '@denier/core/batch'
import { workerData } from 'piscina'
import { simulatorNamed } from '../simulator-named.ts'
import { type InputChunk, inputProcessor } from './chunk-processor.ts'

// `run-batch.ts` gives the spec to the thread when it starts it.
const spec = workerData as BatchSpec
const simulator = await simulatorNamed(spec.simulator)
if (!simulator) throw new Error(`the spec names no simulator: ${spec.simulator}`)
const processor = inputProcessor(spec, simulator)

/** Computes a chunk in a thread of the pool of `run-batch.ts`, which names this file. */
export default async (chunk: InputChunk): Promise<ComputedChunk> => (await processor).compute(chunk)
