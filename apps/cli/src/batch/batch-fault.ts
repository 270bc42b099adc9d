import type { Text } from '@denier/core'

/**
 * A fault that ends a batch: a file that cannot be read as what it claims to be, or an option that does not fit it.
 * Rows that are refused are no fault: they are written with their errors. Used by `batch-output.ts`, `batch-plan.ts`,
 * `csv-chunk.ts`, `record-scanner.ts`, `reform-file.ts`, `run-batch.ts` and `commands/batch.ts`.
 */
export class BatchFault extends Error {
  /** What is wrong, for the user; several faults are one a line. */
  readonly text: Text

  constructor(text: Text) {
    super(text.en)
    this.name = 'BatchFault'
    this.text = text
  }
}
