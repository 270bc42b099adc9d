// Types of `version-checks.mjs`, for the tests.
interface Manifest {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly publishConfig?: { readonly access?: string }
}
export function versionFaults(manifests: readonly Manifest[], version: string): string[]
export function changelogFaults(changelog: string, rulesVersion: string, today: string): string[]
