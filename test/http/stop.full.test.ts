/** Stop of the built service as a process; `stop.test.ts` covers its connections. */
import { describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { startProcess, stopWhileStarting } from '../support/process.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
const ENDED_WELL = { code: 0, signal: null }

describe('built service', () => {
  it.concurrent.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('exits with 0 on %s', async (signal) => {
    const service = await startProcess()
    expect(await service.stop(signal)).toEqual(ENDED_WELL)
    expect(service.stderr()).toBe('')
  })

  it.concurrent('exits with 0 after three stop signals', async () => {
    const service = await startProcess()
    for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) process.kill(service.pid, signal)
    expect(await service.ended).toEqual(ENDED_WELL)
  })

  it.concurrent.each(['1', '3'])(
    'exits with 0 when it is stopped during its start (WORKERS=%s)',
    async (WORKERS) => {
      const env = { RATE_LIMIT_STORE_URL: 'redis://127.0.0.1:2', WORKERS } // waited for at the start
      expect(await stopWhileStarting(env, /rate limit store/)).toEqual(ENDED_WELL)
    },
  )

  it.concurrent('restarts on the port that it has just left', async () => {
    const service = await startProcess()
    await service.stop()
    const again = await startProcess({ PORT: String(service.port) })
    expect((await get(again, CAGR)).status).toBe(200)
    await again.stop('SIGKILL')
  })

  it.concurrent('prints its address and an example address that answers', async () => {
    const service = await startProcess()
    expect(service.stdout()).toContain(`http://127.0.0.1:${service.port}/docs`)
    const [address = ''] = /http:\S+interets-composes\S+/.exec(service.stdout()) ?? []
    expect((await fetch(address)).status).toBe(200)
    await service.stop('SIGKILL')
  })
})
