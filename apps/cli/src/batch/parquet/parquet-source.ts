import { BatchFault, type TableChunk, type TableColumn } from '@denier/core/batch'
import {
  type ColumnMetaData,
  type FileMetaData,
  parquetMetadataAsync,
  parquetSchema,
  type RowGroup,
  type SchemaElement,
  type SchemaTree,
} from 'hyparquet'
import { compressors, openColumn } from './column-pages.ts'
import { type InputFile, openInputFile } from './input-file.ts'
import { keptElement, typeOfElement } from './stored-columns.ts'

/** Cells of a chunk, and its most rows: many columns make chunks of fewer rows. */
const [CHUNK_CELLS, CHUNK_ROWS] = [100_000, 10_000]
/** `PAR1` at both ends of a file; `PARE` where its footer is encrypted. */
const [MAGIC, ENCRYPTED_MAGIC] = ['PAR1', 'PARE']
/** Two signatures and the length of the footer. */
const SHORTEST_FILE = 12

/** A Parquet file that is open. */
export interface ParquetSource {
  readonly columns: readonly TableColumn[]
  /** How a Parquet output declares these columns. */
  readonly elements: readonly SchemaElement[]
  /** Its rows, in their order. @param doneRows row groups that end at this row or before are not read. */
  readonly chunks: (doneRows: number) => AsyncGenerator<TableChunk>
  readonly size: number
  readonly bytesRead: () => number
  readonly close: () => Promise<void>
}

/**
 * Opens a Parquet file, and reads its footer. Used by `open-source.ts`.
 * @throws BatchFault, as a rejection: a file that is no Parquet, is truncated, damaged or encrypted, or whose columns are
 * nested or compressed in a way that is not read.
 */
export async function openParquet(path: string): Promise<ParquetSource> {
  const file = await openInputFile(path)
  try {
    const metadata = await metadataOf(file)
    const root = schemaOf(metadata, file.byteLength)
    return {
      columns: root.children.map(({ element }) => ({ name: element.name, type: typeOfElement(element) })),
      elements: root.children.map(({ element }) => keptElement(element)),
      chunks: (doneRows) => chunksOf(file, metadata.row_groups, root, doneRows),
      size: file.byteLength,
      bytesRead: file.bytesRead,
      close: file.close,
    }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** The footer. @throws BatchFault, as a rejection, where the file has none that can be read. */
async function metadataOf(file: InputFile): Promise<FileMetaData> {
  const { byteLength: size } = file
  const textAt = async (offset: number) =>
    Buffer.from(await file.slice(offset, offset + 4)).toString('latin1')
  const first = size < SHORTEST_FILE ? '' : await textAt(0)
  if (first === ENCRYPTED_MAGIC) throw encrypted
  if (first !== MAGIC) throw noParquet
  const last = await textAt(size - 4)
  if (last === ENCRYPTED_MAGIC) throw encrypted
  if (last !== MAGIC) throw truncated
  try {
    return await parquetMetadataAsync(file, { geoparquet: false })
  } catch (error) {
    throw damaged('', error)
  }
}

/** The tree of the columns. @throws BatchFault for a footer or columns that cannot be read. */
function schemaOf(metadata: FileMetaData, size: number): SchemaTree {
  try {
    const root = parquetSchema(metadata)
    refuseNested(root.children)
    refuseUnreadable(metadata, root.children.length, size)
    return root
  } catch (error) {
    throw error instanceof BatchFault ? error : damaged('', error)
  }
}

/** @throws BatchFault for columns that hold lists or groups. */
function refuseNested(columns: readonly SchemaTree[]): void {
  const nested = columns.filter(
    ({ children, element }) => children.length > 0 || element.repetition_type === 'REPEATED' || !element.type,
  )
  if (nested.length === 0) return
  const names = nested.map(({ element }) => element.name)
  throw new BatchFault({
    fr: `Des colonnes contiennent des listes ou des groupes, qui ne se lisent pas : ${names.join(', ')}. Écrivez-les en texte (conjoint,age:70|enfant) ou retirez-les.`,
    en: `Some columns hold lists or groups, which are not read: ${names.join(', ')}. Write them as text (conjoint,age:70|enfant) or remove them.`,
  })
}

/** @throws BatchFault for a footer whose row groups are not whole, encrypted, or compressed in an unknown way. */
function refuseUnreadable({ num_rows, row_groups }: FileMetaData, width: number, size: number): void {
  const rows = row_groups.reduce((sum, group) => sum + group.num_rows, 0n)
  if (rows !== num_rows) throw damaged('', 'the rows of the row groups are not those of the file')
  for (const { columns, num_rows: groupRows } of row_groups) {
    if (columns.length !== width) throw damaged('', 'a row group has not all the columns')
    for (const { meta_data: chunk, crypto_metadata, file_path } of columns) {
      if (!chunk || crypto_metadata) throw encrypted
      if (chunk.num_values > groupRows) throw damaged('', 'a column has more values than rows')
      if (file_path) throw damaged('', 'its columns are in other files')
      const from = Number(chunk.dictionary_page_offset || chunk.data_page_offset)
      if (from + Number(chunk.total_compressed_size) > size) throw truncated
      refuseCodec(chunk)
    }
  }
}

/** @throws BatchFault for a compression that is not read. */
function refuseCodec({ codec, path_in_schema }: ColumnMetaData): void {
  if (codec === 'UNCOMPRESSED' || codec === 'SNAPPY' || compressors[codec]) return
  const [name, shown] = [path_in_schema.join('.'), codec ?? 'inconnue / unknown']
  const later =
    codec === 'ZSTD' ? { fr: ' ZSTD demande Node 22.15.', en: ' ZSTD needs Node 22.15.' } : { fr: '', en: '' }
  throw new BatchFault({
    fr: `Colonne « ${name} » : la compression ${shown} ne se lit pas ; réécrivez le fichier en Snappy, GZIP ou Brotli.${later.fr}`,
    en: `Column ${name}: the compression ${shown} is not read; write the file again with Snappy, GZIP or Brotli.${later.en}`,
  })
}

/** The rows of the row groups, a slice of one at a time. */
async function* chunksOf(
  file: InputFile,
  groups: readonly RowGroup[],
  root: SchemaTree,
  doneRows: number,
): AsyncGenerator<TableChunk> {
  const most = Math.max(1, Math.min(CHUNK_ROWS, Math.floor(CHUNK_CELLS / root.children.length)))
  let firstRow = 1
  for (const [at, { num_rows, columns }] of groups.entries()) {
    const lastRow = firstRow + Number(num_rows) - 1
    if (lastRow > doneRows) {
      const readers = columns.flatMap(({ meta_data }, place) => {
        const leaf = root.children[place]
        return meta_data && leaf
          ? [{ name: leaf.element.name, ...openColumn(file, meta_data, [root, leaf]) }]
          : []
      })
      for (let row = firstRow; row <= lastRow; row += most) {
        const rows = Math.min(most, lastRow - row + 1)
        const values = []
        for (const { name, take } of readers)
          values.push(
            await take(rows).catch((error) => {
              throw damaged(`${at + 1}, ${name}`, error)
            }),
          )
        yield { firstRow: row, rows, columns: values }
      }
    }
    firstRow = lastRow + 1
  }
}

const noParquet = new BatchFault({
  fr: 'Le fichier n’est pas du Parquet : il ne commence pas par PAR1.',
  en: 'The file is no Parquet: it does not begin with PAR1.',
})
const truncated = new BatchFault({
  fr: 'Le fichier Parquet est tronqué : sa fin, qui dit où sont ses colonnes, manque. Copiez-le de nouveau.',
  en: 'The Parquet file is truncated: its end, which says where its columns are, is missing. Copy it again.',
})
const encrypted = new BatchFault({
  fr: 'Le fichier Parquet est chiffré : déchiffrez-le d’abord.',
  en: 'The Parquet file is encrypted: decrypt it first.',
})

/** @param place the row group and the column; empty for the footer. */
function damaged(place: string, error: unknown): BatchFault {
  const cause = error instanceof Error ? error.message : String(error)
  const at =
    place === '' ? { fr: '', en: '' } : { fr: ` (groupe de lignes ${place})`, en: ` (row group ${place})` }
  return new BatchFault({
    fr: `Le fichier Parquet est abîmé${at.fr} : ${cause}.`,
    en: `The Parquet file is damaged${at.en}: ${cause}.`,
  })
}
