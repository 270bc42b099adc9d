/** A number as a note writes it: digits grouped by narrow spaces, a decimal comma or point. */
const NUMBER = /\d[\d\u202f]*(?:[.,]\d+)?/g

/**
 * How a calculation differs from another that is written alike: the numbers that it has in place of others, each
 * once. Exported by `@denier/note`; used by `pages/note-tables.tsx` of `@denier/web`.
 * @returns `undefined` where something else than numbers differs, or one number stands for two.
 * @example differingNumbers('x − 1 − 12', 'x − 86 − 12') // [['1', '86']]
 */
export function differingNumbers(
  first: string,
  other: string,
): readonly (readonly [first: string, other: string])[] | undefined {
  if (first.replace(NUMBER, '#') !== other.replace(NUMBER, '#')) return undefined
  const [firstNumbers, otherNumbers] = [first.match(NUMBER) ?? [], other.match(NUMBER) ?? []]
  const replacements = new Map<string, string>()
  for (const [index, number] of firstNumbers.entries()) {
    const replacement = otherNumbers[index] ?? ''
    if ((replacements.get(number) ?? replacement) !== replacement) return undefined
    replacements.set(number, replacement)
  }
  return [...replacements].filter(([number, replacement]) => number !== replacement)
}
