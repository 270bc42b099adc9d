/** The lockfile, and the packages that ours need to run, for tests of dependencies and of what is shipped. */
import { installedPlaces, type Locked, lock, needed, ours, root } from '../../scripts/release/lock.mjs'

export { installedPlaces, type Locked, lock, needed, ours, root }

/**
 * The places in the lockfile of the packages of other authors that ours need to run. Used by
 * `supply/licences.test.ts`, `supply/lockfile.test.ts` and `supply/production.ts`.
 */
export const production: ReadonlySet<string> = new Set(
  [...needed(ours)].filter((place) => place.includes('node_modules/')),
)
