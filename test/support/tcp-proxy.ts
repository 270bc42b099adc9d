/**
 * A TCP proxy that delays or mutes connections, for tests of the shared limit. Used by
 * `limit/shared-limiter.full.test.ts` and `load/store.ts`.
 */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A bad network between a client and a port of the loopback. */
export interface TcpProxy {
  readonly port: number
  /** Milliseconds that each answer is held back. */
  delayMs: number
  /** The connections that are open carry nothing more, and stay open; new ones work. */
  mute(): void
  stop(): Promise<void>
}

/** Listens on a free port of the loopback and passes on all bytes to the port `target`, and back. */
export async function startProxy(target: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>()
  let muted = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    near.on('data', (data) => void (muted.has(near) || far.write(data)))
    far.on('data', (data) => setTimeout(() => muted.has(far) || near.write(data), proxy.delayMs))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const proxy: TcpProxy = {
    port: typeof address === 'object' && address ? address.port : 0,
    delayMs: 0,
    mute: () => {
      muted = new Set(sockets)
    },
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
  return proxy
}
