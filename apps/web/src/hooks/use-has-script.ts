import { useEffect, useState } from 'preact/hooks'

/**
 * Whether the script of the page runs. False on the server and in the first render, which must equal the
 * server's. Used by `batch/batch-app.tsx`, `batch/run-panel.tsx`, `compare/compare.tsx`, `embed/embed-form.tsx` and
 * others in `embed`, `form`, `range`, `result` and `tools`.
 */
export function useHasScript(): boolean {
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  return hasScript
}
