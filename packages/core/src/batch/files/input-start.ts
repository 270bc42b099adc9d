import type { Text } from '../../units/text.ts'
import { BatchFault } from './batch-fault.ts'
import type { TextFormat } from './batch-spec.ts'
import type { RecordChunk } from './record-scanner.ts'
import { joinedBytes, textOfBytes } from './utf8.ts'

/** Bytes that a byte order mark and the signatures of the commonest types need. */
const SIGNATURE_BYTES = 5

/**
 * The first record, as text. Exported by `@denier/core/batch`; used by `batch/open-source.ts` of `@denier/cli`, and
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
 * `@denier/core/batch`; used by `batch/open-source.ts` of `@denier/cli`, and
 * by `batch/inspect-file.ts` and `batch/run-file.ts` of `@denier/web`.
 */
export const formatByName = (path: string): TextFormat | undefined =>
  /[.](?:ndjson|jsonl)$/i.test(path) ? 'ndjson' : /[.](?:csv|txt)$/i.test(path) ? 'csv' : undefined

/**
 * The pieces of a stream, and its format: by its name, or by its first character. Exported by
 * `@denier/core/batch`; used by `batch/open-source.ts` of `@denier/cli`, and
 * by `batch/inspect-file.ts` and `batch/run-file.ts` of `@denier/web`.
 * @throws BatchFault for a JSON list, and for JSON objects in a file named as CSV.
 */
export async function readStart(
  source: AsyncIterable<Uint8Array>,
  named: TextFormat | undefined,
): Promise<{ readonly pieces: AsyncGenerator<Uint8Array>; readonly format: TextFormat }> {
  const iterator = source[Symbol.asyncIterator]()
  let bytes: Uint8Array = new Uint8Array(0)
  while (bytes.length < SIGNATURE_BYTES) {
    const next = await iterator.next()
    if (next.done) break
    bytes = joinedBytes(bytes, next.value)
  }
  const first = textOfBytes(bytes.subarray(0, 64))
    .replace(/^\uFEFF/, '')
    .trimStart()
  const isObject = first.startsWith('{')
  if (named === undefined && first.startsWith('[')) throw new BatchFault(jsonList, { kind: 'jsonList' })
  if (named === 'csv' && /^[{]\s*"/.test(first)) throw new BatchFault(jsonNamedCsv)
  async function* pieces() {
    yield bytes
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
  }
  return { pieces: pieces(), format: named ?? (isObject ? 'ndjson' : 'csv') }
}

const jsonList: Text = {
  fr: 'Le fichier est une liste JSON : écrivez un objet par ligne (jq -c ".[]").',
  en: 'The file is a JSON list: write one object a line (jq -c ".[]").',
}
const jsonNamedCsv: Text = {
  fr: 'Le fichier contient des objets JSON : nommez-le .ndjson.',
  en: 'The file holds JSON objects: name it .ndjson.',
}
