/** Calls a fake server with the published client, for tests of its failures. */
import { type ClientOptions, createClient } from '@denier/client'
import { type Behaviour, startFake } from './fake-server.ts'

/** The shape of a good answer, and nothing in it. */
export const GOOD = JSON.stringify({ data: { resume: {} }, meta: {}, disclaimer: '' })

/** Calls a fake server with these behaviours; returns the answer or the error, and the number of requests. */
export async function callFake(
  behaviours: readonly Behaviour[],
  options: Partial<ClientOptions> = {},
  signal?: AbortSignal,
) {
  const server = await startFake(...behaviours)
  const client = createClient({ baseUrl: server.origin, ...options })
  const came = await client
    .simulate('cagr', 'duree=1', signal ? { signal } : {})
    .catch((error: unknown) => error)
  await server.close()
  return { came, times: server.requested.length }
}
