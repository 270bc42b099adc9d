/** Part of `npm run chaos`: the service behind the shipped proxies. */
import { answersOf, isMissing, PROXIES, type Stand, startStand } from '../deploy/stand.ts'
import { simulateur } from '../support/client.ts'
import { startLoad } from '../support/load.ts'
import { askAs } from '../support/peer.ts'
import type { ProxyName } from '../support/reverse-proxy.ts'
import { atLeast, exactly, type Figure, type Tell } from './figure.ts'

const TARGET = simulateur('interets-composes', { capital: 1, mensuel: 1, taux: 5, duree: 50 })
/** Requests of a client that the service accepts in a minute, by default. */
const LIMIT = 30
/** Requests at once from one address. */
const BURST = 200
/** Clients while an instance is lost. */
const CLIENTS = 16

/** Pause of a client between requests: the proxies refuse more than 60 requests a second and client. */
const PAUSE_MS = 60
const addressOf = (client: number) => `127.0.1.${1 + client}`

/**
 * Each shipped proxy in front of two instances: a burst of one address, and an instance lost under load. Used
 * by `chaos.ts`.
 */
export async function proxiesUnderLoad(tell: Tell): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const name of PROXIES) {
    if (isMissing(name)) {
      tell(`${name} or Redis is missing`)
      continue
    }
    figures.push(await burst(name), ...(await losses(name, tell)))
  }
  return figures
}

/** How many requests at once from one address are accepted. */
async function burst(name: ProxyName): Promise<Figure> {
  const stand = await startStand(name)
  const answers = Array.from({ length: BURST }, () => askAs(stand.proxy.port, TARGET, { from: '127.0.0.9' }))
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  await stand.stop()
  const accepted = statuses.filter((status) => status === 200).length
  return exactly(`${name}: of ${BURST} at once from one address, accepted`, accepted, LIMIT)
}

/** Requests lost while an instance is told to stop, then while the other one is killed. */
async function losses(name: ProxyName, tell: Tell): Promise<Figure[]> {
  const stand = await startStand(name, { RATE_LIMIT: '0' })
  const stopped = await lostWhile(stand, () => stand.instances[0].stop('SIGTERM'))
  await stand.restart(0)
  await servedByBoth(stand)
  const killed = await lostWhile(stand, () => stand.instances[1].stop('SIGKILL'))
  await stand.stop()
  for (const { status = 0, error = '' } of [...stopped.lost, ...killed.lost])
    tell(`${name} lost ${status || 'no status'} ${error}`)
  return [
    atLeast(`${name}: answers while an instance is lost`, stopped.total + killed.total, 20 * CLIENTS),
    exactly(`${name}: requests lost when an instance is told to stop`, stopped.lost.length, 0),
    exactly(`${name}: requests lost when an instance is killed`, killed.lost.length, 0),
  ]
}

/**
 * Runs clients with persistent connections before, during and after an event; `lost`: requests without a
 * whole 200.
 */
async function lostWhile(stand: Stand, happens: () => Promise<unknown>) {
  const load = startLoad(stand.proxy.origin, TARGET, CLIENTS, PAUSE_MS, addressOf)
  const more = async () => {
    const enough = load.outcomes.length + 5 * CLIENTS
    while (load.outcomes.length < enough) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await more()
  await happens()
  await more()
  await load.end()
  const lost = load.outcomes.filter(({ status, complete }) => status !== 200 || !complete)
  return { total: load.outcomes.length, lost }
}

/** Resolves once the proxy sends requests to both instances again. */
async function servedByBoth(stand: Stand): Promise<void> {
  for (;;) {
    const before = stand.instances.map(answersOf)
    await Promise.all(
      Array.from({ length: CLIENTS }, (_, client) =>
        askAs(stand.proxy.port, TARGET, { from: addressOf(client) }),
      ),
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
    if (stand.instances.every((instance, index) => answersOf(instance) > (before[index] ?? 0))) return
  }
}
