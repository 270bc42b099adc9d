import { compileParser } from '../../definition/parse.ts'
import type { Simulator } from '../../definition/simulator.ts'
import { loadHistory } from '../../indices/history.ts'
import { chooseFigures } from '../batch-figures.ts'
import { prepareBatch } from '../prepare-batch.ts'
import type { BatchSpec } from './batch-spec.ts'
import { type ChunkProcessor, csvProcessor } from './csv-chunk.ts'
import { ndjsonProcessor } from './ndjson-chunk.ts'
import { reformedBatch } from './reformed-batch.ts'
import { type TableChunk, tableProcessor } from './table-chunk.ts'

/**
 * Compiles a spec into what computes its chunks, with the series of the past loaded. Exported by
 * `@denier/core/batch`; used by `batch/chunk-processor.ts` of `@denier/cli` and `batch/run-file.ts` of
 * `@denier/web`; `batch-plan.ts` made the spec, so that its names exist.
 * @param simulator that of the spec.
 * @throws Error, as a rejection, for a figure of the spec that does not exist.
 */
export async function compileBatch(spec: BatchSpec, simulator: Simulator): Promise<ChunkProcessor> {
  const { params, figures, batch, tallied } = await prepared(spec, simulator)
  if (spec.input === 'csv') return tallied(csvProcessor(spec, { params, figures, batch }))
  // The default values of an NDJSON file are needed as values: a parser of their parameters alone reads them.
  const defaultParams = Object.fromEntries(
    Object.entries(params).filter(([name]) => spec.defaults.some(([one]) => one === name)),
  )
  const read = compileParser(spec.simulator, defaultParams).fromQuery(new Map(spec.defaults))
  return tallied(ndjsonProcessor(spec, { params, figures, batch, defaults: read.ok ? read.given : {} }))
}

/**
 * The same for an input whose columns are typed, a Parquet file. Exported by `@denier/core/batch`; used by
 * `batch/chunk-processor.ts` of `@denier/cli`.
 */
export async function compileTableBatch(
  spec: BatchSpec,
  simulator: Simulator,
): Promise<ChunkProcessor<TableChunk>> {
  const { params, figures, batch, tallied } = await prepared(spec, simulator)
  return tallied(tableProcessor(spec, { params, figures, batch }))
}

/** The figures of the spec, and what computes a row of them under its law. */
async function prepared(spec: BatchSpec, simulator: Simulator) {
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
  return reformedBatch(spec, plain)
}
