// Types of `stamped.mjs`, for the tests.
export function stamped(kustomization: string, version: string): string
