import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doors } from '../../apps/api/src/answer/doors.ts'
import { askAll } from '../support/bulk.ts'
import type { ErrorEntry } from '../support/client.ts'
import { describedBy, mismatches, type Operation, operationsOf } from '../support/openapi.ts'
import { type Case, negative, positive } from '../support/openapi-cases.ts'
import type { RawAnswer } from '../support/raw.ts'
import { startService, type TestService } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'

/**
 * Queries made from the description alone, sound and unsound: the service answers as it says it does. As many of each
 * by the tag of an operation: what computes more is asked less.
 */
const SIMULATION = 'simulateurs'
const CASES: Readonly<Record<string, number>> = { [SIMULATION]: 600, catalogue: 600 }
const FEWER = 75
const SEED = 20_261_121

let service: TestService
let operations: readonly Operation[]
beforeAll(async () => {
  service = await startService({ logLevel: 'silent' })
  operations = operationsOf(await describedBy(service, 'en'))
})
afterAll(() => service.close())

async function play(cases: readonly Case[], operation: Operation) {
  const answers = await askAll(
    service.port,
    cases.map(({ target }) => target),
  )
  return cases.map((one, index) => {
    const { status, body, headers } = answers[index] as RawAnswer
    expect(mismatches(operation, { status, body, type: headers['content-type'] }), one.target).toEqual([])
    const errors: readonly ErrorEntry[] = status === 200 ? [] : JSON.parse(body).errors
    return { ...one, status, errors }
  })
}

const DOORS = ['', ...doors.map((door) => `/${door}`)]
const SIMULATORS = simulators.flatMap(({ contract }) => DOORS.map((door) => `/${contract.name}${door}`))
const DISCOVERY = ['/llms.txt', '/llms-full.txt', '/.well-known/api-catalog']
const PATHS = [...['', ...SIMULATORS].map((path) => `/api/v1/simulateurs${path}`), ...DISCOVERY]

describe.each(PATHS)('%s', (path) => {
  const operationHere = () => {
    const operation = operations.find((operation) => operation.path === path)
    if (!operation) throw new Error(`${path} is not described`)
    const simulation = operations.find((one) => path.startsWith(`${one.path}/`) && one.tags[0] === SIMULATION)
    const required = simulation?.parameters.filter((parameter) => parameter.required) ?? []
    return {
      operation,
      needed: new Set(operation.tags[0] === 'schema' ? [] : required.map(({ name }) => name)),
      numRuns: CASES[operation.tags[0] ?? ''] ?? FEWER,
    }
  }

  it('answers what the description allows, or says which parameters are at odds', async () => {
    const { operation, needed, numRuns } = operationHere()
    const played = await play(fc.sample(positive(operation, needed), { numRuns, seed: SEED }), operation)
    for (const { target, status, errors } of played) {
      if (status === 200) continue
      const others = errors.filter((error) => !isBetweenParameters(error))
      expect([status, ...others], target).toEqual([422])
    }
    const sound = played.filter(({ status }) => status === 200).length
    expect(sound).toBeGreaterThan(numRuns / 10)
  })

  it('refuses what the description forbids, and names every parameter at fault', async () => {
    const { operation, numRuns } = operationHere()
    const played = await play(fc.sample(negative(operation), { numRuns, seed: SEED }), operation)
    for (const { target, status, errors, faults } of played) {
      expect(status, target).toBe(422)
      const fields = errors.map(({ field }) => field)
      expect(fields, target).toEqual(expect.arrayContaining([...faults]))
      expect(new Set(fields).size, target).toBe(fields.length)
    }
  })
})

/** Whether a fault is of several parameters together: no schema of one of them can say it. */
const isBetweenParameters = ({ code, message }: ErrorEntry): boolean =>
  code === 'inconsistent' || code === 'required' || (code === 'too_large' && message.includes(' times '))
