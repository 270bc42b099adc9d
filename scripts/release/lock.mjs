// The lockfile, and the packages that ours need to run, resolved as Node does. For releases and the tests of
// dependencies.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository, with a `/` at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The lockfile; its `packages` are by place: `node_modules/vite`, or the folder of a package of ours. */
export const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** The folders of the packages of this repository: `packages/core`. */
export const ours = Object.keys(lock.packages).filter((place) => /^(?:apps|packages)\/[^/]+$/.test(place))

/**
 * The place of a package as seen from a folder: the nearest `node_modules` upwards; undefined where none has
 * it.
 */
function found(name, from) {
  for (let folder = from; ; folder = folder.replace(/\/?[^/]*$/, '')) {
    const place = `${folder && `${folder}/`}node_modules/${name}`
    if (place in lock.packages) return place
    if (folder === '') return undefined
  }
}

/**
 * The folders themselves, and the places of all their dependencies, direct and indirect; those for
 * development left out.
 * @throws Error where one is not locked.
 */
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
