import { useEffect, useRef, useState } from 'preact/hooks'
import type { Fault } from './problem-words.ts'

/** Milliseconds without a key, after which what is typed is taken as meant. */
const PAUSE = 1_000

interface Paused {
  readonly faults: readonly Fault[]
  readonly typing: () => void
  readonly settle: () => void
}

/**
 * While something is typed, only faults that were told before it are told: half a number is no fault yet. What is put
 * right is so at once; what is wrong is told when the field is left, or after a pause.
 */
export function usePause(faults: readonly Fault[]): Paused {
  const [told, setTold] = useState<readonly string[]>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const settle = (): void => {
    clearTimeout(timer.current)
    setTold(undefined)
  }
  const typing = (): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(settle, PAUSE)
    const wrong = faults.map(({ field }) => field)
    setTold((before) => before?.filter((name) => wrong.includes(name)) ?? wrong)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return { faults: told ? faults.filter(({ field }) => told.includes(field)) : faults, typing, settle }
}
