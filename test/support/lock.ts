/** What is locked, and what ours need to run: walked as Node would find it, whatever the lockfile says of itself. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Locked {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly dev?: boolean
  readonly optional?: boolean
  readonly hasInstallScript?: boolean
  readonly engines?: { readonly node?: string }
  readonly bin?: Readonly<Record<string, string>>
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

/** The places of all that some folders ask for, and of all that these ask for: ours by their folders. */
export function needed(folders: readonly string[]): ReadonlySet<string> {
  const known = new Set<string>()
  const visit = (folder: string): void => {
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

/** What others made of all that ours need. */
export const production: ReadonlySet<string> = new Set(
  [...needed(ours)].filter((place) => place.includes('node_modules/')),
)

/** Those that this machine has: the binaries of other systems it has not. */
export const installedPlaces = (places: Iterable<string>): string[] =>
  [...places].filter((place) => existsSync(join(root, place, 'package.json')))
