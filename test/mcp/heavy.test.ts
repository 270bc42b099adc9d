import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startService, type TestService } from '../support/service.ts'
import { callOf, post } from './asking.ts'

/** Lives of seventy years, each seed another question: it is for a thread. */
const lives = (simulations: number, graine: number) =>
  callOf('retraite-fire', {
    capital: 50_000,
    mensuel: 1000,
    depenses: 2000,
    methode: 'monte_carlo',
    simulations,
    horizon_retraite: 70,
    graine,
  })

/** As many as the contracts allow. */
const longest = (graine: number) => lives(20_000, graine)

const NOW = '2026-11-21T12:00:00.000Z'

let here: TestService
let aside: TestService
beforeAll(async () => {
  const { todayInParis } = await import('@denier/core')
  const clock = { now: () => NOW, today: todayInParis }
  here = await startService({ clock })
  aside = await startService({ threads: 1, clock })
})
afterAll(() => Promise.all([here.close(), aside.close()]))

describe('a long question to a tool', () => {
  it('has the same answer aside as here', async () => {
    const question = lives(2000, 7)
    const [one, other] = await Promise.all([post(here.origin, question), post(aside.origin, question)])
    expect(aside.putAside).toHaveLength(1)
    expect(other.json().result.isError).toBeUndefined()
    expect(other.text).toBe(one.text)
  })

  it('is refused when too many wait: the assistant is told when to come back, and others are served', async () => {
    const many = Array.from({ length: 64 }, (_, index) => post(aside.origin, longest(index)))
    const began = performance.now()
    const short = await post(aside.origin, callOf('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 }))
    const took = performance.now() - began
    const answers = await Promise.all(many)
    expect(short.json().result.structuredContent.data.resume.cagr).toBe(100)
    expect(took).toBeLessThan(1000)
    const results = answers.map(({ status, json }) => ({ status, ...json().result }))
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set([200]))
    const refused = results.filter(({ isError }) => isError)
    expect(results.length - refused.length).toBeGreaterThanOrEqual(1)
    expect(refused.length).toBeGreaterThan(0)
    for (const { structuredContent, content } of refused) {
      expect(structuredContent.errors).toEqual([
        { code: 'overloaded', message: expect.stringContaining('try again in 2 seconds'), retryAfter: 2 },
      ])
      expect(content[0].text).toContain('try again in 2 seconds')
    }
  })
})
