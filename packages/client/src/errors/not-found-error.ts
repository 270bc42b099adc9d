import { DenierError } from './denier-error.ts'

/** There is nothing at this address (404). The service's message names the simulators that a typo may have meant. */
export class NotFoundError extends DenierError {
  override readonly name = 'NotFoundError'
}
