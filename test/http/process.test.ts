/** The built service as a process. */
import { expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { startProcess } from '../support/process.ts'

it('starts the built service, answers and exits with 0 on SIGTERM', async () => {
  const service = await startProcess()
  const query = { valeur_initiale: 10_000, valeur_finale: 25_000, duree: 8 }
  const { status, answer } = await get(service, simulateur('cagr', query))
  expect([status, answer.data.resume.cagr]).toEqual([200, 12.1353])
  expect(await service.stop()).toEqual({ code: 0, signal: null })
  expect(service.stderr()).toBe('')
})
