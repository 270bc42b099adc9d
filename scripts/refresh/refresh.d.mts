/** Types of `refresh.mjs`, for its tests. Used by `test/refresh.test.ts`. */
/**
 * Reads the series, checks them and writes the tables; rejects with a `RefreshError`, and nothing is written
 * then. `root`: the repository; `from`: a folder of saved files; `today`: `YYYY-MM-DD`; `isDry`: true to
 * write nothing. Resolves to what changed, a line each.
 */
export function refresh(options: {
  readonly root: string
  readonly from?: string | undefined
  readonly today: string
  readonly isDry?: boolean
  readonly fetch?: typeof globalThis.fetch
}): Promise<readonly string[]>
