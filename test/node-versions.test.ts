/** Accepted, tested and deployed Node versions agree between all files. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ours, root } from './support/lock.ts'

/** docs/decisions/0037-supported-node-versions.md says why. */
const OLDEST = '20.19'
const TESTED = ['20', '22', '24']
const SUPPORTED = ['22', '24']
const DEPLOYED = '24'

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

describe('oldest accepted Node', () => {
  it.each(['', ...ours, 'bench'])('equals that of engines in %s/package.json', (folder) => {
    expect(JSON.parse(read(join(folder, 'package.json'))).engines).toEqual({ node: `>=${OLDEST}.0` })
  })

  it('equals that of scripts/ready.mjs', () => {
    const [, numbers = ''] = /^const OLDEST_NODE = \[(.+)\]$/m.exec(read('scripts/ready.mjs')) ?? []
    expect(numbers.replace(', ', '.')).toBe(OLDEST)
  })

  it('matches the Node types that the code compiles against', () => {
    const { devDependencies } = JSON.parse(read('package.json'))
    expect(devDependencies['@types/node']).toMatch(new RegExp(`^${OLDEST.split('.')[0]}[.]`))
  })

  it.each([
    'README.md',
    'README.fr.md',
    'CONTRIBUTING.md',
    'CONTRIBUTING.fr.md',
    ...['core', 'prose', 'client', 'charts'].map((name) => `packages/${name}/README.md`),
  ])('equals that of %s', (page) => {
    expect([...read(page).matchAll(/Node (\d+[.]\d+)/g)].map(([, version]) => version)).toContain(OLDEST)
  })
})

it('tests every supported Node version and the oldest in CI', () => {
  const { jobs } = parse(read('.github/workflows/ci.yml'))
  expect(jobs.quick.strategy.matrix.node).toEqual(TESTED)
  expect(jobs.full.container.image).toBe(`node:${DEPLOYED}-bookworm`)
})

it('deploys one Node version in the image, the compose file and the release', () => {
  const named = ['deploy/Dockerfile', 'deploy/compose.yaml', '.github/workflows/release.yml'].map((file) =>
    [...read(file).matchAll(/NODE_IMAGE(?:=|: |:-)(?:\$[{]NODE_IMAGE:-)?node:(\d+)/g)].map(
      ([, major]) => major,
    ),
  )
  for (const majors of named) expect(new Set(majors)).toEqual(new Set([DEPLOYED]))
  for (const { with: given } of parse(read('.github/workflows/release.yml')).jobs.packages.steps)
    if (given && 'node-version' in given) expect(given['node-version']).toBe(DEPLOYED)
})

it('lists in SECURITY.md the supported, the deployed and the oldest Node versions in both languages', () => {
  const [english = '', french = ''] = read('SECURITY.md').split('\n---\n')
  for (const text of [english, french]) {
    const rows = [...text.matchAll(/^\| (\d+)(?:[.](\d+))?[^|]*\| ([^|]+) \|/gm)]
    const named = rows.map(([, major = '', , support = '']) => ({
      major,
      hasFixes: /^(?:yes|oui)/.test(support),
    }))
    expect(named.map(({ major }) => major)).toEqual([...TESTED].reverse())
    expect(named.filter(({ hasFixes }) => hasFixes).map(({ major }) => major)).toEqual(
      [...SUPPORTED].reverse(),
    )
    expect(text).toContain(OLDEST)
  }
})
