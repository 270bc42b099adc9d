type Check = readonly [check: string, faults: readonly string[]]
export function tarballChecks(
  bytes: Uint8Array<ArrayBuffer>,
  expected?: { readonly doors?: readonly string[]; readonly kept?: Readonly<Record<string, string>> },
): Promise<readonly Check[]>
