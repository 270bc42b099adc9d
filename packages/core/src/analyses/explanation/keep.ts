/**
 * The value of a map under a key, made and stored at its first use. Used by `compile-explanation.ts`,
 * `explication/cell-digits.ts`, `explication/compile-explication.ts`, `explication/describe-names.ts`,
 * `explication/formula-reader.ts` and others in `explication`.
 * @example keep(parsed, text, () => parseFormula(text))
 */
export function keep<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}
