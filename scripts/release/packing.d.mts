// Types of `packing.mjs`, for the tests.
/** A package as it would be published: its name and its file. */
export interface Tarball {
  readonly name: string
  readonly path: string
}
/** A temporary folder, and `remove`, which deletes it. */
export function scratch(): { readonly folder: string; remove(): void }
/** Packs the packages at `places` into `folder`. */
export function packed(folder: string, places: readonly string[]): Promise<readonly Tarball[]>
/**
 * Resolves to a project under `folder` with the tarballs; `there`: places of the lockfile that are copied
 * first.
 */
export function installed(
  folder: string,
  tarballs: readonly Tarball[],
  there?: readonly string[],
): Promise<string>
/** Runs the code of a module in the project, and resolves to its standard output. */
export function node(project: string, code: string): Promise<string>
