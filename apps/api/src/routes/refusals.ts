import type { ApiRequest, ApiResponse } from '../answer/exchange.ts'
import { faultResponse, faults } from '../answer/fault.ts'

/** The JSON answer to a client that is over its limit; its text is made once. */
const RATE_LIMITED = faultResponse(faults.rateLimited)

export const refuseInJson = (_request: ApiRequest, retryAfterS: number): ApiResponse => ({
  ...RATE_LIMITED,
  headers: { ...RATE_LIMITED.headers, 'retry-after': String(retryAfterS) },
})
