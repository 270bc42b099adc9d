// Types of `workspaces.mjs`, for the tests.
/** A package of this repository, with the parts of its package.json that releases use. */
interface Workspace {
  /** Its path from the root of the repository. */
  readonly folder: string
  readonly manifest: {
    readonly name: string
    readonly version: string
    readonly private?: boolean
    readonly dependencies?: Readonly<Record<string, string>>
  }
}
/** All packages. */
export const workspaces: readonly Workspace[]
/** The packages published to npm, each after those that it depends on. */
export const published: readonly Workspace[]
