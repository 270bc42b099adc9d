/** Checks of the texts of a page. They run inside it, in the browser, for `visit-inside.ts`. */
import { clippersOf, isFloating, isForScreenReaders, isRendered, named } from './visit-inside-names.ts'

/** How many rows of a long table are checked: the others are as wide. */
const ROWS = 12

/** One sentence for each line of text that is clipped, outside the window, or on another one. */
export function faultsOfText(): readonly string[] {
  // answers of `isForScreenReaders` already found, by element
  const screenReaderOnly = new Map<Element, boolean>()
  const texts = textsShown(screenReaderOnly)
  return [...cutBoxes(screenReaderOnly), ...texts.flatMap(outside), ...collisions(texts)]
}

/** A line of text on the page. */
interface Line {
  /** The element that has the text. */
  readonly holder: Element
  readonly text: string
  readonly box: DOMRect
}

function textsShown(screenReaderOnly: Map<Element, boolean>): readonly Line[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: Line[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement
    const text = (node.textContent ?? '').trim()
    if (!holder || text === '' || !isRead(holder, screenReaderOnly)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) if (box.width > 1) lines.push({ holder, text, box })
  }
  return lines
}

function isRead(holder: Element, screenReaderOnly: Map<Element, boolean>): boolean {
  const row = holder.closest<HTMLTableRowElement>('tbody tr')
  if (row && row.sectionRowIndex >= ROWS) return false
  return (
    !holder.closest('script, style, option, title, desc') &&
    isRendered(holder) &&
    !isForScreenReaders(holder, screenReaderOnly)
  )
}

/**
 * Boxes that hide a part of their text. Boxes that scroll must be focusable, or hold something that is.
 * Rows of tables are left out: only the box around a table can scroll.
 */
const cutBoxes = (screenReaderOnly: Map<Element, boolean>): readonly string[] =>
  [...document.querySelectorAll('body :not(svg, svg *, tr, tr *)')].flatMap((one) => {
    const { overflowX, overflowY } = getComputedStyle(one)
    if (overflowX === 'visible' || !isRead(one, screenReaderOnly)) return []
    const across = one.scrollWidth - one.clientWidth > 1
    const down = one.scrollHeight - one.clientHeight > 1
    const isScrolled = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')
    if (!(across || down)) return []
    if (!isScrolled && !one.matches('input, select')) return [`${named(one)} is cut`]
    const isReached = (one as HTMLElement).tabIndex >= 0 || one.querySelector('a, button, input') !== null
    return isReached ? [] : [`${named(one)} scrolls, and no key reaches it`]
  })

function outside({ holder, text, box }: Line): readonly string[] {
  const drawing = holder.closest('svg')?.getBoundingClientRect()
  const isCut = drawing && getComputedStyle(holder.closest('svg') as Element).overflowX !== 'visible'
  if (isCut && (box.left < drawing.left - 2 || box.right > drawing.right + 2))
    return [`“${text.slice(0, 40)}” stands out of its drawing`]
  if (clippersOf(holder).some(({ localName }) => localName !== 'svg')) return []
  return box.left < -1 || box.right > innerWidth + 1
    ? [`“${text.slice(0, 40)}” stands out of the window`]
    : []
}

/** Lines that overlap by more than half the height of the smaller one. */
function collisions(texts: readonly Line[]): readonly string[] {
  const lines = texts
    .filter(({ holder }) => !isFloating(holder))
    .sort((left, right) => left.box.top - right.box.top)
  return lines.flatMap(({ holder, text, box }, rank) => {
    const found: string[] = []
    for (const other of lines.slice(rank + 1)) {
      const down = Math.min(box.bottom, other.box.bottom) - other.box.top
      if (other.box.top >= box.bottom) break
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const isOn = across > 2 && down > Math.min(box.height, other.box.height) * 0.5
      if (isOn && clippersOf(holder)[0] === clippersOf(other.holder)[0])
        found.push(`“${text.slice(0, 40)}” and “${other.text.slice(0, 40)}” lie on one another`)
    }
    return found
  })
}
