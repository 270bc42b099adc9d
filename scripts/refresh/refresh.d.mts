/** Types of `refresh.mjs`, for its tests. Used by `test/refresh.test.ts`. */
export function refresh(options: {
  readonly root: string
  readonly from?: string | undefined
  readonly today: string
  readonly isDry?: boolean
  readonly fetch?: typeof globalThis.fetch
}): Promise<readonly string[]>
