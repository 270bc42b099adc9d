/**
 * The name to keep for a pinned scenario: '' for its rank, so that it follows the rank and the language, and
 * `undefined` where nothing changes. Used by `comparison.tsx`.
 * @param byRank the name shown where the reader gave none.
 * @param given the name that the reader gave it before, if any.
 */
export function nameToKeep(text: string, byRank: string, given = ''): string | undefined {
  const trimmed = text.trim()
  const name = trimmed === byRank ? '' : trimmed
  return name === given ? undefined : name
}
