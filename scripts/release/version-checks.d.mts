// Types of `version-checks.mjs`, for the tests.
interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly publishConfig?: { readonly access?: string }
}
/** Where a version of ours or of a dependency is not the one wanted, a sentence each. */
export function versionFaults(manifests: readonly Manifest[], version: string): string[]
/** Why the first heading of the changelog is not that of this release; `today` is `YYYY-MM-DD`. */
export function changelogFaults(changelog: string, rulesVersion: string, today: string): string[]
