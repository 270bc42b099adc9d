import { describe, expect, it } from 'vitest'
import { dashboard, operations, parseQuery, queries, rules } from './monitoring.ts'

/** `monitoring.full.test.ts` compares the names of these queries with the metrics of a service that runs. */
describe('monitoring files', () => {
  it.each(queries)('contains a valid PromQL query for %s: %s', (_, query) => {
    const { faults, metrics } = parseQuery(query)
    expect(faults).toEqual([])
    expect(metrics.size).toBeGreaterThan(0)
  })

  it('refuses an unclosed query', () => {
    expect(parseQuery('sum(rate(denier_answers_total[5m])').faults).not.toEqual([])
  })

  it('gives each alert a severity and a runbook section that exists', () => {
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

  it('gives each panel of the dashboard its own id', () => {
    expect(dashboard.panels.length).toBeGreaterThan(8)
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  })
})

/** The anchor of a heading. */
const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-')
