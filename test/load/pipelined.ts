/** Part of `npm run chaos`: clients pipeline requests and read nothing. Used by `chaos.ts`. */
import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProcess } from '../support/process.ts'
import { connectTo, request } from '../support/raw.ts'
import { atMost, exactly, type Figure, type Tell } from './figure.ts'
import { largestAssets } from './largest-assets.ts'
import { bars, under } from './shipped.ts'

const TARGETS = ['/openapi.json', '/llms-full.txt', '/docs', '/en/', '/api/v1/simulateurs']
/** How many send the same target in bursts. */
const CONNECTIONS = 5
/** Requests of a connection. */
const REQUESTS = 1300
/** How long the connections are held open. */
const HELD_MS = 3000

/** Writes all bytes at once on each connection, and reads no answer. */
async function burst(port: number, connections: number, bytes: string): Promise<Socket[]> {
  const sockets = Array.from({ length: connections }, () =>
    connectTo(port)
      .on('error', () => {})
      .pause(),
  )
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.write(bytes)
  return sockets
}

/** A load of bursts with unread answers, held open. */
const unread =
  (connections: number, bytes: string) =>
  async ({ port }: TestProcess) =>
  async () => {
    const sockets = await burst(port, connections, bytes)
    await sleep(HELD_MS)
    for (const socket of sockets) socket.destroy()
  }

/**
 * For each large document, clients that pipeline many requests in one burst and never read. Used by
 * `chaos.ts`.
 */
export async function unreadBursts(tell: Tell): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const target of [...TARGETS, ...largestAssets(1)]) {
    const bytes = request('GET', target).repeat(REQUESTS)
    figures.push(...bars(target, await under(unread(CONNECTIONS, bytes)), tell))
  }
  return figures
}

/**
 * As many waiting requests (250), on as many connections (256), as one client may have. Used by `chaos.ts`.
 */
export async function deepestQueues(tell: Tell): Promise<Figure[]> {
  const bytes = request('GET', '/openapi.json').repeat(250)
  return bars('256 connections of 250 requests', await under(unread(256, bytes)), tell)
}

/** The shortest possible request: a read of 64 kB holds 3,600 of them. */
const SHORTEST = 'GET / HTTP/1.1\r\n\r\n'
/** How many send a burst of it. */
const MOST_CONNECTIONS = 200
/** Seconds within which the service must answer again. */
const BACK_S = 5

/** The most requests that can be parsed at once: the process survives and answers again soon. */
export async function shortestRequests(tell: Tell): Promise<Figure[]> {
  const { witnessed, peakMb, ended } = await under(unread(MOST_CONNECTIONS, SHORTEST.repeat(3600)))
  const { health, questions } = witnessed
  tell(`most memory resident ${peakMb.toFixed(0)} MB; /healthz p99 ${health.p99.toFixed(0)} ms`)
  return [
    atMost('back after', Math.max(health.max, questions.max) / 1000, BACK_S, 's'),
    exactly('its end on SIGTERM', ended, 0),
  ]
}
