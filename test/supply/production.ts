/** The packages of other authors that ours need to run, by following the dependencies in the lockfile. */
import { lock, production } from '../support/lock.ts'

/**
 * The name and the version of the package at a place of the lockfile: `zod 4.0.0`. Used by
 * `licences.test.ts`.
 */
export const nameAndVersion = (place: string): string =>
  `${place.replace(/^.*node_modules\//, '')} ${lock.packages[place]?.version}`

/** The name and the version of each, once, sorted. Used by `licences.full.test.ts` and `licences.test.ts`. */
export const productionNames: readonly string[] = [...new Set([...production].map(nameAndVersion))].sort()
