import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/**
 * Whether an element is shown: every `<details>` around it is open. False on the server and in the first
 * render, since a browser may have opened one before the script runs. Used by `tools/analysis-fold.tsx`.
 */
export function useIsUnfolded(ref: RefObject<HTMLElement | null>): boolean {
  const [isUnfolded, setIsUnfolded] = useState(false)
  useEffect(() => {
    const folds: HTMLDetailsElement[] = []
    let fold = ref.current?.closest('details')
    while (fold) {
      folds.push(fold)
      fold = fold.parentElement?.closest('details')
    }
    const read = () => setIsUnfolded(folds.every(({ open }) => open))
    read()
    for (const fold of folds) fold.addEventListener('toggle', read)
    return () => {
      for (const fold of folds) fold.removeEventListener('toggle', read)
    }
  }, [])
  return isUnfolded
}
