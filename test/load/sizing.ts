/** Part of `npm run chaos`: processor and memory that one instance needs. */
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { simulateur } from '../support/client.ts'
import { askOnce } from '../support/load.ts'
import { documentsOf } from '../support/manifests.ts'
import { startProcess, type TestProcess } from '../support/process.ts'
import { atMost, exactly, type Figure, type Tell } from './figure.ts'

/** Answers of each kind. */
const ANSWERS = 6000
/** Clients at once, each with one connection. */
const CLIENTS = 32

const savings = (index: number) => `capital=${index}&mensuel=300&taux=5&duree=30`

/** Requests of the clients, with varying values where possible. */
const TARGETS: Readonly<Record<string, (index: number) => string>> = {
  'question in JSON': (index) => simulateur('interets-composes', savings(index)),
  'question in CSV': (index) => `${simulateur('interets-composes', savings(index))}&format=csv`,
  chart: (index) => simulateur('interets-composes', savings(index)).replace('?', '/graphique.svg?'),
  'page with a question': (index) => `/interets-composes?${savings(index)}`,
  'page without a question': () => '/interets-composes',
  description: () => '/openapi.json',
}

/**
 * Processor and memory of one instance, from which autoscaling.yaml and deployment.yaml are set. Used by
 * `chaos.ts`.
 */
export async function sizing(tell: Tell): Promise<Figure[]> {
  const service = await startProcess({ RATE_LIMIT: '0' })
  const resident = () => Number(/^VmRSS:\s+(\d+)/m.exec(statusOf(service))?.[1]) / 1024
  const atRest = resident()
  tell(`at rest: ${atRest.toFixed(0)} MiB`)
  let failures = 0
  let most = atRest
  for (const [title, target] of Object.entries(TARGETS)) {
    const before = processorMs(service)
    const begun = performance.now()
    failures += await askMany(service, target)
    const spent = processorMs(service) - before
    most = Math.max(most, resident())
    const busy = (spent / (performance.now() - begun)).toFixed(2)
    tell(
      `${title}: ${(spent / ANSWERS).toFixed(2)} ms of processor an answer, ${busy} cores, ${most.toFixed(0)} MiB`,
    )
  }
  await service.stop('SIGKILL')
  return [
    exactly('answers that were not 200', failures, 0),
    atMost(
      'memory after all of them, against what a pod asks for',
      Math.round(most),
      requestedMebibytes(),
      'MiB',
    ),
  ]
}

/** Asks for all the answers of a kind. @returns the number of those that were not 200. */
async function askMany({ origin }: TestProcess, target: (index: number) => string): Promise<number> {
  let next = 0
  let lost = 0
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (next < ANSWERS) {
      next += 1
      const { status } = await askOnce(origin + target(next), agent)
      if (status !== 200) lost += 1
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return lost
}

const statusOf = ({ pid }: TestProcess): string => readFileSync(`/proc/${pid}/status`, 'utf8')

/**
 * Milliseconds of processor that a process has used. Linux counts hundredths of a second; the name of the
 * command, in brackets, may hold spaces.
 */
function processorMs({ pid }: TestProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** As much of a deployment as is read. */
interface Pods {
  spec: { template: { spec: { containers: { resources: { requests: { memory: string } } }[] } } }
}

/** The memory that deployment.yaml requests for a pod, in MiB. */
function requestedMebibytes(): number {
  const [deployment] = documentsOf<Pods>('kubernetes/deployment.yaml')
  return Number.parseInt(deployment?.spec.template.spec.containers[0]?.resources.requests.memory ?? '', 10)
}
