/**
 * Calls a fake server with the published client, for tests of its failures. Used by `client/failures.test.ts`
 * and `client/patience.test.ts`.
 */
import { type ClientOptions, createClient } from '@denier/client'
import { type Behaviour, startFake } from './fake-server.ts'

/** The JSON of a sound answer without figures. */
export const GOOD = JSON.stringify({ data: { resume: {} }, meta: {}, disclaimer: '' })

/**
 * Calls a fake server that behaves so, request after request: `came` is the answer or the error, `times` the
 * requests.
 */
export async function callFake(
  behaviours: readonly Behaviour[],
  options: Partial<ClientOptions> = {},
  signal?: AbortSignal,
) {
  const server = await startFake(...behaviours)
  const client = createClient({ baseUrl: server.origin, ...options })
  const outcome = await client
    .simulate('cagr', 'duree=1', signal ? { signal } : {})
    .catch((error: unknown) => error)
  await server.close()
  return { came: outcome, times: server.requested.length }
}
