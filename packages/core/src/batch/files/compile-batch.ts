import { compileParser } from '../../definition/parse.ts'
import type { Simulator } from '../../definition/simulator.ts'
import { loadHistory } from '../../indices/history.ts'
import { chooseFigures } from '../batch-figures.ts'
import { prepareBatch } from '../prepare-batch.ts'
import type { BatchSpec } from './batch-spec.ts'
import { type ChunkProcessor, csvProcessor } from './csv-chunk.ts'
import { ndjsonProcessor } from './ndjson-chunk.ts'
import { reformedBatch } from './reformed-batch.ts'

/**
 * Compiles a spec into what computes its chunks, with the series of the past loaded. Exported by
 * `@denier/core/batch`; used by `chunk-worker.ts` and `run-batch.ts` of `@denier/cli` and `batch/run-file.ts` of
 * `@denier/web`; `batch-plan.ts` made the spec, so that its names exist.
 * @param simulator that of the spec.
 * @throws Error, as a rejection, for a figure of the spec that does not exist.
 */
export async function compileBatch(spec: BatchSpec, simulator: Simulator): Promise<ChunkProcessor> {
  await loadHistory()
  const chosen = chooseFigures(simulator, spec.figures)
  if (!chosen.ok) throw new Error(`the spec names a figure that ${spec.simulator} has not`)
  const computed = {
    params: simulator.contract.params,
    figures: chosen.figures,
    batch: prepareBatch(simulator, chosen.figures, { today: spec.today }, spec.language),
  }
  const plain = spec.isExplained
    ? await (await import('./explained-batch.ts')).explainedBatch(spec, simulator, computed)
    : computed
  const { params, figures, batch, tallied } = await reformedBatch(spec, plain)
  if (spec.input === 'csv') return tallied(csvProcessor(spec, { params, figures, batch }))
  // The default values of an NDJSON file are needed as values: a parser of their parameters alone reads them.
  const defaultParams = Object.fromEntries(
    Object.entries(params).filter(([name]) => spec.defaults.some(([one]) => one === name)),
  )
  const read = compileParser(spec.simulator, defaultParams).fromQuery(new Map(spec.defaults))
  return tallied(ndjsonProcessor(spec, { params, figures, batch, defaults: read.ok ? read.given : {} }))
}
