/** What ours need to run, walked from their manifests as Node would: it does not believe what npm says of itself. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../support/packages.ts'

export interface Locked {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>
}

/** The folders of our own packages. */
export const ours = Object.keys(lock.packages).filter((place) => /^(?:apps|packages)\/[^/]+$/.test(place))

/** Where a name leads from a folder: the nearest `node_modules` upwards. */
function found(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/\/?[^/]*$/, '')) {
    const place = `${folder && `${folder}/`}node_modules/${name}`
    if (place in lock.packages) return place
    if (folder === '') return undefined
  }
}

/** The places of all that ours ask for, and of all that these ask for. */
export const production: ReadonlySet<string> = walked()

function walked(): Set<string> {
  const known = new Set<string>()
  const visit = (folder: string): void => {
    const { dependencies, optionalDependencies } = lock.packages[folder] ?? {}
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = found(name, folder)
      if (place === undefined) throw new Error(`${name}, asked for by ${folder}, is not locked`)
      if (lock.packages[place]?.link || known.has(place)) continue
      known.add(place)
      visit(place)
    }
  }
  for (const folder of ours) visit(folder)
  return known
}

/** Those that this machine has: the binaries of other systems it has not. */
export const installedPlaces = (places: Iterable<string>): string[] =>
  [...places].filter((place) => existsSync(join(root, place, 'package.json')))
