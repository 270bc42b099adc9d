import type { Simulator } from '@denier/core'
import {
  columnRoles,
  formatByName,
  headerOf,
  readHeader,
  readRecords,
  readStart,
  scanRecords,
} from '@denier/core/batch'
import type { FileDescription } from './batch-protocol.ts'
import { filePieces } from './file-pieces.ts'

/** Bytes of a file in which its columns and its first row are read. */
const START_BYTES = 64 * 1024

/**
 * The columns of a file and what becomes of them. Used by `batch-worker.ts`.
 * @throws BatchFault, as a rejection, for a file that is empty or cannot be read.
 */
export async function inspectFile({ contract }: Simulator, file: File): Promise<FileDescription> {
  const source = filePieces(file, () => START_BYTES)
  const { pieces, format } = await readStart(source, formatByName(file.name))
  const isCsv = format === 'csv'
  const chunks = scanRecords(pieces, { isQuoted: isCsv, hasHeader: isCsv })
  const params = Object.keys(contract.params)
  const first = await headerOf(chunks)
  if (!isCsv) {
    const members = membersOf(first)
    const columns = columnRoles(
      members.map(([name]) => name),
      params,
    )
    return { format, separator: ',', columns, firstRow: members.map(([, value]) => JSON.stringify(value)) }
  }
  const { separator, header } = readHeader(first)
  const { value: rows } = await chunks.next()
  await chunks.return(undefined)
  const [firstRow = []] = rows ? readRecords(new TextDecoder().decode(rows.bytes), separator, 1) : []
  return { format, separator, columns: columnRoles(header, params), firstRow }
}

/** The members of the object on the first line; none where it is no object, which the result will say. */
function membersOf(text: string): readonly (readonly [string, unknown])[] {
  try {
    const value: unknown = JSON.parse(text.split('\n')[0] ?? '')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []
  } catch {
    return []
  }
}
