/** The shipped monitoring files: alerts, dashboard, and queries of the operations page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from '@prometheus-io/lezer-promql'
import { shipped } from '../support/deploy.ts'
import { root } from '../support/lock.ts'
import { documentsOf } from '../support/manifests.ts'

/** As much of an alert as is read. */
interface Rule {
  readonly alert: string
  readonly expr: string
  readonly for: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly runbook: string }
}
/** As much of a panel of the dashboard as is read. */
interface Panel {
  readonly id: number
  readonly title: string
  readonly targets: readonly { readonly expr: string }[]
}

const [alerts] = documentsOf<{ groups: { name: string; rules: Rule[] }[] }>('prometheus/alerts.yaml')
/** The rules of all alerts. Used by `alerts.full.test.ts` and `monitoring.test.ts`. */
export const rules = alerts?.groups.flatMap((group) => group.rules) ?? []
/** The dashboard of Grafana. Used by `monitoring.test.ts`. */
export const dashboard = JSON.parse(shipped('grafana/denier.json')) as { panels: Panel[] }
/** The text of the operations page in each language. Used by `monitoring.test.ts`. */
export const operations = {
  en: readFileSync(join(root, 'docs/en/operations.md'), 'utf8'),
  fr: readFileSync(join(root, 'docs/fr/operations.md'), 'utf8'),
}
/** The Prometheus queries of an operations page. Used by `monitoring.test.ts`. */
export const queriesIn = (page: string): string[] =>
  [...page.matchAll(/```promql\n([^`]+)```/g)].map(([, text = '']) => text)

/**
 * Every query, with the alert or the panel that has it, or `docs`. Used by `monitoring.full.test.ts` and
 * `monitoring.test.ts`.
 */
export const queries: [title: string, query: string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
  ...queriesIn(operations.en).map((query): [string, string] => ['docs', query]),
]

/**
 * A query parsed by the grammar of Prometheus: the positions of its errors, and the metrics and labels that
 * it names. Used by `monitoring.full.test.ts` and `monitoring.test.ts`.
 */
export function parseQuery(query: string) {
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
