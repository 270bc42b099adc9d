import { useHasScript } from '../hooks/use-has-script.ts'
import type { Setting } from '../model/page-state.ts'

/**
 * The origin of the page, for addresses to copy: the one the server is configured with, else that of the browser;
 * empty when unknown.
 */
export function useOrigin({ origin }: Setting): string {
  const hasScript = useHasScript()
  return origin || (hasScript ? location.origin : '')
}
