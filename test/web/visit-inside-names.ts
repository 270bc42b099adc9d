/**
 * For the checks inside a page: the name of an element in reports. @example named(field) // 'input#form-duree
 * “Durée”'
 */
export function named(one: Element): string {
  const kind = one.id ? `#${one.id}` : [...one.classList].map((name) => `.${name}`).join('')
  const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\s+/g, ' ')
  return `${one.localName}${kind} “${words.slice(0, 40)}”`
}

/** Whether an element is rendered: neither hidden nor folded. */
export const isSeen = (one: Element): boolean =>
  one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0

/**
 * Whether an element is for screen readers only.
 * @param known results for other elements, so that each ancestor is checked once; valid while the page does not change.
 */
export function isUnseen(one: Element | null, known = new Map<Element, boolean>()): boolean {
  if (!one) return false
  const found = known.get(one)
  if (found !== undefined) return found
  const isSo = getComputedStyle(one).clipPath === 'inset(50%)' || isUnseen(one.parentElement, known)
  known.set(one, isSo)
  return isSo
}

/** The ancestors that scroll or clip an element, nearest first, without the page itself. */
export function clippersOf(one: Element): readonly Element[] {
  const found: Element[] = []
  for (let at = one.parentElement; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).overflowX !== 'visible') found.push(at)
  return found
}

/** Whether an element floats over the page, whose content scrolls below it: the bar of phones. */
export const isFloating = (one: Element): boolean => {
  for (let at: Element | null = one; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).position === 'fixed') return true
  return false
}
