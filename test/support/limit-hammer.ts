/**
 * One process among several that share a limit. Arguments: address of the store, number of requests, and either
 * `patient`, for a store that is waited for, or `frozen`, for one that does not answer. Says when it is ready, waits for a
 * line, asks for all its requests at once, prints how many were accepted, closes, and must then end by itself.
 */
import { once } from 'node:events'
import { clientKey } from '../../apps/api/src/limit/client-key.ts'
import { createLimiter } from '../../apps/api/src/limit/create-limiter.ts'
import { until } from './until.ts'

const HOUR_MS = 3_600_000
/** An answer of the store is waited for as long as the test may last. */
const PATIENT = { deadlineMs: HOUR_MS, silenceMs: HOUR_MS }

async function main(storeUrl = '', requests = '0', mode = 'patient') {
  const isPatient = mode === 'patient'
  const limiter = await createLimiter({ limit: 30, windowMs: HOUR_MS, storeUrl, ...(isPatient && PATIENT) })
  const client = clientKey('203.0.113.7')
  if (!limiter || !client) throw new Error('no limiter')
  await limiter.ready
  if (isPatient) await until(() => JSON.stringify(limiter.health()).includes('"up"'))
  process.stdout.write('ready\n')
  await once(process.stdin, 'data')
  process.stdin.destroy()
  const decisions = await Promise.all(Array.from({ length: Number(requests) }, () => limiter.take(client)))
  await limiter.close()
  process.stdout.write(`accepted ${decisions.filter((decision) => decision.allowed).length}\n`)
}

void main(...process.argv.slice(2))
