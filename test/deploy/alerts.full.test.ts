/** The alerts of Prometheus, run by promtool on recorded series. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../support/lock.ts'
import { EVALUATED_AT, HEALTHY, INTERVAL, SCENARIOS } from './alert-scenarios.ts'
import { rules } from './monitoring.ts'

const PROMETHEUS = join(root, 'deploy/prometheus')
const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' })
const isMissing = promtool('--version').error !== undefined && !process.env.CI

/** Fills in the labels that a summary shows. */
const filled = (text: string, labels: Readonly<Record<string, string>>) =>
  text.replace(/\{\{ \$labels\.(\w+) \}\}/g, (_, name) => labels[name] ?? '')

/** What promtool is told to expect: each rule either fires with these labels, or is silent. */
function ruleTest(series: Readonly<Record<string, string>>, fires: (typeof SCENARIOS)[number]['fires']) {
  return {
    rule_files: [join(PROMETHEUS, 'alerts.yaml')],
    evaluation_interval: INTERVAL,
    tests: [
      {
        interval: INTERVAL,
        input_series: Object.entries({ ...HEALTHY, ...series }).map(([name, values]) => ({
          series: name,
          values,
        })),
        alert_rule_test: rules.map(({ alert, labels, annotations }) => ({
          eval_time: EVALUATED_AT,
          alertname: alert,
          exp_alerts: (fires[alert] ?? []).map((own) => ({
            exp_labels: { ...labels, ...own },
            exp_annotations: { ...annotations, summary: filled(annotations.summary, own) },
          })),
        })),
      },
    ],
  }
}

/** Runs promtool on one file of tests. `status` is 0 where all hold. */
function run(test: ReturnType<typeof ruleTest>): { status: number | null; printed: string } {
  const folder = mkdtempSync(join(tmpdir(), 'denier-alerts-'))
  const file = join(folder, 'test.yaml')
  writeFileSync(file, JSON.stringify(test)) // JSON is YAML
  const { status, stdout, stderr } = promtool('test', 'rules', file)
  rmSync(folder, { recursive: true })
  return { status, printed: stdout + stderr }
}

describe.skipIf(isMissing)('alerts.yaml', () => {
  it.each(SCENARIOS)('fires what it should and nothing else: $title', ({ series, fires }) => {
    const { status, printed } = run(ruleTest(series, fires))
    expect(status, printed).toBe(0)
  })

  it('fails when an alert fires or is silent against expectation', () => {
    expect(run(ruleTest({}, { DenierAllDown: [{}] })).status).toBe(1)
    const down = { 'up{job="denier",instance="api1:9400"}': '0x200' }
    expect(run(ruleTest(down, {})).status).toBe(1)
  })

  it('is fired by a scenario, each of them', () => {
    const fired = new Set(SCENARIOS.flatMap(({ fires }) => Object.keys(fires)))
    expect([...fired].sort()).toEqual(rules.map(({ alert }) => alert).sort())
  })

  it('is fed by a scrape configuration that Prometheus accepts', () => {
    const { status, stdout, stderr } = promtool('check', 'config', join(PROMETHEUS, 'scrape.yaml'))
    expect(status, stdout + stderr).toBe(0)
  })
})
