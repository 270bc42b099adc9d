import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { clientKey } from '../limit/client-key.ts'

/**
 * Bounds the connections that one client holds open: an IPv4 address, or an IPv6 /64. A connection beyond is closed at
 * once. Proxies that are trusted hold the connections of many clients, and are not bounded.
 */
export function limitConnections(
  server: Server,
  most: number,
  isTrusted: (address: string) => boolean,
): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (isTrusted(address)) return
    const client = clientKey(address)
    const key = client ? `${client.high}:${client.low}` : address
    const count = (open.get(key) ?? 0) + 1
    if (count > most) {
      socket.destroy()
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
