/** Answers to requests generated from the OpenAPI description, compared with it. */
import '../support/draws-once.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpointsOf } from '../../apps/api/src/answer/endpoints.ts'
import { promisesOf } from '../load/promises.ts'
import { describedBy, type Operation, operationsOf } from '../support/openapi.ts'
import { type InMemoryService, startInMemory } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'
import { caseCount, tier } from '../support/tier.ts'

/**
 * Number of valid and of invalid queries generated from the OpenAPI description, by tag of the operation: fewer for slow
 * operations. `npm run contract` sends a thousand of each.
 */
const CASES: Readonly<Record<string, number>> = { simulateurs: caseCount(600), catalogue: caseCount(600) }
const FEWER = caseCount(75)

let service: InMemoryService
let operations: readonly Operation[]
beforeAll(async () => {
  service = await startInMemory({ logLevel: 'silent' })
  operations = operationsOf(await describedBy(service, 'en'))
})
afterAll(() => service.close())

const SIMULATORS = simulators.flatMap((simulator) =>
  ['', ...endpointsOf(simulator).map((endpoint) => `/${endpoint}`)].map(
    (endpoint) => `/${simulator.contract.name}${endpoint}`,
  ),
)
const DISCOVERY = ['/llms.txt', '/llms-full.txt', '/.well-known/api-catalog']
const PATHS = [...['', ...SIMULATORS].map((path) => `/api/v1/simulateurs${path}`), ...DISCOVERY]

describe.each(PATHS)('%s', (path) => {
  it('answers valid queries as described and refuses invalid ones, with the names of their parameters', async () => {
    const operation = operations.find((one) => one.path === path)
    if (!operation) throw new Error(`${path} is not described`)
    const count = CASES[operation.tags[0] ?? ''] ?? FEWER
    const { sent, answered, busy, broken } = await promisesOf(service, operation, operations, count)
    expect(broken).toEqual([])
    expect(sent).toBe(2 * count)
    expect(busy).toBe(0)
    // a random row of an explication is seldom one that the answer has
    const share = path.endsWith('/explication') ? 25 : 10
    if (tier === 'full') expect(answered).toBeGreaterThan(count / share) // the quick tier sends few: perhaps none is answered
  })
})
