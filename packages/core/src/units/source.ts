/**
 * Where a figure or a rule comes from, and the day (`YYYY-MM-DD`) it was read there. Answers cite it. Exported by
 * `@denier/core`; used by `definition/contract.ts`, `definition/simulator.ts`, `indices/series.ts`,
 * `legislation/law.ts` and others in `simulateurs`, `legislation/regles` and `@denier/web`.
 */
export interface Source {
  readonly title: string
  readonly url: string
  /** The day on which it was read, `YYYY-MM-DD`. */
  readonly read: string
}
