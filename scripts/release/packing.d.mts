// Types of `packing.mjs`, for the tests.
/** A package as it would be published: its name and its file. */
export interface Tarball {
  readonly name: string
  readonly path: string
}
export function scratch(): { readonly folder: string; remove(): void }
export function packed(folder: string, places: readonly string[]): Promise<readonly Tarball[]>
export function installed(
  folder: string,
  tarballs: readonly Tarball[],
  there?: readonly string[],
): Promise<string>
export function node(project: string, code: string): Promise<string>
