import { useEffect, useState } from 'preact/hooks'

/**
 * Whether the script of the page runs. False on the server and in the first render, which must equal the server's.
 * Called by `result`, `tools`, `embed`, `compare` and others.
 */
export function useHasScript(): boolean {
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  return hasScript
}
