/** The lockfile installs the chosen versions from any registry without running a script. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { installedPlaces, type Locked, lock, ours, production, root } from '../support/lock.ts'

type Manifest = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>
const manifestOf = (place: string): Manifest =>
  JSON.parse(readFileSync(join(root, place, 'package.json'), 'utf8'))

const others = Object.entries<Locked>(lock.packages).filter(([place]) => place.includes('node_modules/'))
/** The packages of a registry, by their places. */
const theirs = others.filter(([, { link }]) => !link)

describe('package-lock.json', () => {
  it('contains a digest of each package and no download address', () => {
    expect(theirs.length).toBeGreaterThan(200)
    expect(theirs.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([])
    expect(theirs.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
    const links = others.filter(([, { link }]) => link).map(([, { resolved }]) => resolved ?? '')
    expect(links.sort()).toEqual([...ours].sort())
  })

  it('matches the requirements of the manifests', () => {
    for (const place of ['', ...ours])
      for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies'] as const)
        expect(lock.packages[place]?.[kind], `${place} ${kind}`).toEqual(manifestOf(place)[kind])
  })
})

it.each(['', ...ours, 'bench', 'test/third-party'])('pins every version in %s/package.json', (place) => {
  const { dependencies, devDependencies, optionalDependencies, overrides } = manifestOf(place)
  for (const versions of [dependencies, devDependencies, optionalDependencies, overrides])
    for (const [name, version] of Object.entries(versions ?? {}))
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/)
})

it.each(ours)('accepts any later minor version of a peer in %s/package.json', (place) => {
  for (const [name, version] of Object.entries(manifestOf(place).peerDependencies ?? {}))
    expect(version, name).toMatch(/^\^\d+\.\d+\.\d+$/)
})

describe('installation scripts', () => {
  it('belongs to three development packages only', () => {
    const scripted = theirs.filter(([, { hasInstallScript }]) => hasInstallScript)
    expect(scripted.map(([place]) => place.replace(/^.*node_modules\//, '')).sort()).toEqual([
      '@scarf/scarf',
      '@swc/core',
      'esbuild',
    ])
    for (const [place, { dev }] of scripted) expect([place, dev]).toEqual([place, true])
  })

  it('is absent from installed production packages', () => {
    const places = installedPlaces(production)
    expect(places.length).toBeGreaterThan(40)
    for (const place of places) {
      const scripts = Object.keys(manifestOf(place).scripts ?? {})
      expect([place, scripts.filter((name) => /^(?:pre|post)?install$/.test(name))]).toEqual([place, []])
      expect(existsSync(join(root, place, 'binding.gyp')), place).toBe(false) // npm would run a compiler
    }
  })
})

it('requires no production package beyond Node 20.19', () => {
  for (const place of production) {
    const { node } = lock.packages[place]?.engines ?? {}
    if (node === undefined) continue
    const [, major, minor] = /(?:^|\|\| )>= ?(\d+)(?:\.(\d+|x))?[\d.x*]*$/.exec(node) ?? []
    expect(Number(major) + (minor === 'x' ? 0 : Number(minor ?? 0) / 100), place).toBeLessThanOrEqual(20.19)
  }
})

it('contains no production package that reports usage', () => {
  const names = [...production].map((place) => place.replace(/^.*node_modules\//, ''))
  expect(
    names.filter((name) => /scarf|analytics|sentry|posthog|amplitude|mixpanel|datadog/.test(name)),
  ).toEqual([])
  const askers = theirs.filter(([, { dependencies = {} }]) => '@scarf/scarf' in dependencies)
  expect(askers.map(([place, { dev }]) => [place, dev])).toEqual([['node_modules/swagger-ui-dist', true]])
})
