/** A query: each name given, with its texts in order. Names and values are percent-decoded. */
export type Query = ReadonlyMap<string, readonly string[]>

/**
 * Reads the raw query string, what stands after the first `?`. A map and not an object: `__proto__` is a name
 * like any other here.
 * @example readQuery('capital=10000&taux=3%2E5') // Map { capital → ['10000'], taux → ['3.5'] }
 */
export function readQuery(raw: string): Query {
  const query = new Map<string, string[]>()
  for (const pair of raw === '' ? [] : raw.split('&')) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const name = decode(equals < 0 ? pair : pair.slice(0, equals))
    const text = equals < 0 ? '' : decode(pair.slice(equals + 1))
    const texts = query.get(name)
    if (texts) texts.push(text)
    else query.set(name, [text])
  }
  return query
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
