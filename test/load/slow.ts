/** Part of `npm run chaos`: clients that send or read slowly. */
import { once } from 'node:events'
import { readdirSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { get, simulateur } from '../support/client.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { halfOpen, request } from '../support/raw.ts'
import { atLeast, atMost, below, exactly, type Figure, largest } from './figure.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
const wholeRequest = request('GET', CAGR)

interface Sender {
  /** What it sends at once. */
  readonly bytes: string
  /** What it then sends again and again, every 300 ms. */
  readonly drip?: string
}

/** Senders that never finish their request, by where they stop. */
const SENDERS: readonly Sender[] = [
  { bytes: '' },
  { bytes: 'G' },
  { bytes: 'GET /api/v1/simul' },
  { bytes: wholeRequest.slice(0, -2) },
  { bytes: 'GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ', drip: 'a' },
  { bytes: request('POST', CAGR, 'Content-Length: 1000'), drip: 'a' },
  { bytes: request('GET', CAGR, 'Content-Length: 1000'), drip: 'a' },
  { bytes: wholeRequest + wholeRequest.slice(0, 30) },
]

/** Seconds until a sender was disconnected. */
function secondsHeld({ port }: TestProcess, { bytes, drip }: Sender): Promise<number> {
  const socket = halfOpen(port, bytes)
  const began = performance.now()
  if (drip) {
    const dripping = setInterval(() => socket.writable && socket.write(drip), 300)
    socket.once('close', () => clearInterval(dripping))
  }
  socket.resume()
  return once(socket, 'close').then(() => (performance.now() - began) / 1000)
}

/** So many slow senders at once, and one well-behaved client meanwhile. Used by `chaos.ts`. */
export async function slowSenders({ senders }: { readonly senders: number }): Promise<Figure[]> {
  const service = await startProcess({ RATE_LIMIT: '0', LOG_LEVEL: 'silent' })
  const held = Array.from({ length: senders }, (_, index) =>
    secondsHeld(service, SENDERS[index % SENDERS.length] as Sender),
  )
  let over = false
  const gone = Promise.all(held).finally(() => {
    over = true
  })
  const others: { readonly status: number; readonly took: number }[] = []
  while (!over) {
    const began = performance.now()
    const { status } = await get(service, CAGR)
    others.push({ status, took: performance.now() - began })
    await sleep(50)
  }
  const longest = largest(await gone)
  await service.stop('SIGKILL')
  return [
    below(`the last of ${senders} was sent away after`, longest, 10, 's'),
    atLeast('others served meanwhile', others.length, 21),
    exactly('of them, not 200', others.filter(({ status }) => status !== 200).length, 0),
    atMost('longest that another waited', largest(others.map(({ took }) => took)), 1000, 'ms'),
  ]
}

/** Requests whose answers are more than a system buffers between the two ends of a connection. */
const MANY_DOCUMENTS = request('GET', '/docs/swagger-ui-bundle.js').repeat(60)

/**
 * Bound for disconnecting a reader: twice twenty seconds after its last byte, with a margin for a busy
 * machine.
 */
const READERS_S = 90

/** So many clients that request large documents and read nothing. Used by `chaos.ts`. */
export async function slowReaders({ readers }: { readonly readers: number }): Promise<Figure[]> {
  const service = await startProcess({ RATE_LIMIT: '0', LOG_LEVEL: 'silent' })
  const before = socketsOf(service)
  const held = Array.from({ length: readers }, () => halfOpen(service.port, MANY_DOCUMENTS))
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  while (socketsOf(service) < before + readers && seconds() < READERS_S) await sleep(50)
  const most = socketsOf(service) - before
  while (socketsOf(service) > before && seconds() < READERS_S) await sleep(200)
  const last = seconds()
  const { status } = await get(service, CAGR)
  for (const socket of held) socket.destroy()
  await service.stop('SIGKILL')
  return [
    exactly('readers that take nothing', most, readers),
    below('the last of them was sent away after', last, READERS_S, 's'),
    exactly('another, asked afterwards', status, 200),
  ]
}

/** The sockets that a process has open (Linux). */
const socketsOf = ({ pid }: TestProcess): number =>
  readdirSync(`/proc/${pid}/fd`).filter((fd) => isSocket(`/proc/${pid}/fd/${fd}`)).length

function isSocket(file: string): boolean {
  try {
    return readlinkSync(file).startsWith('socket:')
  } catch {
    return false // closed meanwhile
  }
}
