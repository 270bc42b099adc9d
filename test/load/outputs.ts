/** Part of `npm run chaos`: the output of the log fails. */
import { setTimeout as sleep } from 'node:timers/promises'
import { get, simulateur } from '../support/client.ts'
import { freePort } from '../support/free-port.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { atMost, exactly, type Figure, type Tell } from './figure.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
/** Clients that ask at the same time. */
const AT_ONCE = 8

/** Failures of the log output while the service runs. */
interface Loss {
  readonly name: string
  /** A shell command run before the service starts, in the same shell. */
  readonly shellBefore?: string
  /** Breaks the output once the service has started. */
  readonly breakOutput?: (service: TestProcess) => void
}

const LOSSES: readonly Loss[] = [
  { name: 'the pipe of the log closed', breakOutput: ({ child }) => void child.stdout?.destroy() },
  {
    name: 'both pipes closed',
    breakOutput: ({ child }) => void [child.stdout, child.stderr].map((pipe) => pipe?.destroy()),
  },
  {
    name: 'nobody reads the log',
    breakOutput: ({ child }) => void child.stdout?.removeAllListeners('data').pause(),
  },
  { name: 'the disk of the log full', shellBefore: 'exec > /dev/full' },
]

/**
 * A log that cannot be written must not affect clients; so many requests for each loss. Used by `chaos.ts`.
 */
export async function lostOutput({ requests }: { readonly requests: number }, tell: Tell): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const loss of LOSSES) {
    tell(loss.name)
    figures.push(...(await withLoss(loss, requests)))
  }
  return figures
}

async function withLoss({ name, shellBefore, breakOutput }: Loss, requests: number): Promise<Figure[]> {
  const port = await freePort()
  const service = await startProcess({ PORT: String(port), RATE_LIMIT: '0' }, 120_000, shellBefore, port)
  await sleep(200)
  breakOutput?.(service)
  let wrong = 0
  let longest = 0
  const client = async () => {
    for (let round = 0; round < requests / AT_ONCE; round += 1) {
      const began = performance.now()
      const status = await Promise.race([
        get(service, CAGR).then((answer) => answer.status),
        sleep(5000),
      ]).catch(() => 0)
      longest = Math.max(longest, performance.now() - began)
      if (status !== 200) wrong += 1
      if (wrong > 10) return
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, client))
  const ended = await Promise.race([service.stop(), sleep(6000)])
  await service.stop('SIGKILL')
  return [
    exactly(`${name}: of ${requests} requests, not 200`, wrong, 0),
    atMost(`${name}: longest answer`, longest, 1000, 'ms'),
    exactly(`${name}: its end on SIGTERM`, ended?.code ?? 1, 0),
  ]
}
