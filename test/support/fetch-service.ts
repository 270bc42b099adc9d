/** Makes the whole service as a `fetch` function, with the clock and the limits of a test. Bun runs this file too. */
import { catalogue, loadHistory } from '@denier/core'
import { createFetchHandler } from '../../apps/api/src/fetch-handler.ts'
import { createLimiter } from '../../apps/api/src/limit/create-limiter.ts'
import { createInterfaces } from '../../apps/api/src/service.ts'
import { everyInterface } from './every-interface.ts'

/**
 * Makes the service; an error of its own is thrown, not answered. Used by `edge/adapters.full.test.ts` and
 * `edge/bun-server.ts`.
 * @param addressOf the address of the client, as the platform gives it.
 */
export async function createFetchService(
  addressOf: (request: Request) => string,
): Promise<(request: Request) => Promise<Response>> {
  const { limit, documentLimit, assetLimit, now, clock, publicUrl, contact } = everyInterface
  const fail = (error: unknown) => {
    throw error
  }
  const { pipeline, health } = createInterfaces({
    simulators: catalogue,
    limiter: await createLimiter({ limit, now }),
    documentLimiter: await createLimiter({ limit: documentLimit, now }),
    assetLimiter: await createLimiter({ limit: assetLimit, now }),
    clock,
    logger: { error: fail },
    runInWorker: undefined,
    publicUrl,
    operator: '',
    contact,
    hosting: '',
    nextTurn: () => new Promise((resolve) => setImmediate(resolve)),
  })
  health.started()
  return createFetchHandler({ pipeline, clock, publicUrl, addressOf, ready: loadHistory, onFailure: fail })
}
