/** Simulators that throw or return invalid figures. */
import { afterAll, describe, expect, it } from 'vitest'
import { defineSimulator } from '../../packages/core/src/definition/simulator.ts'
import { get, simulateur } from '../support/client.ts'
import { startInMemory } from '../support/service.ts'
import { failing, simulatorNamed } from '../support/simulators.ts'

/** A value that must not reach the log. */
const SECRET = 31_415_926.53
const cagr = simulatorNamed('cagr')
const throwing = failing('cagr', new Error('a fault of ours'))

/** The figures of cagr, one of them NaN. */
const notANumber = defineSimulator({ ...cagr.contract, name: 'not-a-number' }, (params, context) => {
  const data = cagr.answer(params, context, 'fr').data as Record<string, object>
  return { data: { ...data, resume: { ...data.resume, gainAbsolu: Number.NaN } }, warnings: {} } as never
})

const service = await startInMemory({ simulators: [throwing, notANumber, simulatorNamed('coast-fire')] })
afterAll(() => service.close())

const QUERY = { valeur_initiale: SECRET, valeur_finale: 2, duree: 1 }

describe.each([
  ['cagr', 'Error: a fault of ours'],
  ['not-a-number', 'RangeError: data.resume.gainAbsolu is NaN'],
])('simulator that throws (%s)', (name, cause) => {
  it('answers 500 with a request id and without the cause', async () => {
    const { status, json, text } = await get(service, simulateur(name, QUERY))
    expect(status).toBe(500)
    expect(json).toEqual({
      errors: [
        {
          code: 'internal_error',
          message: 'The service failed; the fault is logged',
          requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        },
      ],
    })
    expect(text).not.toMatch(/at |\.ts|RangeError|a fault of ours|NaN/)
  })

  it('logs the cause once with the request id and without the query', async () => {
    const before = service.lines.length
    const { errors } = await get(service, simulateur(name, QUERY))
    const entries = await entriesAfter(before, 2)
    const failed = entries.filter(({ level }) => level === 50)
    expect(failed).toHaveLength(1)
    expect(failed[0]).toMatchObject({
      reqId: errors[0]?.requestId,
      path: `/api/v1/simulateurs/${name}`,
      msg: 'failed',
      err: { stack: expect.stringContaining(cause) },
    })
    expect(entries.filter(({ msg }) => msg === 'answered')).toHaveLength(1)
    expect(service.lines.join('')).not.toContain('31415926')
  })
})

it('keeps serving other simulators after repeated failures', async () => {
  for (let times = 0; times < 20; times += 1) await get(service, simulateur('cagr', QUERY))
  const { status } = await get(
    service,
    simulateur('coast-fire', simulatorNamed('coast-fire').contract.example.query),
  )
  expect(status).toBe(200)
})

it('answers 422 to an invalid query of a simulator that throws', async () => {
  expect((await get(service, simulateur('cagr', { ...QUERY, duree: 'x' }))).status).toBe(422)
})

/** Waits for the log entries, which can be written after the client has the answer. */
async function entriesAfter(count: number, wanted: number) {
  while (service.lines.length < count + wanted) await new Promise(setImmediate)
  return service.lines.slice(count).map((line) => JSON.parse(line))
}
