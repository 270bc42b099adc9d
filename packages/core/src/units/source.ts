/**
 * Where a figure or a rule comes from, and the day (`YYYY-MM-DD`) it was read there. Answers cite it.
 * Used throughout `packages/core`. Used throughout `packages/core`. Used throughout `packages/core`.
 * Used throughout `packages/core`.
 */
export interface Source {
  readonly title: string
  readonly url: string
  readonly read: string
}
