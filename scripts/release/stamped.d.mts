// Types of `stamped.mjs`, for the tests.
/** The text of a kustomization with that version as the tag of its image. */
export function stamped(kustomization: string, version: string): string
