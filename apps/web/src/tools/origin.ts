import { useAlive } from '../hooks/use-alive.ts'
import type { Setting } from '../model/page-state.ts'

/** Where this page is reached: what the server knows, else what the browser does; empty where neither. */
export function useOrigin({ origin }: Setting): string {
  const isAlive = useAlive()
  return origin || (isAlive ? location.origin : '')
}
