/** Checks of controls. They run inside a page, in the browser, for `visit-inside.ts`. */
import { isInFixedBox, isRendered, named } from './visit-inside-names.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** The element that takes the pointer for a control: the whole label of a checkbox inside it. */
const targetOf = (control: Element): Element => {
  const isTick = control.matches('[type=radio], [type=checkbox]')
  return (isTick && control.closest('label')) || control
}

/** Every visible control of the page; the skip link is visible only when it has the focus. */
const controls = (): readonly Element[] =>
  [...document.querySelectorAll(CONTROLS)].filter(
    (one) => isRendered(one) && one.getBoundingClientRect().bottom + scrollY > 0,
  )

/** Whether a control is a link inside a sentence, which has no minimum size. */
function isInline(control: Element): boolean {
  if (!control.matches('a') || getComputedStyle(control).display !== 'inline') return false
  const block = control.closest('p, li, dd, dt, td, h1, h2, h3')
  return (block?.textContent ?? '').trim().length > (control.textContent ?? '').trim().length
}

/** The least width and height of a target, in CSS pixels (WCAG 2.5.8). */
const LEAST = 24

/** One sentence for each target under 24 by 24 CSS pixels. */
export const small = (): readonly string[] =>
  controls()
    .filter((one) => !isInline(one))
    .map((one) => ({ one, box: boxOf(one) }))
    .filter(({ box }) => box.width < LEAST || box.height < LEAST)
    .map(({ one, box }) => `${named(one)} is ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`)

/** The area of a control: of a link that covers its whole card, that of the card. */
function boxOf(control: Element): DOMRect {
  const over = getComputedStyle(control, '::after')
  const around = over.position === 'absolute' && over.content !== 'none' && control.closest('.home-card')
  return (around || targetOf(control)).getBoundingClientRect()
}

/** One sentence for each two controls that overlap, and each control whose centre another element covers. */
export function faultsOfControls(): readonly string[] {
  const all = controls()
  return [
    ...overlaps(all),
    ...all.filter((one) => !isReachable(one)).map((one) => `${named(one)} is covered`),
  ]
}

function overlaps(all: readonly Element[]): readonly string[] {
  const boxes = all
    .filter((one) => !isInFixedBox(one))
    .flatMap((one) =>
      [...targetOf(one).getClientRects()].map((box) => ({
        one,
        target: targetOf(one),
        box: withoutHelp(one, box),
      })),
    )
    .sort((left, right) => left.box.top - right.box.top)
  return boxes.flatMap(({ one, target, box }, rank) => {
    const found: string[] = []
    for (const other of boxes.slice(rank + 1)) {
      if (other.box.top >= box.bottom - 1) break
      const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
      const isWithin = target.contains(other.target) || other.target.contains(target)
      if (across > 1 && !isWithin) found.push(`${named(one)} overlaps ${named(other.one)}`)
    }
    return found
  })
}

/** The box of a control without the room that its label leaves for the button of its help. */
function withoutHelp(control: Element, { x, y, width, height }: DOMRect): DOMRect {
  const target = targetOf(control)
  const room = target.matches('label') ? Number.parseFloat(getComputedStyle(target).paddingRight) : 0
  return new DOMRect(x, y, width - room, height)
}

/** Whether a pointer at the centre of a control reaches it. */
function isReachable(control: Element): boolean {
  const target = targetOf(control)
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const [line] = target.getClientRects()
  if (!line) return false
  // An element taller than the window is pressed in its visible part.
  const [top, bottom] = [Math.max(line.top, 0), Math.min(line.bottom, innerHeight)]
  const at = document.elementFromPoint(line.left + line.width / 2, (top + bottom) / 2)
  return at !== null && (target.contains(at) || at.contains(target))
}
