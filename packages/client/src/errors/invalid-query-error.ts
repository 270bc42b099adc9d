import type { Problem } from '@denier/core'
import { DenierError } from './denier-error.ts'

/** The query is at fault (422): every fault at once, in the service's words, one entry per parameter. */
export class InvalidQueryError extends DenierError {
  override readonly name = 'InvalidQueryError'
  readonly errors: readonly Problem[]

  constructor(errors: readonly Problem[], url: string) {
    super(errors.map(({ message }) => message).join('; '), url)
    this.errors = errors
  }
}
