/** The shipped alerts and dashboard, and the operations pages in both languages. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/lock.ts'
import { dashboard, operations, parseQuery, queries, queriesIn, rules } from './monitoring.ts'

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
    const headings = [...operations.en.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => anchor(title))
    for (const { labels, annotations, for: wait } of rules) {
      expect(['page', 'ticket']).toContain(labels.severity)
      expect(wait).toMatch(/^\d+[smh]$/)
      expect(annotations.summary).not.toBe('')
      const [file, heading] = annotations.runbook.split('#')
      expect(file).toBe('docs/en/operations.md')
      expect(headings).toContain(heading)
    }
  })

  it('gives each panel of the dashboard its own id', () => {
    expect(dashboard.panels.length).toBeGreaterThan(8)
    expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length)
  })
})

describe('docs/{en,fr}/operations.md', () => {
  it('gives the same queries in both languages', () => {
    expect(queriesIn(operations.fr)).toEqual(queriesIn(operations.en))
    expect(queriesIn(operations.en).length).toBeGreaterThan(1)
  })

  it('names the same settings, files, metrics and commands in both languages', () => {
    expect(codeIn(operations.fr)).toEqual(codeIn(operations.en))
    expect(codeIn(operations.en).length).toBeGreaterThan(100)
  })

  it('has the same number of sections at each level in both languages', () => {
    expect(levelsIn(operations.fr)).toEqual(levelsIn(operations.en))
  })

  it('links to files that exist', () => {
    for (const [language, page] of Object.entries(operations))
      for (const [, link = ''] of page.matchAll(/\]\(([^)#]+)[^)]*\)/g))
        expect([link, existsSync(join(root, 'docs', language, link))]).toEqual([link, true])
  })
})

/** Inline code of a page, sorted, without fenced blocks. */
const codeIn = (page: string): string[] =>
  [...page.replaceAll(/^```.*?^```$/gms, '').matchAll(/`([^`]+)`/g)].map(([, code = '']) => code).sort()
const levelsIn = (page: string): string[] => [...page.matchAll(/^(#+) /gm)].map(([, level = '']) => level)

/** The anchor of a heading. */
const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replace(/ /g, '-')
