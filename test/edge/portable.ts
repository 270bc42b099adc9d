/**
 * Requests for tests that run the service without Node. Used by `service-worker.full.test.ts` and
 * `without-node.test.ts`.
 */
import { expect } from 'vitest'
import {
  clock,
  documents,
  examples,
  fromServer,
  ORIGIN,
  type PlainResponse,
  type Question,
} from '../support/edge.ts'
import { startInMemory } from '../support/service.ts'

/**
 * Requests for an environment without Node: every route and every kind of answer. The first one needs the historical
 * series, which are not loaded yet.
 */
export const PORTABLE: readonly Question[] = [
  { target: '/api/v1/simulateurs/dca?mensuel=1000&duree=10&methode=historique' },
  ...examples,
  ...documents,
  { target: '/api/v1/simulateurs/cagr?duree=x' },
  { target: '/api/v1/simulateurs/cagrr' },
  { target: '/api/v1/simulateurs/cagr', method: 'DELETE' },
  { target: '/api/v1/simulateurs/cagr', method: 'OPTIONS' },
  { ...(examples[0] as Question), method: 'HEAD' },
  { ...(examples[0] as Question), headers: { 'if-none-match': '*' } },
  { ...(examples[0] as Question), headers: { accept: 'text/csv' } },
]

/** Expects the responses to `PORTABLE` to be those of the service on Node, in memory. */
export async function portable(responses: readonly PlainResponse[]): Promise<void> {
  const service = await startInMemory({ clock, contact: 'security@denier.test', publicUrl: ORIGIN })
  const expected = await fromServer(service, PORTABLE).finally(() => service.close())
  expect(new Set(expected.map(({ status }) => status))).toEqual(new Set([200, 204, 304, 404, 405, 422]))
  for (const [index, question] of PORTABLE.entries())
    expect([question, responses[index]]).toEqual([question, expected[index]])
  expect(responses[0]?.status, 'history').toBe(200)
  expect(responses).toHaveLength(PORTABLE.length)
}
