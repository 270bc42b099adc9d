import type { CivilDate, Language } from '@denier/core'
import { expect, it } from 'vitest'
import { failing, simulatorNamed } from '../../../../test/support/simulators.ts'
import type { ApiResponse, Handler } from '../answer/exchange.ts'
import { openApi } from './resource.ts'

/** The description of the service, made ready before anyone asks. */
const few = ['cagr', 'dca', 'inflation'].map(simulatorNamed)

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

it('is made in a step for each simulator and language, and is then the same as made at once', () => {
  const prepared = openApi(few)
  expect([...prepared.prepare()]).toHaveLength(2 * few.length)
  expect([...prepared.prepare()]).toEqual([])
  for (const language of ['fr', 'en'] as const) {
    const { status, body } = ask(openApi(few).resource, language)
    expect(status).toBe(200)
    expect(ask(prepared.resource, language).body).toEqual(body)
  }
})

it('is whole for who asks before it is ready, and is not begun again', () => {
  const { body } = ask(openApi(few).resource, 'fr')
  const { resource, prepare } = openApi(few)
  const steps = prepare()[Symbol.iterator]()
  steps.next()
  expect(ask(resource, 'fr').body).toEqual(body)
  let left = 0
  while (!steps.next().done) left += 1
  expect(left).toBe(few.length)
})

it('fails for each who asks when it cannot be made, and never gives half of it', () => {
  const { resource, prepare } = openApi([...few, failing('fiscalite', new Error('broken on purpose'))])
  expect(() => [...prepare()]).toThrow('broken on purpose')
  for (let times = 0; times < 2; times += 1) expect(() => ask(resource, 'fr')).toThrow('broken on purpose')
})
