/** An element as a report calls it. @example named(field) // 'input#form-duree “Durée”' */
export function named(one: Element): string {
  const kind = one.id ? `#${one.id}` : [...one.classList].map((name) => `.${name}`).join('')
  const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\s+/g, ' ')
  return `${one.localName}${kind} “${words.slice(0, 40)}”`
}

/** Whether it takes room on the page: neither hidden nor folded away. */
export const isSeen = (one: Element): boolean =>
  one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0

/**
 * Whether it is there for readers aloud alone.
 * @param known what was found of others, while the page stands as it does: each ancestor is asked once.
 */
export function isUnseen(one: Element | null, known = new Map<Element, boolean>()): boolean {
  if (!one) return false
  const found = known.get(one)
  if (found !== undefined) return found
  const isSo = getComputedStyle(one).clipPath === 'inset(50%)' || isUnseen(one.parentElement, known)
  known.set(one, isSo)
  return isSo
}

/** What scrolls it besides the page, nearest first, or cuts it. */
export function clippersOf(one: Element): readonly Element[] {
  const found: Element[] = []
  for (let at = one.parentElement; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).overflowX !== 'visible') found.push(at)
  return found
}
