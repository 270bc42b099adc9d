import { useEffect, useState } from 'preact/hooks'

/**
 * The last value that did not change during a pause. Used for announcements and hidden parts, so that they do
 * not follow each step of a slider. Used by `result/result.tsx`, `result/sentence.tsx`, `result/table.tsx`
 * and `tools/tools.tsx`.
 * @param pause in milliseconds.
 */
export function useSettled<T>(value: T, pause: number): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(() => value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}
