import { useAlive } from '../app/alive.ts'
import type { Setting } from '../app/model.ts'

/** Where this page is reached: what the server knows, else what the browser does; empty where neither. */
export function useOrigin({ origin }: Setting): string {
  const isAlive = useAlive()
  return origin || (isAlive ? location.origin : '')
}
