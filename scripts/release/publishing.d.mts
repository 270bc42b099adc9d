// Types of `publishing.mjs`, for the tests.
interface Manifest {
  readonly name: string
  readonly version: string
  readonly repository?: string | { readonly url: string }
}
export function tarballName(manifest: Manifest): string
export function publishFaults(given: {
  readonly version: string
  readonly manifests: readonly Manifest[]
  readonly sums: string
  readonly digests: Readonly<Record<string, string>>
  readonly tag?: string | undefined
  readonly repository?: string | undefined
}): readonly string[]
