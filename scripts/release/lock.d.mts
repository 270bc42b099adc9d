// Types of `lock.mjs`, for the tests.
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
export const root: string
export const lock: { readonly packages: Readonly<Record<string, Locked>> }
export const ours: readonly string[]
export function needed(folders: readonly string[]): ReadonlySet<string>
export function installedPlaces(places: Iterable<string>): string[]
