import type { Text } from '../../units/text.ts'

/**
 * A fault that ends a batch: a file that cannot be read as what it claims to be, or an option that does not fit it.
 * Rows that are refused are no fault: they are written with their errors. Exported by `@denier/core/batch`; used by
 * `batch-plan.ts`, `csv-chunk.ts`, `file-signature.ts`, `input-start.ts` and others in `files`, `@denier/cli` and
 * `@denier/web`.
 */
export class BatchFault extends Error {
  /** What is wrong, for the user; several faults are one a line. */
  readonly text: Text

  constructor(text: Text) {
    super(text.en ?? text.fr) // a build of one language has one of them
    this.name = 'BatchFault'
    this.text = text
  }
}
