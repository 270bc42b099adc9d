/**
 * Where a figure or a rule comes from, and the day (`YYYY-MM-DD`) it was read there. Answers cite it.
 * Used by simulators, `definition`, `indices`, `legislation` and others.
 */
export interface Source {
  readonly title: string
  readonly url: string
  readonly read: string
}
