import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { simulateur } from '../support/client.ts'
import { type Outcome, startLoad } from '../support/load.ts'
import { startProcess } from '../support/process.ts'

const TARGET = simulateur('interets-composes', { capital: 1, mensuel: 1, taux: 5, duree: 50 })

/** What a client sees of a connection that was never made. */
const NEVER_GOT_IN = ['ECONNREFUSED', 'ECONNRESET']

/**
 * Clients at full speed, and clients that pause. Nothing that was sent may be lost: a request fails only where
 * no connection was made for it.
 */
it.each([
  ['SIGTERM', 16, 0],
  ['SIGTERM', 64, 100],
  ['SIGTERM', 100, 600],
  ['SIGINT', 16, 0],
] as const)(
  '%s under the load of %i clients loses no request (pause up to %i ms)',
  async (signal, clients, pause) => {
    const service = await startProcess({ RATE_LIMIT: '0', LOG_LEVEL: 'silent' })
    const load = startLoad(service.origin, TARGET, clients, pause)
    await sleep(700)
    const signalled = performance.now()
    const { code } = await service.stop(signal)
    const seconds = (performance.now() - signalled) / 1000
    await load.end()

    expect(code).toBe(0)
    expect(seconds).toBeLessThan(5)

    const before = load.outcomes.filter(({ sent }) => sent < signalled)
    expect(before.length).toBeGreaterThan(clients)
    expect(before.filter(lost)).toEqual([])

    const after = load.outcomes.filter(({ sent }) => sent >= signalled)
    expect(after.filter((outcome) => outcome.error === undefined && lost(outcome))).toEqual([])
    expect(after.filter(({ error, reused }) => error && reused)).toEqual([])
    expect(
      after.flatMap(({ error = 'ECONNREFUSED' }) => error).filter((error) => !NEVER_GOT_IN.includes(error)),
    ).toEqual([])

    expect(after.filter(({ close }) => close).length).toBeGreaterThan(0)
  },
)

const lost = ({ status, complete }: Outcome): boolean => status !== 200 || !complete
