/** The lockfile, and the packages that ours need to run, for tests of dependencies and of what is shipped. */
import { installedPlaces, type Locked, lock, needed, ours, root } from '../../scripts/release/lock.mjs'

export { installedPlaces, type Locked, lock, needed, ours, root }

/** What others made of all that ours need. */
export const production: ReadonlySet<string> = new Set(
  [...needed(ours)].filter((place) => place.includes('node_modules/')),
)
