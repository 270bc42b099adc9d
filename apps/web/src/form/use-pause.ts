import { useEffect, useRef, useState } from 'preact/hooks'
import type { Fault } from '../model/fault.ts'

/** Milliseconds without typing after which new faults are shown. */
const PAUSE = 1_000

interface Paused {
  /** The faults to show now. */
  readonly faults: readonly Fault[]
  /** Call it when a text is typed: new faults wait for the pause. */
  readonly typing: () => void
  /** Call it when a field is left: all faults are shown. */
  readonly settle: () => void
  /**
   * Hides all faults until a field is left: the user has just chosen other fields, and typed nothing in them.
   */
  readonly hush: () => void
}

/**
 * Delays new faults while the user types, since half a number is not a fault. A corrected fault disappears at
 * once; a new one appears when the field loses the focus, or after a pause. Used by `form.tsx`.
 */
export function usePause(faults: readonly Fault[]): Paused {
  const [visible, setVisible] = useState<readonly string[]>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const settle = (): void => {
    clearTimeout(timer.current)
    setVisible(undefined)
  }
  const typing = (): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(settle, PAUSE)
    const wrong = faults.map(({ field }) => field)
    setVisible((before) => before?.filter((name) => wrong.includes(name)) ?? wrong)
  }
  const hush = (): void => {
    clearTimeout(timer.current)
    setVisible([])
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    faults: visible ? faults.filter(({ field }) => visible.includes(field)) : faults,
    typing,
    settle,
    hush,
  }
}
