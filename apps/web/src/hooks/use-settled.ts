import { useEffect, useState } from 'preact/hooks'

/**
 * The last value that did not change during a pause. Used for announcements and hidden parts, so that they do not follow
 * each step of a slider. Called by several modules of `result` and `tools`.
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
