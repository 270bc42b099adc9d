// Types of `tarball.mjs`, for the tests.
/** A check by its title, and what it found wrong, a sentence each. */
type Check = readonly [check: string, faults: readonly string[]]
/** Checks the bytes of a tarball; `exactTexts`: files that must be in it, word for word. */
export function tarballChecks(
  bytes: Uint8Array<ArrayBuffer>,
  expected?: {
    readonly entryPoints?: readonly string[]
    readonly exactTexts?: Readonly<Record<string, string>>
  },
): Promise<readonly Check[]>
