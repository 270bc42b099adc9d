import type { RefObject } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/** Beyond this, lines of text and lines of charts are too long to follow, in pixels. */
const WIDEST = 1000

/** What a chart has beside the figures on a sheet, in pixels of CSS: its letters are drawn for that. */
const ON_PAPER = 430

/** The width of an element, in pixels, once it is known: the server knows none. */
export function useWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, resize] = useState<number>()
  const [isPrinted, print] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(([entry]) => {
      const room = Math.floor(entry?.contentRect.width ?? 0)
      if (room > 0) resize(Math.min(WIDEST, room))
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
  return isPrinted ? ON_PAPER : width
}
