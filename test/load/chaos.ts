/** `npm run chaos`: exposes the built service to each hazard, and prints the figures that must hold. */
import { fileExhaustion } from './files.ts'
import { floodOfDocuments, floodOfEmbeds, floodOfPages, floodOfToolMessages } from './floods.ts'
import { forgedAddresses, oneSubscriber } from './forged.ts'
import { heavyQueries } from './heavy.ts'
import { idleConnections } from './idle.ts'
import { littleMemory, millionClients, millionRequests } from './memory.ts'
import { lostOutput } from './outputs.ts'
import { deepestQueues, shortestRequests, unreadBursts } from './pipelined.ts'
import { proxiesUnderLoad } from './proxies.ts'
import { requestsQueueAtFrozenInstances } from './queue-at-proxy.ts'
import { rawSockets } from './raw.ts'
import { type Hazard, report } from './report.ts'
import { sizing } from './sizing.ts'
import { slowReaders, slowSenders } from './slow.ts'
import { manyStops } from './stop.ts'
import { stopsWithLongQuestions } from './stop-long.ts'
import { fourProcesses, storeFails, waitersAreForgotten } from './store.ts'
import { clientsLeave, threadsDie } from './threads.ts'
import { unfinishedHeaders } from './unfinished-headers.ts'

/** In the order of their runs; `tell` prints the progress of the slow ones. */
const hazards: readonly Hazard[] = [
  { name: 'redis: the store of the limit fails under load', run: storeFails },
  { name: 'redis: what waited for a frozen store', run: waitersAreForgotten },
  { name: 'limit: four processes on one Redis', run: fourProcesses },
  { name: 'forged: addresses in headers', run: () => forgedAddresses({ requests: 200 }) },
  { name: 'forged: one subscriber of IPv6', run: () => oneSubscriber({ addresses: 10_000 }) },
  { name: 'raw: bytes that are no request', run: (tell) => rawSockets({ rounds: 20, random: 5000 }, tell) },
  { name: 'million: clients in the count of the limit', run: millionClients },
  { name: 'million: clients of the service', run: (tell) => millionRequests({ clients: 1_000_000 }, tell) },
  { name: 'heavy: the costliest questions, sixty-four at once', run: heavyQueries },
  { name: 'threads: they die', run: () => threadsDie({ times: 5 }) },
  { name: 'threads: clients leave', run: () => clientsLeave({ clients: 64 }) },
  { name: 'memory: 96 megabytes of heap', run: () => littleMemory({ rounds: 20 }) },
  { name: 'output: the log has nowhere to go', run: (tell) => lostOutput({ requests: 8000 }, tell) },
  { name: 'files: no file is left', run: fileExhaustion },
  { name: 'slow: senders that never come to the point', run: () => slowSenders({ senders: 200 }) },
  { name: 'slow: readers that take nothing', run: () => slowReaders({ readers: 40 }) },
  { name: 'pipeline: bursts of large documents that nobody reads', run: unreadBursts },
  { name: 'pipeline: as many waiting requests as one client may have', run: deepestQueues },
  { name: 'pipeline: the shortest requests, 3,600 a connection', run: shortestRequests },
  { name: 'documents: 512 connections of one client', run: floodOfDocuments },
  { name: 'pages: one client far over its limit', run: floodOfPages },
  { name: 'embeds: one client far over its limit', run: floodOfEmbeds },
  { name: 'mcp: 512 connections of one client', run: floodOfToolMessages },
  { name: 'idle: connections that ask nothing', run: idleConnections },
  { name: 'proxies: nginx and HAProxy under load', run: proxiesUnderLoad },
  { name: 'proxies: unfinished headers and idle connections', run: unfinishedHeaders },
  { name: 'proxies: requests queue while instances are frozen', run: requestsQueueAtFrozenInstances },
  { name: 'sizing: processor and memory of an instance', run: sizing },
  { name: 'stop: told to stop under load', run: (tell) => manyStops({ times: 50 }, tell) },
  { name: 'stop-long: told to stop with long questions', run: stopsWithLongQuestions },
]

/**
 * Runs every hazard against the built service and prints the figures.
 * @param words prefixes of the names of the hazards to run; all where there is none.
 * @returns whether every figure held.
 */
export const main = (words: readonly string[]): Promise<boolean> =>
  report(
    words.length === 0 ? hazards : hazards.filter(({ name }) => words.some((word) => name.startsWith(word))),
  )
