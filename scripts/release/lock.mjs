// The lockfile, and the packages that ours need to run, resolved as Node does. For releases and the tests of
// dependencies.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** The folders of the packages of this repository. */
export const ours = Object.keys(lock.packages).filter((place) => /^(?:apps|packages)\/[^/]+$/.test(place))

/** The place of a package as seen from a folder: the nearest `node_modules` upwards. */
function found(name, from) {
  for (let folder = from; ; folder = folder.replace(/\/?[^/]*$/, '')) {
    const place = `${folder && `${folder}/`}node_modules/${name}`
    if (place in lock.packages) return place
    if (folder === '') return undefined
  }
}

/** The places of all dependencies of some folders, direct and indirect. */
export function needed(folders) {
  const known = new Set()
  const visit = (folder) => {
    if (known.has(folder)) return
    known.add(folder)
    const { dependencies, optionalDependencies } = lock.packages[folder] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = found(name, folder)
      if (place === undefined) throw new Error(`${name}, asked for by ${folder}, is not locked`)
      const { link, resolved } = lock.packages[place] ?? {}
      visit(link && resolved ? resolved : place)
    }
  }
  folders.forEach(visit)
  return known
}

/** The places that are installed here: binaries of other systems are not. */
export const installedPlaces = (places) =>
  [...places].filter((place) => existsSync(join(root, place, 'package.json')))
