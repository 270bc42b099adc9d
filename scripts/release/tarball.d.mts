// Types of `tarball.mjs`, for the tests.
type Check = readonly [check: string, faults: readonly string[]]
export function tarballChecks(
  bytes: Uint8Array<ArrayBuffer>,
  expected?: {
    readonly entryPoints?: readonly string[]
    readonly exactTexts?: Readonly<Record<string, string>>
  },
): Promise<readonly Check[]>
