import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { get, simulateur } from '../support/client.ts'
import { shipped } from '../support/deploy.ts'
import { root } from '../support/lock.ts'
import { documentsOf } from '../support/manifests.ts'
import { freePort, startProcess, type TestProcess } from '../support/process.ts'
import { startRedis, type TestRedis, withoutRedis } from '../support/redis.ts'

interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly runbook: string }
}
interface Panel {
  readonly id: number
  readonly title: string
  readonly targets: readonly { readonly expr: string }[]
}

const [alerts] = documentsOf<{ groups: { name: string; rules: Rule[] }[] }>('prometheus/alerts.yaml')
const rules = alerts?.groups.flatMap((group) => group.rules) ?? []
const dashboard = JSON.parse(shipped('grafana/denier.json')) as { panels: Panel[] }
const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8')
const queries: [title: string, query: string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
  ...[...operations.matchAll(/```promql\n([^`]+)```/g)].map(([, text = '']): [string, string] => [
    'docs',
    text,
  ]),
]

/** What the grammar of Prometheus makes of a query: where it fails, and the metrics and labels that it names. */
function read(query: string) {
  const found = { faults: [] as number[], metrics: new Set<string>(), labels: new Set<string>() }
  parser.parse(query).iterate({
    enter: ({ type, from, to, node }) => {
      const text = query.slice(from, to)
      if (type.isError) found.faults.push(from)
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') found.metrics.add(text)
      if (type.name === 'LabelName') found.labels.add(text)
    },
  })
  return found
}

/** What Prometheus adds to what it reads. */
const OF_PROMETHEUS = { metrics: ['up'], labels: ['job', 'instance'] }

describe.skipIf(withoutRedis)('what is watched', () => {
  let redis: TestRedis
  let service: TestProcess
  let metricsPort: number
  const metrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  beforeAll(async () => {
    redis = (await startRedis()) as TestRedis
    metricsPort = await freePort()
    const env = { METRICS_PORT: String(metricsPort), RATE_LIMIT_STORE_URL: redis.url }
    service = await startProcess(env)
    await get(service, simulateur('cagr', { valeur_initiale: 1, valeur_finale: 2, duree: 1 }))
  })
  afterAll(async () => {
    await service?.stop('SIGKILL')
    await redis?.stop()
  })

  it.each(queries)('%s: %s', async (_, query) => {
    const { faults, metrics: names, labels } = read(query)
    expect(faults).toEqual([])
    expect(names.size).toBeGreaterThan(0)
    const text = await metrics()
    for (const name of names)
      if (!OF_PROMETHEUS.metrics.includes(name)) expect(text).toMatch(new RegExp(`^${name}(?:\\{| )`, 'm'))
    for (const label of labels)
      if (!OF_PROMETHEUS.labels.includes(label)) expect(text).toMatch(new RegExp(`[{,]${label}="`))
  })

  it('finds a fault in a query where there is one', () => {
    expect(read('sum(rate(denier_answers_total[5m])').faults).not.toEqual([])
  })

  it('each alert says how bad it is, and where what to do is told', () => {
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length)
    const headings = [...operations.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchor(title))
    for (const { labels, annotations, for: wait } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity)
      expect(wait).toMatch(/^\d+[smh]$/)
      expect(annotations.summary).not.toBe('')
      const [file, heading] = annotations.runbook.split('#')
      expect(file).toBe('docs/operations.md')
      expect(headings).toContain(heading)
    }
  })

  it('the dashboard has a place for each panel', () => {
    expect(dashboard.panels.length).toBeGreaterThan(8)
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  })

  it('a shared count that is lost is seen, and seen to be back', async () => {
    const up = async () => /^denier_shared_limit_up (\d)$/m.exec(await metrics())?.[1]
    await expect.poll(up, { timeout: 10_000 }).toBe('1')
    await redis.kill()
    await expect.poll(up, { timeout: 10_000 }).toBe('0')
    await redis.restart()
    await expect.poll(up, { timeout: 10_000 }).toBe('1')
  })
})

/** How a heading is linked to. */
const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-')
