/** Part of `npm run chaos`: unfinished headers and idle connections at the proxies. */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { PROXIES } from '../deploy/stand.ts'
import { simulateur } from '../support/client.ts'
import { documentsOf } from '../support/manifests.ts'
import { askAs } from '../support/peer.ts'
import { startProcess } from '../support/process.ts'
import { connectTo } from '../support/raw.ts'
import {
  type ProxyName,
  type ReverseProxy,
  startReverseProxy,
  withoutProxy,
} from '../support/reverse-proxy.ts'
import { atMost, below, exactly, type Figure, largest, type Tell } from './figure.ts'

const CAGR = simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 })
/** Requests whose headers are not finished. */
const REQUESTS = 7000
/** Idle connections. */
const IDLE = 15_000
/** The addresses that they come from. */
const IDLE_CLIENTS = 4
/** Connections that a proxy accepts of a client. */
const CONNECTIONS_PER_CLIENT = 256

/** Nearly the longest header that HAProxy accepts; two lines, since nginx buffers each separately. */
const UNFINISHED = `GET ${CAGR} HTTP/1.1\r\nHost: a\r\nX-One: ${'a'.repeat(7300)}\r\nX-Two: ${'a'.repeat(7300)}`

/** Requests with unfinished headers, and idle connections, at each shipped proxy. Used by `chaos.ts`. */
export async function unfinishedHeaders(tell: Tell): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const name of PROXIES) {
    if (withoutProxy(name)) tell(`${name} is missing`)
    else figures.push(...(await behind(name, (proxy) => manyHeaders(name, proxy, tell))))
  }
  if (!withoutProxy('haproxy')) figures.push(...(await behind('haproxy', idleConnections)))
  return figures
}

/** Measures a proxy in front of two services. */
async function behind(name: ProxyName, measure: (proxy: ReverseProxy) => Promise<Figure[]>) {
  const env = { RATE_LIMIT: '0', LOG_LEVEL: 'silent', TRUST_PROXY: '127.0.0.1' }
  const [first, second] = await Promise.all([startProcess(env), startProcess(env)])
  const proxy = await startReverseProxy(name, [first.port, second.port])
  const figures = await measure(proxy)
  await proxy.stop()
  await Promise.all([first.stop('SIGKILL'), second.stop('SIGKILL')])
  return figures
}

async function manyHeaders(name: ProxyName, proxy: ReverseProxy, tell: Tell): Promise<Figure[]> {
  const quiet = residentBytes(proxy.pid)
  const clients = Math.ceil(REQUESTS / CONNECTIONS_PER_CLIENT) + 4
  const sockets = openMany(proxy.port, REQUESTS, (index) => `127.0.1.${1 + (index % clients)}`, UNFINISHED)
  let most = 0
  const seen: { readonly open: number; readonly status: number; readonly ms: number }[] = []
  do {
    const begun = performance.now()
    const { status } = await askAs(proxy.port, CAGR, { from: '127.0.2.1' }).catch(() => ({ status: 0 }))
    seen.push({ open: sockets.open.size, status, ms: performance.now() - begun })
    most = Math.max(most, residentBytes(proxy.pid))
    await sleep(100)
  } while (sockets.left() > 0)
  tell(`${name}: ${mebibytes(quiet)} MiB before, ${mebibytes(most)} MiB at most`)
  const limit = memoryLimit()
  const held = seen.filter(({ open }) => open === REQUESTS) // before, this process is busy opening connections
  return [
    exactly(`${name}: unfinished headers held at once`, largest(seen.map(({ open }) => open)), REQUESTS),
    atMost(`${name}: memory with them`, mebibytes(most), mebibytes(limit), 'MiB'),
    exactly(`${name}: others not answered 200`, seen.filter(({ status }) => status !== 200).length, 0),
    below(`${name}: longest that another waited`, largest(held.map(({ ms }) => ms)), 1000, 'ms'),
  ]
}

async function idleConnections(proxy: ReverseProxy): Promise<Figure[]> {
  const sockets = openMany(proxy.port, IDLE, (index) => `127.0.1.${1 + (index % IDLE_CLIENTS)}`, '')
  await sockets.connected
  await sleep(500) // connections beyond the bound are closed
  const open = sockets.open.size
  const { status } = await askAs(proxy.port, CAGR, { from: '127.0.2.1' })
  sockets.destroy()
  const bound = IDLE_CLIENTS * CONNECTIONS_PER_CLIENT
  return [
    exactly(`haproxy: of ${IDLE} idle connections of ${IDLE_CLIENTS} clients, kept open`, open, bound),
    exactly('haproxy: another, asked meanwhile', status, 200),
  ]
}

/**
 * Opens connections that send `bytes` and nothing more; `open`: those that are open now.
 * @param from their addresses.
 */
function openMany(port: number, count: number, from: (index: number) => string, bytes: string) {
  const open = new Set<Socket>()
  let left = count
  const sockets = Array.from({ length: count }, (_, index) => {
    const socket = connectTo(port, from(index)).on('error', () => {})
    socket.once('connect', () => {
      open.add(socket)
      if (bytes) socket.write(bytes)
    })
    socket.resume().once('close', () => {
      open.delete(socket)
      left -= 1
    })
    return socket
  })
  return {
    open,
    /** Those that are not closed yet. */
    left: () => left,
    destroy: () => {
      for (const socket of sockets) socket.destroy()
    },
    connected: Promise.all(sockets.map((socket) => once(socket, 'connect').catch(() => {}))),
  }
}

/** Resident memory of a process and its descendants, in bytes (Linux). */
function residentBytes(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)
  const [, kibibytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return children.reduce((sum, child) => sum + residentBytes(Number(child)), Number(kibibytes) * 1024)
}

const mebibytes = (bytes: number): number => Math.round(bytes / 2 ** 20)

/** Memory limit of the proxy in compose.yaml, in bytes. */
function memoryLimit(): number {
  const [compose] = documentsOf<{ services: { proxy: { mem_limit: string } } }>('compose.yaml')
  return Number.parseInt(compose?.services.proxy.mem_limit ?? '', 10) * 2 ** 20
}
