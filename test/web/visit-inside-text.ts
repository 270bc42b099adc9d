/** Checks of the texts of a page. They run inside it, in the browser, for `visit-inside.ts`. */
import {
  clippingAncestorsOf,
  isForScreenReaders,
  isInFixedBox,
  isRendered,
  named,
} from './visit-inside-names.ts'

/** How many rows of a long table are checked: all rows share their columns, and each row takes time. */
const ROWS = 12
/**
 * Pixels of difference that hide nothing: `scrollWidth`, `clientWidth` and the heights are each rounded to a whole
 * pixel, so that two equal sizes may differ by one.
 */
const ROUNDING = 1
/**
 * Pixels at the edges of a text that may be covered, or lie outside a drawing: the box of a text is wider than its
 * letters, by the blank at the sides of the first and of the last one, and its position is a fraction of a pixel.
 */
const INVISIBLE = 2
/**
 * The share of the lower box by which two lines may overlap. A box has the height of the whole font, accents and
 * descenders included, and small letters fill about half of it: up to that share their letters do not touch.
 */
const OVERLAP = 0.5

/**
 * One sentence for each box that hides a part of its text, each line of text outside its drawing or the window, and
 * each pair of lines that overlap.
 */
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
    if (!holder || text === '' || !isChecked(holder, screenReaderOnly)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) if (box.width > ROUNDING) lines.push({ holder, text, box })
  }
  return lines
}

function isChecked(holder: Element, screenReaderOnly: Map<Element, boolean>): boolean {
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
 * Rows of tables are left out: only the box around a table can scroll. A value longer than its input or select is
 * allowed.
 */
const cutBoxes = (screenReaderOnly: Map<Element, boolean>): readonly string[] =>
  [...document.querySelectorAll('body :not(svg, svg *, tr, tr *)')].flatMap((one) => {
    const { overflowX, overflowY } = getComputedStyle(one)
    if (overflowX === 'visible' || !isChecked(one, screenReaderOnly)) return []
    const across = one.scrollWidth - one.clientWidth > ROUNDING
    const down = one.scrollHeight - one.clientHeight > ROUNDING
    const isScrolled = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')
    if (!(across || down)) return []
    if (!isScrolled && !one.matches('input, select')) return [`${named(one)} is cut`]
    const isFocusable = (one as HTMLElement).tabIndex >= 0 || one.querySelector('a, button, input') !== null
    return isFocusable ? [] : [`${named(one)} scrolls, and the keyboard cannot focus it`]
  })

function outside({ holder, text, box }: Line): readonly string[] {
  const drawing = holder.closest('svg')?.getBoundingClientRect()
  const isCut = drawing && getComputedStyle(holder.closest('svg') as Element).overflowX !== 'visible'
  if (isCut && (box.left < drawing.left - INVISIBLE || box.right > drawing.right + INVISIBLE))
    return [`“${text.slice(0, 40)}” is outside its drawing`]
  // text in a box that scrolls may be outside the window; `cutBoxes` checks that box
  if (clippingAncestorsOf(holder).some(({ localName }) => localName !== 'svg')) return []
  return box.left < -ROUNDING || box.right > innerWidth + ROUNDING
    ? [`“${text.slice(0, 40)}” is outside the window`]
    : []
}

/** One sentence for each pair of lines that overlap. */
function collisions(texts: readonly Line[]): readonly string[] {
  const lines = texts
    .filter(({ holder }) => !isInFixedBox(holder))
    .sort((left, right) => left.box.top - right.box.top)
  return lines.flatMap(({ holder, text, box }, rank) => {
    const found: string[] = []
    for (const other of lines.slice(rank + 1)) {
      const down = Math.min(box.bottom, other.box.bottom) - other.box.top
      if (other.box.top >= box.bottom) break
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const hasOverlap = across > INVISIBLE && down > Math.min(box.height, other.box.height) * OVERLAP
      // the coordinates of texts in different boxes that scroll may overlap although the texts are not visible there
      if (hasOverlap && clippingAncestorsOf(holder)[0] === clippingAncestorsOf(other.holder)[0])
        found.push(`“${text.slice(0, 40)}” and “${other.text.slice(0, 40)}” overlap`)
    }
    return found
  })
}
