const ELLIPSIS = '…'

/**
 * Cuts a text that messages quote to a number of characters, and marks the cut with an ellipsis. Exported by
 * `@denier/prose`; used by `quote-name.ts` of `@denier/mcp`.
 * @example truncate('capital', 3) // 'cap…'
 */
export const truncate = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, letters)}${ELLIPSIS}` : text

/**
 * Cuts a text until it fits with its ellipsis; at least one letter stays. A text that fits is returned unchanged.
 * Used by `wrap.ts`.
 * @param fits whether a text is short enough.
 */
export function truncateToFit(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const letters = [...(text.endsWith(ELLIPSIS) ? text.slice(0, -1) : text)]
  while (letters.length > 1 && !fits(letters.join('') + ELLIPSIS)) letters.pop()
  return letters.join('') + ELLIPSIS
}
