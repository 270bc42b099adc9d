import { type Language, type Simulator, todayInParis } from '@denier/core'
import {
  BatchFault,
  compileBatch,
  defaultProblems,
  formatByName,
  headerOf,
  planBatch,
  readStart,
  scanRecords,
} from '@denier/core/batch'
import { frenchProblem, toGrammar } from '@denier/prose'
import type { FileProgress, FileRequest, FileResult } from './batch-protocol.ts'
import { commandOf } from './command-of.ts'
import { adaptPieces, filePieces } from './file-pieces.ts'
import { resultName } from './result-name.ts'
import { sampleRows } from './sample-rows.ts'

/** Least time between two reports of progress, in milliseconds. */
const REPORT_MS = 100
/** Bytes of the result joined into one `Blob`, which the browser may keep on its disk. */
const BLOB_BYTES = 4 * 1024 * 1024

/**
 * Computes a file as `denier lot` does, with the same bytes as its result, and reads it in pieces: memory
 * depends on the length of neither. Used by `batch-worker.ts`.
 * @throws BatchFault, as a rejection: a file that cannot be read, or constants that are refused.
 */
export async function runFile(
  simulator: Simulator,
  { file, figures, constants, keepsNearNames }: FileRequest,
  language: Language,
  report: (progress: FileProgress) => void,
): Promise<FileResult> {
  const defaults = defaultsOf(simulator, constants, language)
  let bytesRead = 0
  const length = adaptPieces()
  const source = filePieces(file, length.bytes, (bytes) => {
    bytesRead += bytes
  })
  const { pieces, format } = await readStart(source, formatByName(file.name))
  const isCsv = format === 'csv'
  const chunks = scanRecords(pieces, { isQuoted: isCsv, hasHeader: isCsv })
  const spec = planBatch(
    {
      simulator,
      format: undefined,
      figures,
      defaults,
      part: undefined,
      keepsNearNames,
      isNumbered: false,
      isStrict: false,
      reform: undefined,
      today: todayInParis(),
      language,
    },
    { format, headerText: isCsv ? await headerOf(chunks) : '' },
  )
  const processor = await compileBatch(spec, simulator)
  const sample = sampleRows(spec, processor.head)
  const result = resultParts(processor.head)
  let [rows, refused, reportedAt] = [0, 0, 0]
  for await (const chunk of chunks) {
    const startedAt = performance.now()
    const computed = processor.compute(chunk)
    sample.add(computed, chunk.firstRow)
    result.add(computed.bytes)
    rows += computed.rows
    refused += computed.refused
    const now = performance.now()
    length.took(now - startedAt)
    if (now - reportedAt < REPORT_MS) continue
    reportedAt = now
    report({ rows, refused, bytesRead, size: file.size })
  }
  const type = spec.output === 'csv' ? 'text/csv' : 'application/x-ndjson'
  return {
    rows,
    refused,
    refusedRows: sample.refusedRows(),
    sample: sample.table(),
    file: result.whole(type),
    command: commandOf({
      simulator: spec.simulator,
      input: file.name,
      output: resultName(file.name, spec.simulator, format),
      figures,
      defaults,
      keepsNearNames,
    }),
  }
}

/**
 * The constants as a query string. Numbers are read as in the forms of the site: `1 234,5`.
 * @throws BatchFault with the faults of the parameters.
 */
function defaultsOf(simulator: Simulator, constants: FileRequest['constants'], language: Language): string {
  const { params } = simulator.contract
  const query = new URLSearchParams()
  for (const [name, text] of Object.entries(constants)) {
    const field = params[name]
    if (field && text.trim() !== '') query.set(name, toGrammar(field, text, language))
  }
  const problems = defaultProblems(simulator, query.toString())
  if (problems.length === 0) return query.toString()
  throw new BatchFault({
    fr: problems.map((problem) => frenchProblem(problem, params)).join('\n'),
    en: problems.map(({ message }) => message).join('\n'),
  })
}

/** The bytes of the result, joined from time to time. */
function resultParts(head: string) {
  const blobs: Blob[] = [new Blob([head])]
  let parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const join = () => {
    blobs.push(new Blob(parts))
    ;[parts, bytes] = [[], 0]
  }
  return {
    add: (part: Uint8Array) => {
      parts.push(part as Uint8Array<ArrayBuffer>)
      bytes += part.length
      if (bytes >= BLOB_BYTES) join()
    },
    whole: (type: string): Blob => {
      join()
      return new Blob(blobs, { type })
    },
  }
}
