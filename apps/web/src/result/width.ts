import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** The maximum width of a chart, in pixels. */
const MAX_WIDTH = 1000

/** The width of a chart on paper, beside the figures, in CSS pixels. */
const PRINT_WIDTH = 430

/**
 * The width of the element that holds a chart, in pixels; `undefined` on the server and before it is
 * measured. Called by `live-chart.tsx` and `tree/family-tree.tsx`.
 */
export function useWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, resize] = useState<number>()
  const [isPrinted, print] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const room = Math.floor(entry?.contentRect.width ?? 0)
      if (room > 0) resize(Math.min(MAX_WIDTH, room))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  useEffect(() => {
    const [before, after] = [() => print(true), () => print(false)]
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return isPrinted ? PRINT_WIDTH : width
}
