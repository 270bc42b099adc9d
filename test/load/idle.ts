/** Part of `npm run chaos`: thousands of connections stay idle. */
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProcess } from '../support/process.ts'
import { connectTo } from '../support/raw.ts'
import { atMost, type Figure, largest, type Tell } from './figure.ts'
import { bars, under } from './shipped.ts'

/** Of the clients, on the loopback. */
const ADDRESSES = ['127.0.0.4', '127.0.0.5', '127.0.0.6', '127.0.0.7']
/** Connections of all clients together; fewer where this process may not open so many files. */
const MOST_CONNECTIONS = 15_000
/** Connections that the service accepts of a client, by default. */
const MOST_PER_CLIENT = 256
/** Further files that this process needs. */
const OTHER_FILES = 500
/** Connections opened at once, fewer than the accept queue holds. */
const AT_ONCE = 500
/** How long all are held open. */
const HELD_MS = 3000

/** Files that this process may open (Linux). */
const mostFiles = (): number =>
  Number(/^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 1024)

/** Files that a process has open (Linux). */
const filesOf = ({ pid }: TestProcess): number => readdirSync(`/proc/${pid}/fd`).length

/** Up to 15 000 idle connections of four clients. Used by `chaos.ts`. */
export async function idleConnections(tell: Tell): Promise<Figure[]> {
  const count = Math.min(MOST_CONNECTIONS, mostFiles() - OTHER_FILES)
  const held: number[] = []
  const aftermath = await under(async (service) => async () => {
    const before = filesOf(service)
    const sockets = []
    for (let index = 0; index < count; index += 1) {
      const socket = connectTo(service.port, ADDRESSES[index % ADDRESSES.length])
      sockets.push(socket.on('error', () => {}).resume())
      if (index % AT_ONCE === AT_ONCE - 1) {
        await sleep(100)
        held.push(filesOf(service) - before)
      }
    }
    await sleep(HELD_MS)
    held.push(filesOf(service) - before)
    for (const socket of sockets) socket.destroy()
  })
  const what = `${count} idle connections from ${ADDRESSES.length} addresses`
  const others = 256 + 100 // refused ones held before they are closed, and those of the bystander
  return [
    ...bars(what, aftermath, tell),
    atMost(`${what}: held by the service`, largest(held), ADDRESSES.length * MOST_PER_CLIENT + others),
  ]
}
