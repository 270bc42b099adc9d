import { BatchFault } from './batch-fault.ts'
import type { BatchFormat } from './batch-spec.ts'
import type { RecordChunk } from './record-scanner.ts'
import { textOfBytes } from './utf8.ts'

/**
 * The first record, as text. Exported by `@denier/core/batch`; used by `batch/run-batch.ts` of `@denier/cli`, and
 * by `batch/inspect-file.ts` and `batch/run-file.ts` of `@denier/web`.
 * @throws BatchFault for a file without one.
 */
export async function headerOf(chunks: AsyncGenerator<RecordChunk>): Promise<string> {
  const { value } = await chunks.next()
  if (value) return textOfBytes(value.bytes)
  throw new BatchFault({ fr: 'Le fichier est vide.', en: 'The file is empty.' })
}

/**
 * The format that the extension of a file says; undefined for another one. Exported by
 * `@denier/core/batch`; used by `batch/run-batch.ts` of `@denier/cli`, and
 * by `batch/inspect-file.ts` and `batch/run-file.ts` of `@denier/web`.
 */
export const formatByName = (path: string): BatchFormat | undefined =>
  /[.](?:ndjson|jsonl)$/i.test(path) ? 'ndjson' : /[.](?:csv|txt)$/i.test(path) ? 'csv' : undefined

/**
 * The pieces of a stream, and its format: by its name, or by its first character. Exported by
 * `@denier/core/batch`; used by `batch/run-batch.ts` of `@denier/cli`, and
 * by `batch/inspect-file.ts` and `batch/run-file.ts` of `@denier/web`.
 */
export async function readStart(
  source: AsyncIterable<Uint8Array>,
  named: BatchFormat | undefined,
): Promise<{ readonly pieces: AsyncGenerator<Uint8Array>; readonly format: BatchFormat }> {
  const iterator = source[Symbol.asyncIterator]()
  const first = await iterator.next()
  const bytes: Uint8Array = first.done ? new Uint8Array(0) : first.value
  const isObject = textOfBytes(bytes.subarray(0, 64))
    .replace(/^\uFEFF/, '')
    .trimStart()
    .startsWith('{')
  async function* pieces() {
    yield bytes
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
  return { pieces: pieces(), format: named ?? (isObject ? 'ndjson' : 'csv') }
}
