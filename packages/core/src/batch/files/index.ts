/** Entry point `@denier/core/batch`: files of questions, separate because only it imports the CSV libraries. */
export { cellFigures } from '../batch-figures.ts'
export { BatchFault } from './batch-fault.ts'
export { type BatchRequest, defaultProblems, planBatch, readHeader, shownName } from './batch-plan.ts'
export {
  type BatchFormat,
  type BatchPart,
  type BatchSpec,
  type ComputedChunk,
  ERRORS_COLUMN,
  type TextFormat,
} from './batch-spec.ts'
export { type ColumnRole, columnRoles } from './column-roles.ts'
export type { ColumnType } from './column-type.ts'
export { type ComparedFigure, type Comparison, type RowSum, sumOf, WEIGHT_COLUMN } from './compare-laws.ts'
export { compileBatch, compileTableBatch } from './compile-batch.ts'
export { formatByName, headerOf, readStart } from './input-start.ts'
export { repeatedName } from './json-line.ts'
export { memberColumns } from './member-columns.ts'
export { readRecords } from './read-records.ts'
export { type RecordChunk, scanRecords } from './record-scanner.ts'
export type { TableChunk } from './table-chunk.ts'
export type { TableRow } from './table-row.ts'
export { addedColumns, type TableColumn } from './written-columns.ts'
