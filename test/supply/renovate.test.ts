/** The rules by which Renovate proposes new versions. Its schema comes only with Renovate itself, which is AGPL. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { type Locked, lock, root } from '../support/lock.ts'

interface Rule {
  readonly description: string
  readonly matchManagers?: readonly string[]
  readonly matchPackageNames?: readonly string[]
  readonly allowedVersions?: string
}
interface Configuration {
  readonly extends: readonly string[]
  readonly rangeStrategy: string
  readonly packageRules: readonly Rule[]
  readonly customManagers: readonly { managerFilePatterns: string[]; matchStrings: string[] }[]
}

const configuration: Configuration = JSON.parse(readFileSync(join(root, '.github/renovate.json'), 'utf8'))
const { packageRules, customManagers } = configuration

/** The members that our rules may have. */
const KNOWN = [
  'description',
  'matchManagers',
  'matchDatasources',
  'matchDepTypes',
  'matchUpdateTypes',
  'matchPackageNames',
  'allowedVersions',
  'groupName',
  'enabled',
]

/** Whether a version is below the ceiling, `<13` or `<1.16.20`. */
function isBelow(version: string, ceiling: string): boolean {
  const [have, most] = [version, ceiling.replace('<', '')].map((text) => text.split('.').map(Number))
  for (const [at, part] of (most ?? []).entries()) if (have?.[at] !== part) return (have?.[at] ?? 0) < part
  return false
}

it('pins versions and digests in renovate.json', () => {
  expect(configuration.rangeStrategy).toBe('pin')
  expect(configuration.extends).toEqual(
    expect.arrayContaining(['helpers:pinGitHubActionDigestsToSemver', 'docker:pinDigests']),
  )
})

it.each(packageRules.map((rule) => [rule.description, rule] as const))(
  'matches the installed packages with each rule of renovate.json: %s',
  (_, rule) => {
    expect(Object.keys(rule).filter((key) => !KNOWN.includes(key))).toEqual([])
    expect(rule.description).toMatch(/^\S.+[.]$/)
    if (rule.allowedVersions !== undefined) expect(rule.allowedVersions).toMatch(/^<\d+(?:[.]\d+){0,2}$/)
    if (!rule.matchManagers?.includes('npm')) return
    for (const name of rule.matchPackageNames ?? []) {
      const { version = '' } = (lock.packages[`node_modules/${name}`] ?? {}) as Locked & { version?: string }
      expect([name, isBelow(version, rule.allowedVersions ?? '')]).toEqual([name, true])
    }
  },
)

it('finds the base image of the release by renovate.json', () => {
  const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8')
  expect(customManagers[0]?.managerFilePatterns).toEqual(['/^[.]github/workflows/release[.]yml$/'])
  const found = new RegExp(customManagers[0]?.matchStrings[0] ?? '^$').exec(workflow)
  expect(found?.groups).toMatchObject({
    datasource: 'docker',
    depName: 'node',
    currentValue: expect.stringMatching(/^24[.]/),
  })
})
