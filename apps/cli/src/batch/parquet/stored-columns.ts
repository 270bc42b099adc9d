import type { ColumnType, TableColumn } from '@denier/core/batch'
import type { ConvertedType, SchemaElement, TimeUnit } from 'hyparquet'

const PER_SECOND: Readonly<Record<TimeUnit, number>> = { MILLIS: 1e3, MICROS: 1e6, NANOS: 1e9 }

/**
 * How the values of a column of a Parquet file are read, by its logical type, or by the converted type of older files.
 * Used by `parquet-source.ts`.
 */
export function typeOfElement({ type, converted_type, logical_type, scale }: SchemaElement): ColumnType {
  switch (logical_type?.type) {
    case 'DECIMAL':
      return { kind: 'decimal', scale: logical_type.scale }
    case 'TIMESTAMP':
      return {
        kind: 'timestamp',
        perSecond: PER_SECOND[logical_type.unit],
        isUtc: logical_type.isAdjustedToUTC,
      }
    case 'TIME':
      return { kind: 'time', perSecond: PER_SECOND[logical_type.unit] }
    case 'INTEGER':
      return logical_type.isSigned ? { kind: 'integer' } : unsigned(logical_type.bitWidth)
    case 'STRING':
    case 'ENUM':
      return { kind: 'text' }
    case 'DATE':
      return { kind: 'date' }
    case 'JSON':
      return { kind: 'json' }
    case 'UUID':
      return { kind: 'uuid' }
  }
  switch (converted_type) {
    case 'DECIMAL':
      return { kind: 'decimal', scale: scale ?? 0 }
    case 'TIMESTAMP_MILLIS':
      return { kind: 'timestamp', perSecond: 1e3, isUtc: true }
    case 'TIMESTAMP_MICROS':
      return { kind: 'timestamp', perSecond: 1e6, isUtc: true }
    case 'TIME_MILLIS':
      return { kind: 'time', perSecond: 1e3 }
    case 'TIME_MICROS':
      return { kind: 'time', perSecond: 1e6 }
    case 'UINT_8':
    case 'UINT_16':
    case 'UINT_32':
      return unsigned(32)
    case 'UINT_64':
      return unsigned(64)
    case 'UTF8':
    case 'ENUM':
      return { kind: 'text' }
    case 'DATE':
      return { kind: 'date' }
    case 'JSON':
      return { kind: 'json' }
  }
  switch (type) {
    case 'BOOLEAN':
      return { kind: 'boolean' }
    case 'DOUBLE':
      return { kind: 'double' }
    case 'FLOAT':
      return { kind: 'float' }
    case 'INT32':
    case 'INT64':
      return { kind: 'integer' }
    case 'INT96': // `column-pages.ts` gives microseconds
      return { kind: 'timestamp', perSecond: 1e6, isUtc: true }
    default:
      return { kind: 'bytes' }
  }
}

const unsigned = (bits: number): ColumnType => ({ kind: 'integer', unsignedBits: bits === 64 ? 64 : 32 })

/**
 * How a column of a Parquet input is declared in a Parquet output: as it was, but for moments of 96 bits, which become
 * moments in microseconds, and for whole numbers, whose logical type becomes a converted type. Used by `parquet-source.ts`.
 */
export function keptElement(element: SchemaElement): SchemaElement {
  const { name, type, repetition_type = 'OPTIONAL', logical_type } = element
  if (type === 'INT96')
    return {
      ...{ name, type: 'INT64', repetition_type, converted_type: 'TIMESTAMP_MICROS' },
      logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MICROS' },
    }
  if (logical_type?.type !== 'INTEGER') return element
  // hyparquet-writer writes the width of a logical integer in four bytes, and other programs refuse such a footer; the
  // converted type says the same
  const { logical_type: _, ...rest } = element
  const { bitWidth, isSigned } = logical_type
  return { ...rest, converted_type: `${isSigned ? '' : 'U'}INT_${bitWidth}` as ConvertedType }
}

/**
 * How a column that has no declaration yet is written, always nullable, and what turns its values into those that are
 * stored. Used by `parquet-sink.ts`.
 */
export function storedColumn({ name, type }: TableColumn): StoredColumn {
  const element = { name, repetition_type: 'OPTIONAL' } as const
  switch (type.kind) {
    case 'boolean':
      return { element: { ...element, type: 'BOOLEAN' }, store: asItIs }
    case 'double':
      return { element: { ...element, type: 'DOUBLE' }, store: asItIs }
    case 'integer':
      return { element: { ...element, type: 'INT64' }, store: (value) => BigInt(value as number) }
    case 'date':
      return {
        element: { ...element, type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } },
        store: (value) => Date.parse(value as string) / MS_PER_DAY,
      }
    case 'json':
      return {
        element: { ...element, type: 'BYTE_ARRAY', converted_type: 'JSON', logical_type: { type: 'JSON' } },
        store: asItIs,
      }
    default:
      return {
        element: { ...element, type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } },
        store: String,
      }
  }
}

/** A column of a Parquet output. */
export interface StoredColumn {
  readonly element: SchemaElement
  /** Gives what is stored of a value that is not `null`. */
  readonly store: (value: unknown) => unknown
}

/** Stores a value as it is: those of a Parquet input, flags, doubles and JSON. Used by `parquet-sink.ts`. */
export const asItIs = (value: unknown): unknown => value

const MS_PER_DAY = 86_400_000

/**
 * The same column without its logical type, save texts, which are read and written as strings: the library then reads
 * and writes values as they are stored, and changes none. Used by `column-pages.ts` and `parquet-sink.ts`.
 */
export function physicalElement(element: SchemaElement): SchemaElement {
  const { name, type, type_length, repetition_type } = element
  const { kind } = typeOfElement(element)
  return {
    name,
    ...(type !== undefined && { type }),
    ...(type_length !== undefined && { type_length }),
    ...(repetition_type !== undefined && { repetition_type }),
    ...((kind === 'text' || kind === 'json') && { converted_type: 'UTF8' as const }),
  }
}
