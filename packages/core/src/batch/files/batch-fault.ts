import type { Text } from '../../units/text.ts'

/**
 * What a user has to change in a file before it can be read, for an interface that says it in its own way: its encoding,
 * with the line of the first other byte; its compression, by name; the ends of its lines, by name; or a JSON list, where
 * each line should be an object. Used by `batch-plan.ts`, `file-signature.ts`, `input-start.ts` and `record-scanner.ts`;
 * exported by `@denier/core/batch` for `@denier/web`.
 */
export type FileRemedy =
  | { readonly kind: 'encoding'; readonly line: number }
  | { readonly kind: 'compression'; readonly name: string }
  | { readonly kind: 'lineEnds'; readonly name: 'CR' | 'CR CR LF' }
  | { readonly kind: 'jsonList' }

/**
 * A fault that ends a batch: a file that cannot be read as what it claims to be, or an option that does not fit it.
 * Rows that are refused are no fault: they are written with their errors. Exported by `@denier/core/batch`; used by
 * `batch-plan.ts`, `csv-chunk.ts`, `file-signature.ts`, `input-start.ts` and others in `files`, `@denier/cli` and
 * `@denier/web`.
 */
export class BatchFault extends Error {
  /** What is wrong, for the user; several faults are one a line. */
  readonly text: Text
  /** What a page says of in words of its own, since `text` advises the command line; absent where a page shows `text`. */
  readonly remedy: FileRemedy | undefined

  constructor(text: Text, remedy?: FileRemedy) {
    super(text.en ?? text.fr) // a build of one language has one of them
    this.name = 'BatchFault'
    this.text = text
    this.remedy = remedy
  }
}
