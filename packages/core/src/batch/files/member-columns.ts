import { BatchFault } from './batch-fault.ts'
import { type BatchSpec, ERRORS_COLUMN, NUMBER_COLUMN, RAW_COLUMN } from './batch-spec.ts'
import { comparedPaths } from './compare-laws.ts'
import { readJsonLine } from './json-line.ts'
import type { RecordChunk } from './record-scanner.ts'
import { textOfBytes } from './utf8.ts'
import type { TableColumn } from './written-columns.ts'

/** The types that the members of JSON objects may have as a column. */
type MemberKind = 'text' | 'double' | 'integer' | 'boolean' | 'json'

/** The most names that the lines of a file may have between them. */
const MOST_COLUMNS = 5000

/**
 * The columns that hold all the members of a file of NDJSON, in the order in which names appear: a member whose values
 * are all of one type has that type, any other one is JSON as text. A Parquet file declares its columns, so that the
 * whole file is read for them before it is computed. Exported by `@denier/core/batch`; used by
 * `batch/open-source.ts` of `@denier/cli`.
 * @throws BatchFault, as a rejection, for an integer that a double cannot hold, and for more than 5,000 names.
 */
export async function memberColumns(
  chunks: AsyncIterable<RecordChunk>,
  { figures, isNumbered, reform }: BatchSpec,
): Promise<readonly TableColumn[]> {
  const reserved = new Set([
    ERRORS_COLUMN,
    ...(isNumbered ? [NUMBER_COLUMN] : []),
    ...(reform?.isCompared ? figures.flatMap(comparedPaths) : figures),
  ])
  const kindByName = new Map<string, MemberKind | undefined>()
  for await (const { bytes, firstLine } of chunks) {
    for (const [at, line] of textOfBytes(bytes).split('\n').entries()) {
      if (line === '' || line === '\r') continue
      const { object } = readJsonLine(line)
      const isKept = object && !Object.keys(object).some((name) => reserved.has(name))
      for (const [name, value] of Object.entries(isKept ? object : { [RAW_COLUMN]: line })) {
        if (isRounded(value, line)) throw roundedInteger(firstLine + at, name)
        kindByName.set(name, common(kindByName.get(name), kindOf(value)))
      }
      if (kindByName.size > MOST_COLUMNS) throw manyNames(firstLine + at)
    }
  }
  return [...kindByName].map(([name, kind = 'text']) => ({ name, type: { kind } }))
}

/** The type of one value; `undefined` for `null`, which has none. */
function kindOf(value: unknown): MemberKind | undefined {
  if (value === null) return undefined
  if (typeof value === 'string') return 'text'
  if (typeof value === 'boolean') return 'boolean'
  if (typeof value !== 'number') return 'json'
  return Number.isSafeInteger(value) ? 'integer' : 'double'
}

/** An integer that a double may not hold. */
const LONG_INTEGER = /(?<![\d.eE+])\d{16,}(?![\d.eE])/

/** Whether a number of this line was written as an integer with more digits than a double holds. */
const isRounded = (value: unknown, line: string): boolean =>
  typeof value === 'number' &&
  Number.isInteger(value) &&
  !Number.isSafeInteger(value) &&
  LONG_INTEGER.test(line) &&
  !line.includes(String(value))

/** The type that holds the values of both. */
function common(one: MemberKind | undefined, other: MemberKind | undefined): MemberKind | undefined {
  if (one === undefined || other === undefined || one === other) return one ?? other
  const areNumbers = [one, other].every((kind) => kind === 'integer' || kind === 'double')
  return areNumbers ? 'double' : 'json'
}

/**
 * The value of a member for its column: JSON as text where the column holds values of several types. Used by
 * `ndjson-chunk.ts`.
 */
export const memberCell = (kind: string | undefined, value: unknown): unknown =>
  value === undefined || value === null ? null : kind === 'json' ? JSON.stringify(value) : value

const roundedInteger = (line: number, name: string): BatchFault =>
  new BatchFault({
    fr: `Ligne ${line} : « ${name} » est un entier trop grand pour une colonne Parquet : écrivez-le entre guillemets.`,
    en: `Line ${line}: ${name} is an integer too large for a Parquet column: write it between quotes.`,
  })

const manyNames = (line: number): BatchFault =>
  new BatchFault({
    fr: `Ligne ${line} : les lignes ont plus de ${MOST_COLUMNS} noms différents, trop pour les colonnes d’un fichier Parquet.`,
    en: `Line ${line}: the lines have more than ${MOST_COLUMNS} different names, too many for the columns of a Parquet file.`,
  })
