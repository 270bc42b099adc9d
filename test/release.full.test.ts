/** Checks of `npm run release` on a valid tarball and on one with deliberate faults. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tarballChecks } from '../scripts/release/tarball.mjs'
import { changelogFaults, versionFaults } from '../scripts/release/version-checks.mjs'
import { published, workspaces } from '../scripts/release/workspaces.mjs'
import { root } from './support/lock.ts'
import { packed, published as packedByTests, scratch } from './support/packages.ts'

const { folder, remove } = scratch()
afterAll(remove)

const LICENSE = readFileSync(join(root, 'LICENSE'), 'utf8')

/** The faults of the tarball of a folder, by check. */
async function checked(place: string, entryPoints: readonly string[] = []) {
  const [tarball] = await packed(folder, [place])
  const bytes = new Uint8Array(readFileSync(tarball?.path ?? expect.fail('nothing was packed')))
  return Object.fromEntries(await tarballChecks(bytes, { entryPoints, exactTexts: { LICENSE } }))
}

describe('tarballChecks', () => {
  const spoilt = join(folder, 'spoilt')
  const at = (file: string) => join(spoilt, file)
  /** The faults by check, of a package as it is and of one with deliberate faults. */
  let [ofValid, faults]: Record<string, readonly string[]>[] = []

  beforeAll(async () => {
    ofValid = await checked('packages/client')
    cpSync(join(root, 'packages/client'), spoilt, { recursive: true })
    const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8'))
    const files = [...manifest.files, 'notes.txt', 'secret.test.ts', '.env.local']
    writeFileSync(at('package.json'), JSON.stringify({ ...manifest, files, dependencies: {} }))
    for (const file of ['notes.txt', 'secret.test.ts', '.env.local']) writeFileSync(at(file), 'export {}\n')
    for (const file of ['README.md', 'dist/types/index.d.ts']) rmSync(at(file))
    writeFileSync(at('LICENSE'), LICENSE.replace('Denier', 'Other'))
    const more =
      "import 'left-pad'\nexport const later = () => import('@some/where/else')\nimport 'node:fs'\n"
    writeFileSync(at('dist/client.js'), more + readFileSync(at('dist/client.js'), 'utf8'))
    const declarations = readFileSync(at('dist/types/client.d.ts'), 'utf8')
    writeFileSync(at('dist/types/client.d.ts'), `export type { Field } from '@denier/core'\n${declarations}`)
    faults = await checked(spoilt, ['./cagr'])
  })

  it('finds no problem in a valid tarball', () => {
    expect(ofValid).toEqual({ publint: [], types: [], files: [], licence: [], dependencies: [] })
  })

  it('rejects missing types by publint and by the type resolver', () => {
    expect(faults?.publint?.join()).toMatch(/dist\/types\/index[.]d[.]ts/)
    expect(faults?.types?.join()).toMatch(/UntypedResolution|no types/)
  })

  it('rejects a missing README and files that are not for users', () => {
    expect([...(faults?.files ?? [])].sort()).toEqual([
      '.env.local does not belong in it',
      'README.md is missing',
      'dist/types/index.d.ts is missing',
      'notes.txt does not belong in it',
      'secret.test.ts does not belong in it',
    ])
  })

  it('rejects another licence', () => {
    expect(faults?.licence).toEqual(['LICENSE is not that of the repository'])
  })

  it('rejects an import of an undeclared package', () => {
    expect(faults?.dependencies).toEqual(
      expect.arrayContaining([
        'dist/client.js imports left-pad, not declared',
        'dist/client.js imports @some/where, not declared',
        'dist/types/client.d.ts imports @denier/core, not declared',
      ]),
    )
    expect(faults?.dependencies?.join()).not.toContain('node:fs')
  })
})

describe('published packages', () => {
  it('has public access, and every other package is private', () => {
    const others = workspaces.filter((one) => !published.includes(one))
    expect(others.length).toBe(workspaces.length - packedByTests.length)
    for (const { manifest } of others) expect(manifest.private).toBe(true)
  })

  it('is ordered so that a package follows its dependencies', () => {
    const names = published.map(({ manifest }) => manifest.name)
    expect([...names].sort()).toEqual(packedByTests.map((name) => `@denier/${name}`).sort())
    for (const { manifest } of published) {
      const internal = Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith('@denier/'))
      expect(names.slice(0, names.indexOf(manifest.name))).toEqual(expect.arrayContaining(internal))
    }
  })
})

describe('versions of the release', () => {
  const manifests = [
    { name: '@denier/a', version: '1.2.3', dependencies: { zod: '4.6.7' } },
    { name: '@denier/b', version: '1.2.3', dependencies: { '@denier/a': '1.2.3' } },
  ]
  const [first, second] = manifests

  it('agrees between all packages', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(
      versionFaults(
        workspaces.map(({ manifest }) => manifest),
        version,
      ),
    ).toEqual([])
    expect(versionFaults(manifests, '1.2.3')).toEqual([])
  })

  it('names each package with another version', () => {
    const stray = {
      ...second,
      name: '@denier/b',
      version: '1.2.2',
      dependencies: { '@denier/a': '^1.2.3', d3: '~7.0.0' },
    }
    expect(versionFaults([...(first ? [first] : []), stray], '1.2.3')).toEqual([
      '@denier/b is 1.2.2, the repository 1.2.3',
      '@denier/b asks for @denier/a ^1.2.3, not 1.2.3',
      '@denier/b asks for d3 ~7.0.0: not one version',
    ])
  })

  it.each([
    ['## 2026.11.5 (2026-11-22)\n\nOther.\n\n## 2026.11.4 (2026-11-21)\n', []],
    ['## 2026.11.4 (2026-11-21)\n', ['CHANGELOG.md opens with 2026.11.4, the rules are 2026.11.5']],
    ['## 2026.11.5 (2026-11-23)\n', ['CHANGELOG.md opens with 2026-11-23, which has not come']],
    ['# Changelog\n', ['CHANGELOG.md has no heading “## version (YYYY-MM-DD)”']],
  ])('requires the newest changelog heading to equal the rules version: %j', (changelog, expected) => {
    expect(changelogFaults(changelog, '2026.11.5', '2026-11-22')).toEqual(expected)
  })
})
