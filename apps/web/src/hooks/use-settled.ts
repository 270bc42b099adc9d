import { useEffect, useState } from 'preact/hooks'

/**
 * The last value that stayed for a while: what changes at each step of a slider is told, or drawn anew where nobody
 * looks, once it stops.
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
