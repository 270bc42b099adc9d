/** A query: each name given, with its texts in order. Names and values are percent-decoded. */
export type Query = ReadonlyMap<string, readonly string[]>

/**
 * Reads the raw query string, what stands after the first `?`. A map and not an object: `__proto__` is a name
 * like any other here.
 * @example readQuery('capital=10000&taux=3%2E5') // Map { capital → ['10000'], taux → ['3.5'] }
 */
export function readQuery(raw: string): Query {
  const query = new Map<string, string[]>()
  for (let from = 0, to = 0; from < raw.length; from = to + 1) {
    to = endOf('&', raw, from, raw.length)
    if (to === from) continue
    const equals = endOf('=', raw, from, to)
    const name = decode(raw.slice(from, equals))
    const text = decode(raw.slice(equals + 1, to))
    const texts = query.get(name)
    if (texts) texts.push(text)
    else query.set(name, [text])
  }
  return query
}

/** Where a mark stands in a part of a text, else where the part ends. */
function endOf(mark: string, text: string, from: number, to: number): number {
  const at = text.indexOf(mark, from)
  return at < 0 || at > to ? to : at
}

/** In a query `+` is a space. What does not decode is kept as written: its `%` is in no grammar. */
function decode(text: string): string {
  if (!text.includes('%') && !text.includes('+')) return text
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
