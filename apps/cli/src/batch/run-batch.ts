import { realpath } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { type CivilDate, rulesVersion, type Simulator } from '@denier/core'
import {
  BatchFault,
  type BatchFormat,
  type BatchRequest,
  type BatchSpec,
  type Comparison,
  type ComputedChunk,
  planBatch,
  sumOf,
} from '@denier/core/batch'
import type { Sink } from '../io.ts'
import { boundYoungGeneration, threadHeap, tuneHeap } from './batch-heap.ts'
import {
  type BatchOutput,
  type Checkpoint,
  discardedRows,
  type OutputPlace,
  outputPlace,
  placeOutput,
  readCheckpoint,
  streamOutput,
} from './batch-output.ts'
import type { BatchSink } from './batch-sink.ts'
import { type InputChunk, inputProcessor } from './chunk-processor.ts'
import { refuseInputOverwrite } from './input-overwrite.ts'
import { openSink } from './open-sink.ts'
import { type BatchSource, formatOfName, openSource, statOf } from './open-source.ts'

/** Chunks that each thread of the pool has beforehand: it goes on while the main thread computes one of its own. */
const CHUNKS_SENT = 2
/** Chunks for each thread that are not yet written. */
const CHUNKS_AHEAD = 3

/**
 * Bytes of a chunk of text: its rows are in memory at once, and more of them are no faster. With 64 KiB, two million rows
 * took 241 MB on Node 24; with 16 KiB they take 190 at most, in the same time.
 */
const TEXT_CHUNK_BYTES = 16 * 1024
/**
 * Bytes of a chunk with `--explication`: a row of 20 bytes gives some 50 kB a figure, so that a chunk of the usual
 * size would fill the memory.
 */
const EXPLAINED_CHUNK_BYTES = 256

/** Where a batch reads and writes. */
export interface BatchPlaces {
  /** The path of the input; `-` is standard input. */
  readonly input: string
  /** The path of the file of `--reforme`, which the output may not replace. */
  readonly reform: string | undefined
  /** That of the process has a descriptor. */
  readonly stdin: AsyncIterable<Uint8Array> & { readonly fd?: number }
  /** The path of the output; without it, `stdout`. */
  readonly output: string | undefined
  readonly stdout: Sink
  /** How many threads compute, this one among them. */
  readonly threads: number
  /**
   * Whether an interrupted batch is resumed; without effect on standard output, or where none was
   * interrupted.
   */
  readonly isResumed: boolean
  /** Called before the first row is read, with what the file and the options give together. */
  readonly onPlanned: (spec: BatchSpec) => void
  /** Called where the rows that are resumed have the law of another day, which the others then have too. */
  readonly onOtherDay: (day: CivilDate) => void
  /** Called before the output of an interrupted run, which is not resumed, is written over, with its rows. */
  readonly onDiscarded: (rows: number) => void
  /** Called after each chunk that is written, with the bytes of the input read so far. */
  readonly onProgress: (progress: BatchProgress) => void
}

/** How far a batch has come. */
export interface BatchProgress {
  /** Rows written by this run. */
  readonly rows: number
  readonly bytesRead: number
  /** The size of the input in bytes; `undefined` on standard input. */
  readonly size: number | undefined
}

/** What became of a batch. */
export interface BatchReport {
  /** Rows written by this run. */
  readonly rows: number
  /** Rows that were refused, also by the runs that this one resumes. */
  readonly refused: number
  /** How many of them were refused by the runs that this one resumes; `undefined` where it resumes none. */
  readonly refusedBefore?: number | undefined
  /** With `--comparer`, how rows differ under the reform, also those of the runs that this one resumes. */
  readonly comparison?: Comparison | undefined
  /** With `--strict`, the row that ended it. */
  readonly refusal?: ComputedChunk['refusal']
}

/**
 * Reads a file, computes its rows, in threads where several are asked, and writes them in their order. Used by
 * `commands/batch.ts`.
 * @throws BatchFault: a file that is not what it claims to be, or options that do not fit it.
 */
export async function runBatch(request: BatchRequest, given: BatchPlaces): Promise<BatchReport> {
  tuneHeap()
  const place = given.output === undefined ? undefined : await outputPlace(given.output)
  const places = { ...given, place }
  if (place && !place.isStream) {
    refuseOtherFormat(place.path)
    const inputs = [places.input, ...(places.reform === undefined ? [] : [places.reform])]
    await refuseInputOverwrite(inputs, places.stdin, place.path)
  }
  const outputOf = (input: BatchFormat) => outputFormat(request, given.output, input)
  const makesParquet = outputOf('ndjson') === 'parquet' // of any text
  const source = await openSource(places.input, places.stdin, {
    isReadTwice: makesParquet,
    emptyFormat: request.format === 'ndjson' ? 'ndjson' : 'csv',
    chunkBytes: request.isExplained ? EXPLAINED_CHUNK_BYTES : TEXT_CHUNK_BYTES,
  })
  try {
    const planned = planBatch({ ...request, format: outputOf(source.format) }, source)
    const spec = planned.output === 'parquet' ? await withMembers(planned, source) : planned
    places.onPlanned(spec)
    return await runPlanned(spec, request.simulator, { source, places })
  } finally {
    await source.close()
  }
}

/**
 * The format of the output: the one asked for; else that of the output's name; else that of the input. A name in .txt
 * may hold either text, so that it does not make CSV of NDJSON.
 */
function outputFormat({ format }: BatchRequest, output: string | undefined, input: BatchFormat): BatchFormat {
  const isOpen = output === undefined || (input === 'ndjson' && /[.]txt$/i.test(output))
  return format ?? (isOpen ? undefined : formatOfName(output)) ?? input
}

/** Ends of names of compressed files and of spreadsheets, which no output is. */
const OTHER_FORMAT = /[.](?:gz|gzip|tgz|bz2|xz|lzma|zst|zstd|br|lz4|zip|7z|xls[bmx]?|ods)$/i

/** @throws BatchFault for an output that has the name of another format. */
function refuseOtherFormat(path: string): void {
  if (!OTHER_FORMAT.test(path)) return
  throw new BatchFault({
    fr: `${path} a le nom d’un format qui n’est pas écrit : donnez à --sortie un nom en .csv, .ndjson ou .parquet.`,
    en: `${path} has the name of a format that is not written: give --sortie a name in .csv, .ndjson or .parquet.`,
  })
}

/** The spec with the columns that hold the members of an NDJSON file. */
async function withMembers(spec: BatchSpec, { members }: BatchSource): Promise<BatchSpec> {
  if (!members) return spec
  const columns = await members(spec)
  return { ...spec, header: columns.map(({ name }) => name), columnTypes: columns.map(({ type }) => type) }
}

/** Computes the rows that a spec asks for. */
async function runPlanned(
  planned: BatchSpec,
  simulator: Simulator,
  {
    source,
    places,
  }: {
    readonly source: BatchSource
    readonly places: BatchPlaces & { readonly place: OutputPlace | undefined }
  },
): Promise<BatchReport> {
  const identity = await identityOf(planned, places.input)
  const { place } = places
  const file = place?.isStream === false ? place.path : undefined
  const from = places.isResumed && file !== undefined ? await readCheckpoint(file, identity) : undefined
  const discarded = places.isResumed || file === undefined ? undefined : await discardedRows(file)
  if (discarded !== undefined) places.onDiscarded(discarded)
  const today = from?.today ?? planned.today
  if (today !== planned.today) places.onOtherDay(today)
  const spec = { ...planned, today, doneRows: from?.doneRows ?? 0 }
  const output = place ? await placeOutput(place, from) : streamOutput(places.stdout)
  const computer = await computerOf(spec, simulator, places.threads)
  try {
    const sink = await openSink(output, { spec, simulator, source, head: computer.head, from })
    const work = { spec, computer, output, sink, identity, from }
    const report = await writeAll(source.chunks(spec.doneRows), work, ({ rows }) =>
      places.onProgress({ rows, bytesRead: source.bytesRead(), size: source.size }),
    )
    if (report.refusal) await output.abandon()
    else await output.finish()
    return report
  } catch (error) {
    await output.abandon()
    throw error
  } finally {
    await computer.close()
  }
}

/** What the writing of a batch needs. */
interface Work {
  readonly spec: BatchSpec
  readonly computer: ChunkComputer
  readonly output: BatchOutput
  readonly sink: BatchSink
  /** That of the checkpoints. */
  readonly identity: string
  /** The checkpoint that is resumed from. */
  readonly from: Checkpoint | undefined
}

/** Computes chunks ahead, and writes them in the order of the input. */
async function writeAll(
  chunks: AsyncIterable<InputChunk>,
  { spec, computer, output, sink, identity, from }: Work,
  onChunk: (report: BatchReport) => void,
): Promise<BatchReport> {
  const waiting: { readonly lastRow: number; readonly computed: Promise<ComputedChunk> }[] = []
  let [rows, refused] = [0, from?.refused ?? 0]
  let comparison = from?.comparison
  /** Writes the oldest chunk; gives its refusal, which ends a strict batch. */
  const writeOldest = async (): Promise<ComputedChunk['refusal']> => {
    const oldest = waiting.shift()
    if (!oldest) return undefined
    const computed = await oldest.computed
    if (computed.refusal) return computed.refusal
    rows += computed.rows
    refused += computed.refused
    comparison = sumOf(comparison, computed.comparison)
    if (await sink.write(computed)) {
      const done = { identity, today: spec.today, doneRows: oldest.lastRow, refused, comparison }
      await output.checkpoint(() => ({ ...done, state: sink.state() }))
    }
    onChunk({ rows, refused })
    return undefined
  }
  for await (const chunk of chunks) {
    const lastRow = chunk.firstRow + chunk.rows - 1
    if (lastRow <= spec.doneRows) continue
    boundYoungGeneration()
    await computer.hear()
    const computed = computer.compute(chunk)
    computed.catch(() => {}) // awaited in its turn
    waiting.push({ lastRow, computed })
    if (waiting.length < computer.ahead) continue
    const refusal = await writeOldest()
    if (refusal) return { rows, refused, refusal }
  }
  while (waiting.length > 0) {
    const refusal = await writeOldest()
    if (refusal) return { rows, refused, refusal }
  }
  await sink.end()
  return { rows, refused, refusedBefore: from?.refused, comparison }
}

/** Computes chunks, here or in threads. */
interface ChunkComputer {
  /** The text before the first row. */
  readonly head: string
  /** How many chunks may be given before the oldest is written. */
  readonly ahead: number
  /** Lets the answers of threads arrive; before each chunk, since a chunk computed here holds them up. */
  readonly hear: () => Promise<void>
  readonly compute: (chunk: InputChunk) => Promise<ComputedChunk>
  readonly close: () => Promise<void>
}

/**
 * Computes in this thread, and where there are several, in a pool of the others. A pool of all of them beside a main
 * thread that only reads and writes is one heap and one compilation more, on as many cores.
 */
async function computerOf(spec: BatchSpec, simulator: Simulator, threads: number): Promise<ChunkComputer> {
  const { head, compute } = await inputProcessor(spec, simulator)
  if (threads === 1)
    return {
      head,
      ahead: 1,
      hear: async () => {},
      compute: async (chunk) => compute(chunk),
      close: async () => {},
    }
  const { Piscina } = await import('piscina')
  const others = threads - 1
  const pool = new Piscina<InputChunk, ComputedChunk>({
    filename: new URL('./chunk-worker.js', import.meta.url).href,
    workerData: spec,
    minThreads: others,
    maxThreads: others,
    concurrentTasksPerWorker: CHUNKS_SENT,
    resourceLimits: threadHeap,
  })
  let sent = 0
  /** Whether the pool takes a chunk: it has started, and has not its fill. */
  const isFree = () => (sent === 0 ? pool.idleThreads > 0 : sent < others * CHUNKS_SENT)
  return {
    head,
    ahead: threads * CHUNKS_AHEAD,
    hear: () => setImmediate(),
    compute: async (chunk) => {
      if (!isFree()) return compute(chunk)
      sent += 1
      try {
        return await pool.run(
          chunk,
          'bytes' in chunk ? { transferList: [chunk.bytes.buffer as ArrayBuffer] } : {},
        )
      } finally {
        sent -= 1
      }
    },
    close: () => pool.destroy(),
  }
}

/**
 * What a checkpoint is compared with: the spec, the rules, and the file by its path without links, its size and its
 * time of modification. A run of a file may be resumed after midnight: the day is the checkpoint's own. Not so for
 * standard input, which may hold other rows on another day, and under a reform, whose values are told beside today's.
 */
async function identityOf({ today, ...spec }: BatchSpec, input: string): Promise<string> {
  const file = input === '-' ? undefined : await statOf(input)
  const day = file && !spec.reform ? undefined : today
  const path = file ? await realpath(input) : input
  return JSON.stringify({ spec, day, rulesVersion, input: path, size: file?.size, modified: file?.mtimeMs })
}
