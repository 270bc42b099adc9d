/** The production packages, found by following the dependencies in the lockfile. */
import { lock, production } from '../support/lock.ts'

export const nameAndVersion = (place: string): string =>
  `${place.replace(/^.*node_modules\//, '')} ${lock.packages[place]?.version}`

/** `name version` of each, once, sorted. */
export const productionNames: readonly string[] = [...new Set([...production].map(nameAndVersion))].sort()
