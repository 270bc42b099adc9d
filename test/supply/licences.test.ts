/** The list of production packages agrees with the lockfile and with what is installed. `licences.full.test.ts` runs the commands. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { installedPlaces, lock, production, root } from '../support/lock.ts'
import { nameAndVersion, productionNames } from './production.ts'

/** The most required packages. */
const MOST = 110
/** Licences that only require their text to be kept. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const page = [...read('docs/dependencies.md').matchAll(/^\| (\S+) \| (\d\S*) \| (\S+) \|/gm)].map(
  ([, name = '', version = '', licence = '']) => ({ name, version, licence }),
)
const listed = page.map(({ name, version }) => `${name} ${version}`).sort()

describe('docs/dependencies.md', () => {
  it('lists every production package and nothing else', () => {
    expect(listed).toEqual(productionNames)
  })

  it('counts at most 110 required packages', () => {
    const needed = new Set(
      [...production].filter((place) => !lock.packages[place]?.optional).map(nameAndVersion),
    )
    expect(needed.size).toBeLessThanOrEqual(MOST)
    expect(read('docs/dependencies.md')).toContain(`**${needed.size}** packages`)
  })

  it('gives each package its installed licence, which is allowed', () => {
    const licences = new Map(page.map(({ name, version, licence }) => [`${name} ${version}`, licence]))
    const places = installedPlaces(production)
    expect(places.length).toBeGreaterThan(40)
    for (const place of places) {
      const { name, version, license } = JSON.parse(read(`${place}/package.json`))
      expect([name, licences.get(`${name} ${version}`)]).toEqual([name, license])
    }
    for (const { name, licence } of page) expect(ALLOWED, name).toContain(licence)
  })
})

describe('NOTICE', () => {
  it('is the same in the published core', () => {
    expect(read('packages/core/NOTICE')).toBe(read('NOTICE'))
  })

  it('credits the viewer of /docs, whose own terms are shipped with it', () => {
    expect(read('NOTICE')).toMatch(/swagger-ui-dist, SmartBear Software, Apache-2\.0/)
    expect(lock.packages['node_modules/swagger-ui-dist']?.license).toBe('Apache-2.0')
    for (const [file, from] of [
      ['swagger-ui-LICENSE', 'LICENSE'],
      ['swagger-ui-NOTICE', 'NOTICE'],
      ['swagger-ui-bundle.js.LICENSE.txt', 'swagger-ui-bundle.js.LICENSE.txt'],
    ])
      expect(read(`apps/api/public/docs/${file}`)).toBe(read(`node_modules/swagger-ui-dist/${from}`))
  })
})
