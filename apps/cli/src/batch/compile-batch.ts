import {
  catalogue,
  chooseFigures,
  compileParser,
  loadHistory,
  prepareBatch,
  type Simulator,
} from '@denier/core'
import type { BatchSpec } from './batch-spec.ts'
import { type ChunkProcessor, csvProcessor } from './csv-chunk.ts'
import { ndjsonProcessor } from './ndjson-chunk.ts'
import { reformedBatch } from './reformed-batch.ts'

const simulators: readonly Simulator[] = catalogue

/**
 * Compiles a spec into what computes its chunks, with the series of the past loaded. Used by `chunk-worker.ts` and
 * `run-batch.ts`; `batch-plan.ts` made the spec, so that its names exist.
 * @throws Error, as a rejection, for a name of the spec that does not exist.
 */
export async function compileBatch(spec: BatchSpec): Promise<ChunkProcessor> {
  await loadHistory()
  const simulator = simulators.find(({ contract }) => contract.name === spec.simulator)
  const chosen = simulator && chooseFigures(simulator, spec.figures)
  if (!simulator || !chosen?.ok) throw new Error(`the spec names no simulator or figure: ${spec.simulator}`)
  const plain = {
    params: simulator.contract.params,
    figures: chosen.figures,
    batch: prepareBatch(simulator, chosen.figures, { today: spec.today }, spec.language),
  }
  const { params, figures, batch, tallied } = await reformedBatch(spec, plain)
  if (spec.input === 'csv') return tallied(csvProcessor(spec, { params, figures, batch }))
  // The default values of an NDJSON file are needed as values: a parser of their parameters alone reads them.
  const defaultParams = Object.fromEntries(
    Object.entries(params).filter(([name]) => spec.defaults.some(([one]) => one === name)),
  )
  const read = compileParser(spec.simulator, defaultParams).fromQuery(new Map(spec.defaults))
  return tallied(ndjsonProcessor(spec, { params, figures, batch, defaults: read.ok ? read.given : {} }))
}
