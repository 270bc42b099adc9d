import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { clientKey } from '../limit/client-key.ts'

/** Time before a refused connection is closed, in milliseconds. */
const HOLD_MS = 1000

/** Refused connections held open at once; beyond, they are closed immediately. */
const MOST_HELD = 256

/**
 * Bounds the connections that one client holds open: an IPv4 address, or an IPv6 /64. A connection beyond is never
 * read, and closed after a second. Proxies that are trusted hold the connections of many clients, and are not
 * bounded. Called by `server.ts`.
 * @param most connections of one client. @param isTrusted whether an address is that of a trusted proxy.
 */
export function limitConnections(
  server: Server,
  most: number,
  isTrusted: (address: string) => boolean,
): void {
  /** How many connections each client holds open. */
  const open = new Map<string, number>()
  const closeLater = createDelayedClose()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isTrusted(address)) return
    const client = clientKey(address)
    const key = client ? `${client.high}:${client.low}` : address
    const count = (open.get(key) ?? 0) + 1
    if (count > most) {
      closeLater(socket)
      return
    }
    open.set(key, count)
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1
      if (left === 0) open.delete(key)
      else open.set(key, left)
    })
  })
}

/**
 * Closes connections after a delay: a client whose connection is closed at once reconnects at once. Node accepts one
 * connection per turn of the event loop, so new clients would wait behind the reconnections.
 */
function createDelayedClose(): (socket: Socket) => void {
  let held = 0
  return (socket) => {
    if (held === MOST_HELD) {
      socket.destroy()
      return
    }
    held += 1
    socket.on('resume', () => socket.pause()) // Node resumes it once it has set up its parser, before it reads
    const timer = setTimeout(() => socket.destroy(), HOLD_MS)
    socket.once('close', () => {
      clearTimeout(timer)
      held -= 1
    })
  }
}
