import { distance } from 'fastest-levenshtein'

/**
 * The fewest letters with which names that begin with the word are suggested: fewer would be too ambiguous.
 */
const LEAST = 3

/** Most letters of a word that is compared: longer ones would only cost time. */
const LONGEST = 40

/**
 * The candidates a mistyped word may have meant, nearest first: at most one letter in three may differ, two letters
 * swapped counting as one, and neither case nor the choice between `-` and `_` counts. Where there is none, those
 * that begin with the word. Messages of errors suggest them. Exported by `@denier/core`; used by
 * `named-simulator.ts`, `explication/explication.ts`, `explication/explication-question.ts`,
 * `batch/batch-figures.ts`, `list-reader.ts` and others in `batch`, `definition`, `files` and other packages.
 * @example nearest('inflaton', ['taux', 'inflation']) // ['inflation']
 * @example nearest('taux', ['duree_credit', 'taux_credit']) // ['taux_credit']
 */
export function nearest(word: string, candidates: readonly string[]): readonly string[] {
  if (word.length > LONGEST) return []
  const plain = simplify(word)
  const allowed = Math.max(1, Math.floor(plain.length / 3))
  const away = (candidate: string) => changesBetween(plain, simplify(candidate))
  const similar = candidates
    .filter((candidate) => away(candidate) <= allowed)
    .sort((a, b) => away(a) - away(b))
  if (similar.length > 0 || plain.length < LEAST) return similar
  return candidates.filter((candidate) => simplify(candidate).startsWith(plain))
}

const simplify = (word: string): string => word.toLowerCase().replaceAll('-', '_')

/** How many letters differ; two swapped letters, which `distance` counts as two changes, count as one. */
function changesBetween(word: string, candidate: string): number {
  const away = distance(word, candidate)
  return away === 2 && sortedLetters(word) === sortedLetters(candidate) ? 1 : away
}

const sortedLetters = (word: string): string => [...word].sort().join('')
