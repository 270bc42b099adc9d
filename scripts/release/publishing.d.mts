// Types of `publishing.mjs`, for the tests.
interface Manifest {
  readonly name: string
  readonly version: string
  readonly repository?: string | { readonly url: string }
}
/** The file that npm packs a package into: `denier-core-1.0.0.tgz`. */
export function tarballName(manifest: Manifest): string
/**
 * Why nothing may be published, a sentence each; `sums` is the text of SHA256SUMS, `digests` are those of now
 * by file.
 */
export function publishFaults(given: {
  readonly version: string
  readonly manifests: readonly Manifest[]
  readonly sums: string
  readonly digests: Readonly<Record<string, string>>
  readonly tag?: string | undefined
  readonly repository?: string | undefined
}): readonly string[]
