import type { CivilDate, Language } from '@denier/core'
import { describe, expect, it } from 'vitest'
import { failing, simulatorNamed } from '../../../../test/support/simulators.ts'
import type { ApiResponse, Handler } from '../answer/handler.ts'
import { openApi } from './openapi-resource.ts'

/** Settings without operator and contact. */
const nobody = { operator: '', contact: '' }
const few = ['cagr', 'dca', 'inflation'].map(simulatorNamed)

/** The answer to `/openapi.json` in a language. */
const ask = (resource: Handler, language: Language) =>
  resource({
    method: 'GET',
    path: '/openapi.json',
    query: `lang=${language}`,
    accept: undefined,
    acceptEncoding: undefined,
    ifNoneMatch: undefined,
    headers: {},
    body: '',
    client: { high: -1, low: 1 },
    origin: 'http://denier.test',
    now: '2026-11-21T12:00:00.000Z',
    today: '2026-11-21' as CivilDate,
  }) as ApiResponse

describe('openApi', () => {
  it('prepares one simulator and language per step, with the same result as on demand', () => {
    const prepared = openApi(few, nobody)
    expect([...prepared.prepare()]).toHaveLength(2 * few.length)
    expect([...prepared.prepare()]).toEqual([])
    for (const language of ['fr', 'en'] as const) {
      const { status, body } = ask(openApi(few, nobody).resource, language)
      expect(status).toBe(200)
      expect(ask(prepared.resource, language).body).toEqual(body)
    }
  })

  it('completes a started preparation for a request, and does not start again', () => {
    const { body } = ask(openApi(few, nobody).resource, 'fr')
    const { resource, prepare } = openApi(few, nobody)
    const steps = prepare()[Symbol.iterator]()
    steps.next()
    expect(ask(resource, 'fr').body).toEqual(body)
    let left = 0
    while (!steps.next().done) left += 1
    expect(left).toBe(few.length)
  })

  it('throws for each request when a simulator fails, and never returns a partial description', () => {
    // the simulator `fiscalite`, whose computations throw this error
    const { resource, prepare } = openApi(
      [...few, failing('fiscalite', new Error('broken on purpose'))],
      nobody,
    )
    expect(() => [...prepare()]).toThrow('broken on purpose')
    for (let times = 0; times < 2; times += 1) expect(() => ask(resource, 'fr')).toThrow('broken on purpose')
  })
})
