import { isSeen, named } from './visit-inside-names.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'

/** What of a control takes a press: a box within its label is pressed by the whole label. */
const targetOf = (control: Element): Element => {
  const isTick = control.matches('[type=radio], [type=checkbox]')
  return (isTick && control.closest('label')) || control
}

/** Everything on the page that can be acted on and is shown; a way past the header shows when it has the focus. */
const controls = (): readonly Element[] =>
  [...document.querySelectorAll(CONTROLS)].filter(
    (one) => isSeen(one) && one.getBoundingClientRect().bottom + scrollY > 0,
  )

/** A link within a sentence is as high as its line. */
function isInline(control: Element): boolean {
  if (!control.matches('a') || getComputedStyle(control).display !== 'inline') return false
  const block = control.closest('p, li, dd, dt, td, h1, h2, h3')
  return (block?.textContent ?? '').trim().length > (control.textContent ?? '').trim().length
}

const LEAST = 24

/** Targets under 24 by 24 CSS pixels. */
export const small = (): readonly string[] =>
  controls()
    .filter((one) => !isInline(one))
    .map((one) => ({ one, box: boxOf(one) }))
    .filter(({ box }) => box.width < LEAST || box.height < LEAST)
    .map(({ one, box }) => `${named(one)} is ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`)

/** The whole card is the link: what is laid over it counts. */
function boxOf(control: Element): DOMRect {
  const over = getComputedStyle(control, '::after')
  const around = over.position === 'absolute' && over.content !== 'none' && control.closest('.home-card')
  return (around || targetOf(control)).getBoundingClientRect()
}

/** Controls that lie on one another, and those whose middle another thing takes. */
export function faultsOfControls(): readonly string[] {
  const all = controls()
  return [...overlaps(all), ...all.filter((one) => !isAtHand(one)).map((one) => `${named(one)} is covered`)]
}

function overlaps(all: readonly Element[]): readonly string[] {
  const boxes = all
    .flatMap((one) =>
      [...targetOf(one).getClientRects()].map((box) => ({
        one,
        target: targetOf(one),
        box: filled(one, box),
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

/** A label leaves room at its end for the help that stands there. */
function filled(control: Element, { x, y, width, height }: DOMRect): DOMRect {
  const target = targetOf(control)
  const room = target.matches('label') ? Number.parseFloat(getComputedStyle(target).paddingRight) : 0
  return new DOMRect(x, y, width - room, height)
}

function isAtHand(control: Element): boolean {
  const target = targetOf(control)
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const [line] = target.getClientRects()
  if (!line) return false
  // What is higher than the window is pressed where it is seen.
  const [top, bottom] = [Math.max(line.top, 0), Math.min(line.bottom, innerHeight)]
  const at = document.elementFromPoint(line.left + line.width / 2, (top + bottom) / 2)
  return at !== null && (target.contains(at) || at.contains(target))
}
