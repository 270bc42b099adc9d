import { useHasScript } from '../hooks/use-has-script.ts'
import type { Setting } from '../model/page-state.ts'

/**
 * The origin of the page, for the full addresses that a page shows or links to: the one the server is
 * configured with, else that of the browser. Empty until the script runs, so that the first rendering equals
 * the server's. Called by `embed/embed.tsx`, `result/rest.tsx` and `share.tsx`.
 */
export function useOrigin({ origin }: Setting): string {
  const hasScript = useHasScript()
  return origin || (hasScript ? location.origin : '')
}
