import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAll } from '../support/bulk.ts'
import type { ErrorEntry } from '../support/client.ts'
import { describedBy, mismatches, type Operation, operationsOf } from '../support/openapi.ts'
import { type Case, negative, positive } from '../support/openapi-cases.ts'
import type { RawAnswer } from '../support/raw.ts'
import { startService, type TestService } from '../support/service.ts'
import { simulators } from '../support/simulators.ts'

/** Queries made from the description alone, sound and unsound: the service answers as it says it does. */
const CASES = 600
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
    const { status, body } = answers[index] as RawAnswer
    expect(mismatches(operation, status, body), one.target).toEqual([])
    const errors: readonly ErrorEntry[] = JSON.parse(body).errors ?? []
    return { ...one, status, errors }
  })
}

const PATHS = ['', ...simulators.map(({ contract }) => `/${contract.name}`)]

describe.each(PATHS.map((path) => `/api/v1/simulateurs${path}`))('%s', (path) => {
  const operationHere = (): Operation => {
    const found = operations.find((operation) => operation.path === path)
    if (!found) throw new Error(`${path} is not described`)
    return found
  }

  it('answers what the description allows, or says which parameters are at odds', async () => {
    const operation = operationHere()
    const played = await play(fc.sample(positive(operation), { numRuns: CASES, seed: SEED }), operation)
    for (const { target, status, errors } of played) {
      const codes = errors.map(({ code }) => code)
      if (status !== 200) {
        expect(
          [status, ...codes.filter((code) => !['inconsistent', 'required'].includes(code))],
          target,
        ).toEqual([422])
      }
    }
    const sound = played.filter(({ status }) => status === 200).length
    expect(sound).toBeGreaterThan(CASES / 10)
  })

  it('refuses what the description forbids, and names every parameter at fault', async () => {
    const operation = operationHere()
    const played = await play(fc.sample(negative(operation), { numRuns: CASES, seed: SEED }), operation)
    for (const { target, status, errors, faults } of played) {
      expect(status, target).toBe(422)
      const fields = errors.map(({ field }) => field)
      expect(fields, target).toEqual(expect.arrayContaining([...faults]))
      expect(new Set(fields).size, target).toBe(fields.length)
    }
  })
})
