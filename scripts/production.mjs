// The production dependencies of the service, the command and the libraries, read from the lockfile. It imports
// Node only. For `licences.mjs` and `sbom.mjs`.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the repository. Used by `licences.mjs` and `sbom.mjs`. */
export const root = dirname(import.meta.dirname)
const readJson = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))

const INSTALLED = 'node_modules/'
/** The name of the package at a place of the lockfile: `node_modules/a/node_modules/b` gives `b`. */
const nameAt = (place) => place.slice(place.lastIndexOf(INSTALLED) + INSTALLED.length)

/**
 * The lockfile without the optional packages of the repository itself: tests run them, and nothing ships
 * them. Used by `licences.mjs` and `sbom.mjs`.
 */
export function lockfile() {
  const lock = readJson('package-lock.json')
  const { optionalDependencies: tools = {}, ...repository } = lock.packages['']
  const shipped = Object.entries(lock.packages).filter(([place]) => !(nameAt(place) in tools))
  return { ...lock, packages: { ...Object.fromEntries(shipped), '': repository } }
}

const isOurs = (place) => !place.includes(INSTALLED)

/**
 * Every version of each production package once, in the order of names: what ours depend on, and all that
 * these need. `optional` are those that may be missing (binaries for each system, colours); `askedBy` names
 * those of ours that ask for it, if any does. Used by `licences.mjs` and `sbom.mjs`.
 */
export function productionPackages({ packages } = lockfile()) {
  const found = new Map()
  for (const [place, { version, license, optional = false, dev, link }] of Object.entries(packages)) {
    if (isOurs(place) || dev || link) continue
    const name = nameAt(place)
    found.set(`${name} ${version}`, { name, version, licence: license, optional, askedBy: [] })
  }
  for (const [place, { name, dependencies = {} }] of Object.entries(packages)) {
    if (place === '' || !isOurs(place)) continue
    for (const dependency of Object.keys(dependencies)) {
      const { version } = packages[`${place}/${INSTALLED}${dependency}`] ?? packages[INSTALLED + dependency]
      found.get(`${dependency} ${version}`)?.askedBy.push(name ?? place)
    }
  }
  const byName = (a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
  return [...found.values()].sort(byName)
}
