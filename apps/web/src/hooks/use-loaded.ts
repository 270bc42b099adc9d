import { useEffect, useState } from 'preact/hooks'

/**
 * What the server has and a page with its script imports later: `first`, or what `load` gives once it is needed;
 * `undefined` until then, and when it cannot be loaded. Used by `form/use-describe-fault.ts`, `result/rest.tsx` and
 * `tools/tools.tsx`.
 */
export function useLoaded<T>(first: T | undefined, isNeeded: boolean, load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState(() => first)
  useEffect(() => {
    if (isNeeded && !loaded)
      load().then(
        (part) => setLoaded(() => part),
        () => undefined,
      )
  }, [isNeeded])
  return loaded
}
