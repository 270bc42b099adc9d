import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { callOf, JSON_HEADERS } from '../mcp/asking.ts'
import { simulateur } from '../support/client.ts'
import { startProcess, type TestProcess } from '../support/process.ts'

/** Long questions that were taken before the signal: each is answered, however many came. */
const GOAL = { inconnue: 'depenses', cible: 'resume.anneesAvantFire', valeur: 10 }
const LIVES = {
  capital: 50_000,
  mensuel: 1000,
  methode: 'monte_carlo',
  simulations: 3000,
  horizon_retraite: 50,
}

/** What became of a question: a status, or nothing. */
type Outcome = 'answered' | 'told to come back' | 'lost'

async function atItsAddress({ origin }: TestProcess, graine: number): Promise<Outcome> {
  const { status, headers } = await fetch(
    origin + simulateur('retraite-fire/resolution', { ...LIVES, ...GOAL, graine }),
  )
  if (status === 200) return 'answered'
  return status === 503 && headers.has('retry-after') ? 'told to come back' : 'lost'
}

async function asATool({ origin }: TestProcess, graine: number): Promise<Outcome> {
  const call = callOf('resolution', {
    simulateur: 'retraite-fire',
    parametres: { ...LIVES, graine },
    ...GOAL,
  })
  const body = JSON.stringify(call)
  const response = await fetch(`${origin}/mcp`, { method: 'POST', headers: JSON_HEADERS, body })
  const { result } = (await response.json()) as { result: { isError?: boolean; structuredContent: object } }
  if (!result.isError) return 'answered'
  return 'errors' in result.structuredContent ? 'told to come back' : 'lost'
}

describe.each([
  ['at their address', atItsAddress],
  ['as tools', asATool],
])('long questions asked %s', (_, ask) => {
  it.each([9, 40])('%i at once, then SIGTERM: none is lost, and the end is soon', async (count) => {
    const service = await startProcess({ RATE_LIMIT: '0', LOG_LEVEL: 'silent' })
    const outcomes = Array.from({ length: count }, (_, seed) =>
      ask(service, seed).catch((): Outcome => 'lost'),
    )
    await sleep(250)
    const signalled = performance.now()
    const { code } = await service.stop()
    expect(code).toBe(0)
    expect(performance.now() - signalled).toBeLessThan(5000)
    const came = await Promise.all(outcomes)
    expect(came).not.toContain('lost')
    expect(came.filter((outcome) => outcome === 'answered').length).toBeGreaterThan(0)
  })
})
