/** Checks of the focus. They run inside a page, in the browser, for `visit-inside.ts`. */
import { clippingAncestorsOf, isForScreenReaders, named } from './visit-inside-names.ts'

/** An element that Tab stops at, and its faults. Used by `visit-walk.ts`. */
export interface Stop {
  /** As `named` gives it. */
  readonly name: string
  /** Its rank among the focusable elements; -1 when no element of the page has the focus. */
  readonly rank: number
  /** Whether it is a date field, where Tab stops at its day, its month, its year and its calendar in turn. */
  readonly isDate: boolean
  readonly faults: readonly string[]
}

declare global {
  /** The stops so far, for tests to read. */
  var stops: Stop[]
}

const STOPS = 'a, button, input, select, textarea, summary, [tabindex]'

/** The look of elements without the focus, and the rank of those that may have it. */
const before = new WeakMap<Element, string>()
const order = new Map<Element, number>()

/** The selector where Tab must stay, whether it is reached, and the number of presses ignored since. */
let goal: string | undefined
let isThere = false
let surplus = 0

/**
 * Records each stop of Tab from now on, and compares its look with that without the focus. Used by
 * `visit-inside.ts`.
 * @param until the selector where Tab stays once it is reached, so that keys can be pressed in batches.
 */
export function watch(until?: string): void {
  goal = until
  isThere = false
  surplus = 0
  order.clear()
  for (const [rank, one] of [...document.querySelectorAll(STOPS)].entries()) {
    order.set(one, rank)
    for (const at of around(one)) if (!at.matches(':focus-within')) before.set(at, looks(at))
  }
  globalThis.stops = []
}

/**
 * The stops so far, whether the target is reached, and the presses ignored there; Tab moves on normally
 * afterwards. Used by `visit-inside.ts`.
 */
export function arrival() {
  const found = { stops: globalThis.stops, isThere, surplus }
  isThere = false
  return found
}

/** Ignores Tab at the target: a batch of presses may be longer than needed. */
function stay(event: KeyboardEvent): void {
  if (event.key !== 'Tab' || !isThere) return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.type === 'keyup') surplus += 1
}
addEventListener('keydown', stay, true)
addEventListener('keyup', stay, true)

addEventListener('keyup', ({ key }) => {
  if (key !== 'Tab' || !globalThis.stops) return
  globalThis.stops.push(stopAt(document.activeElement))
  isThere = goal !== undefined && (document.activeElement?.matches(goal) ?? false)
})

/** The element and the ancestors that may show the focus instead of it. */
const around = (one: Element): readonly Element[] =>
  [one, one.parentElement, one.parentElement?.parentElement].filter((at): at is Element => !!at)

/** The properties by which an element may show the focus. */
const RING = ['outlineStyle', 'outlineWidth', 'outlineColor', 'boxShadow'] as const

/** The look of an element, as a text that changes with it. */
function looks(one: Element): string {
  return [undefined, '::after']
    .map((part) => getComputedStyle(one, part))
    .map((style) => RING.map((name) => style[name]).join(' '))
    .join()
}

/** The nearest of the element and two ancestors whose look changes with the focus. */
const shownBy = (one: Element): Element | undefined =>
  around(one).find((at) => !isForScreenReaders(at) && before.has(at) && before.get(at) !== looks(at))

/** The focused element as a stop. */
function stopAt(one: Element | null): Stop {
  if (!one || one === document.body) return { name: 'body', rank: -1, isDate: false, faults: [] }
  const ring = shownBy(one)
  const visible = isForScreenReaders(one) ? ring : one
  const box = (visible ?? one).getBoundingClientRect()
  const faults = [
    ...(ring ? [] : ['does not show the focus']),
    ...(visible ? [] : ['is not seen']),
    ...(isInSight(visible ?? one, box) ? [] : [`is out of sight: ${JSON.stringify(box)}`]),
    ...(isCovered(visible ?? one, box) ? ['is covered'] : []),
  ]
  const isDate = one instanceof HTMLInputElement && one.type === 'date'
  return { name: named(one), rank: order.get(one) ?? -1, isDate, faults }
}

/** Whether an element is within the window and its scroll containers, in full when it fits. */
function isInSight(one: Element, box: DOMRect): boolean {
  const windows = clippingAncestorsOf(one).map((at) => at.getBoundingClientRect())
  return [...windows, { top: 0, bottom: innerHeight, left: 0, right: innerWidth }].every(
    ({ top, bottom, left, right }) => {
      const down = Math.min(box.bottom, bottom) - Math.max(box.top, top)
      const across = Math.min(box.right, right) - Math.max(box.left, left)
      return (
        down >= Math.min(box.height, bottom - top) * 0.6 && across >= Math.min(box.width, right - left) * 0.6
      )
    },
  )
}

/** Whether another element covers the centre of an element. */
function isCovered(one: Element, box: DOMRect): boolean {
  const [line = box] = one.getClientRects()
  const [top, bottom] = [Math.max(line.top, 0), Math.min(line.bottom, innerHeight)]
  const at = document.elementFromPoint(line.left + line.width / 2, (top + bottom) / 2)
  return at === null || !(one.contains(at) || at.contains(one))
}
