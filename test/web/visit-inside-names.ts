/** An element as a report calls it. @example named(field) // 'input#form-duree “Durée”' */
export function named(one: Element): string {
  const kind = one.id ? `#${one.id}` : [...one.classList].map((name) => `.${name}`).join('')
  const words = (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replaceAll(/\s+/g, ' ')
  return `${one.localName}${kind} “${words.slice(0, 40)}”`
}

/** Whether it takes room on the page: neither hidden nor folded away. */
export const isSeen = (one: Element): boolean =>
  one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0

/** Whether it is there for readers aloud alone. */
export function isUnseen(one: Element): boolean {
  for (let at: Element | null = one; at; at = at.parentElement)
    if (getComputedStyle(at).clipPath === 'inset(50%)') return true
  return false
}

/** What scrolls it besides the page, nearest first, or cuts it. */
export function clippersOf(one: Element): readonly Element[] {
  const found: Element[] = []
  for (let at = one.parentElement; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).overflowX !== 'visible') found.push(at)
  return found
}
