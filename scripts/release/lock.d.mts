// Types of `lock.mjs`, for the tests.
/** What the lockfile says of one place. `link`: a package of ours, whose folder is `resolved`. */
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
/** The folder of the repository, with a `/` at its end. */
export const root: string
/** By place: `node_modules/vite`, or the folder of a package of ours. */
export const lock: { readonly packages: Readonly<Record<string, Locked>> }
/** The folders of our packages: `packages/core`. */
export const ours: readonly string[]
/** The folders, and the places of all that they need to run. */
export function needed(folders: readonly string[]): ReadonlySet<string>
/** The places that are installed on this machine. */
export function installedPlaces(places: Iterable<string>): string[]
