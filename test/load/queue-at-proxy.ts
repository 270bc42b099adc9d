/** Part of `npm run chaos`: requests queue at a proxy while instances are frozen. */
import { setTimeout as sleep } from 'node:timers/promises'
import { tally } from '../deploy/stand.ts'
import { simulateur } from '../support/client.ts'
import { askAs } from '../support/peer.ts'
import { startProcess } from '../support/process.ts'
import { startReverseProxy, withoutProxy } from '../support/reverse-proxy.ts'
import { exactly, type Figure, type Tell } from './figure.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })

/** Requests that HAProxy holds at once; the system queues 4,096 for each instance that does not accept. */
const REQUESTS = 8000
const CLIENTS = 60

/**
 * After its start, HAProxy takes an instance for down at one failed check until some have passed, 2 s apart.
 */
const SETTLED_MS = 7000
/** How long the instances do not run. */
const FROZEN_MS = 3000

/**
 * Both instances are frozen (SIGSTOP) with more requests at HAProxy than their queues hold. Health checks
 * still connect, so no instance is declared down and HAProxy sends no 503. Used by `chaos.ts`.
 */
export async function requestsQueueAtFrozenInstances(tell: Tell): Promise<Figure[]> {
  if (withoutProxy('haproxy')) {
    tell('haproxy is missing')
    return []
  }
  const env = { RATE_LIMIT: '0', LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1' }
  const instances = await Promise.all([startProcess(env), startProcess(env)])
  const proxy = await startReverseProxy('haproxy', [instances[0].port, instances[1].port])
  await sleep(SETTLED_MS)
  for (const { child } of instances) child.kill('SIGSTOP')
  const answers = Array.from({ length: REQUESTS }, (_, index) =>
    askAs(proxy.port, CAGR, { from: `127.0.1.${1 + (index % CLIENTS)}` }).then(
      ({ status }) => status,
      () => 0,
    ),
  )
  await sleep(FROZEN_MS)
  for (const { child } of instances) child.kill('SIGCONT')
  const statuses = await Promise.all(answers)
  const log = proxy.log()
  await proxy.stop()
  await Promise.all(instances.map((instance) => instance.stop('SIGKILL')))
  for (const [line] of log.matchAll(/^.* is DOWN.*$/gm)) tell(line)
  tell(`answers: ${JSON.stringify(tally(statuses))}`)
  return [
    exactly('haproxy: instances declared down', [...log.matchAll(/ is DOWN/g)].length, 0),
    exactly('haproxy: requests that found no instance', [...log.matchAll(/"end":"SC/g)].length, 0),
  ]
}
