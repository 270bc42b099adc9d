import { clippersOf, isUnseen, named } from './visit-inside-names.ts'

/** A place that Tab stops at, and all that is wrong with it. */
export interface Stop {
  readonly name: string
  /** Its rank among all that may have the focus; -1 where nothing of the page has it. */
  readonly rank: number
  readonly faults: readonly string[]
}

declare global {
  var stops: Stop[]
}

const STOPS = 'a, button, input, select, textarea, summary, [tabindex]'

const before = new WeakMap<Element, string>()
const order = new Map<Element, number>()

/** Where Tab is to stay, whether it is there, and how often it was pressed in vain since. */
let goal: string | undefined
let isThere = false
let surplus = 0

/**
 * Notes each stop of Tab from now on, against what each element looked like without the focus.
 * @param until what Tab stays on once it has come there: keys may then be pressed without looking after each.
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

/** How the way there went so far; from there on Tab goes on as ever. */
export function arrival() {
  const found = { stops: globalThis.stops, isThere, surplus }
  isThere = false
  return found
}

/** Pressed again there, Tab does nothing: a batch of presses may be longer than the way. */
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

/** Itself, and what around it may show the focus in its place. */
const around = (one: Element): readonly Element[] =>
  [one, one.parentElement, one.parentElement?.parentElement].filter((at): at is Element => !!at)

const RING = ['outlineStyle', 'outlineWidth', 'outlineColor', 'boxShadow'] as const

function looks(one: Element): string {
  return [undefined, '::after']
    .map((part) => getComputedStyle(one, part))
    .map((style) => RING.map((name) => style[name]).join(' '))
    .join()
}

/** The nearest of itself and two around it that shows the focus to who sees. */
const shownBy = (one: Element): Element | undefined =>
  around(one).find((at) => !isUnseen(at) && before.has(at) && before.get(at) !== looks(at))

/** Where the focus is. */
function stopAt(one: Element | null): Stop {
  if (!one || one === document.body) return { name: 'body', rank: -1, faults: [] }
  const ring = shownBy(one)
  const seen = isUnseen(one) ? ring : one
  const box = (seen ?? one).getBoundingClientRect()
  const faults = [
    ...(ring ? [] : ['does not show the focus']),
    ...(seen ? [] : ['is not seen']),
    ...(isInSight(seen ?? one, box) ? [] : [`is out of sight: ${JSON.stringify(box)}`]),
    ...(isCovered(seen ?? one, box) ? ['is covered'] : []),
  ]
  return { name: named(one), rank: order.get(one) ?? -1, faults }
}

/** Within the window and what scrolls it, whole if there is room for the whole. */
function isInSight(one: Element, box: DOMRect): boolean {
  const windows = clippersOf(one).map((at) => at.getBoundingClientRect())
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

function isCovered(one: Element, box: DOMRect): boolean {
  const [line = box] = one.getClientRects()
  const [top, bottom] = [Math.max(line.top, 0), Math.min(line.bottom, innerHeight)]
  const at = document.elementFromPoint(line.left + line.width / 2, (top + bottom) / 2)
  return at === null || !(one.contains(at) || at.contains(one))
}
