/**
 * For the checks inside a page: the name of an element in reports. Used by `visit-inside-colours.ts`,
 * `visit-inside-controls.ts`, `visit-inside-focus.ts` and `visit-inside-text.ts`.
 * @example named(field) // 'input#form-duree “Durée”'
 */
export function named(one: Element): string {
  const kind = one.id ? `#${one.id}` : [...one.classList].map((name) => `.${name}`).join('')
  const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\s+/g, ' ')
  return `${one.localName}${kind} “${words.slice(0, 40)}”`
}

/**
 * Whether an element is rendered: neither hidden nor folded. Used by `visit-inside-colours.ts`,
 * `visit-inside-controls.ts` and `visit-inside-text.ts`.
 */
export const isRendered = (one: Element): boolean =>
  one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0

/**
 * Whether an element is for screen readers only: itself or an ancestor is clipped away. Used by
 * `visit-inside-focus.ts` and `visit-inside-text.ts`.
 * @param known results for other elements, so that each ancestor is checked once; valid while the page does
 * not change.
 */
export function isForScreenReaders(one: Element | null, known = new Map<Element, boolean>()): boolean {
  if (!one) return false
  const found = known.get(one)
  if (found !== undefined) return found
  const isClipped =
    getComputedStyle(one).clipPath === 'inset(50%)' || isForScreenReaders(one.parentElement, known)
  known.set(one, isClipped)
  return isClipped
}

/**
 * The ancestors that scroll or clip an element, nearest first, without the page itself. Used by
 * `visit-inside-focus.ts` and `visit-inside-text.ts`.
 */
export function clippingAncestorsOf(one: Element): readonly Element[] {
  const found: Element[] = []
  for (let at = one.parentElement; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).overflowX !== 'visible') found.push(at)
  return found
}

/**
 * Whether an element floats over the page, whose content scrolls below it: the bar of phones. Used by
 * `visit-inside-controls.ts` and `visit-inside-text.ts`.
 */
export const isInFixedBox = (one: Element): boolean => {
  for (let at: Element | null = one; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).position === 'fixed') return true
  return false
}
