import type { Problem } from '@denier/core'
import { DenierError } from './denier-error.ts'

/**
 * The query is invalid (422): every problem at once, one entry per parameter. Calls of the client reject with it.
 * Used by `build-url.ts` and `read-response.ts`.
 */
export class InvalidQueryError extends DenierError {
  override readonly name = 'InvalidQueryError'
  /** Each with the name of its parameter, a message in English and a stable code. */
  readonly errors: readonly Problem[]

  constructor(errors: readonly Problem[], url: string) {
    super(errors.map(({ message }) => message).join('; '), url)
    this.errors = errors
  }
}
