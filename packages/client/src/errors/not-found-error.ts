import { DenierError } from './denier-error.ts'

/**
 * Nothing at this URL (404). The message names the simulators nearest to a misspelt name. Calls of the client
 * reject with it. Used by `read-response.ts`.
 */
export class NotFoundError extends DenierError {
  override readonly name = 'NotFoundError'
}
