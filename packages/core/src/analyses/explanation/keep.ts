/**
 * What a map holds under a key, made at its first use. Used by several modules of `explanation` and `explication` for what
 * no question changes.
 * @example keep(parsed, text, () => parseFormula(text))
 */
export function keep<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
