import type { PensionValues } from './pension-law.ts'

/**
 * How many of the best years make the average wage: fewer for a parent who has quarters for children (CSS, art. R.
 * 351-29-1 and R. 173-3-2). Used by `retraite-publique/question.ts`.
 */
export function bestYearsOf(
  { anneesSalaire }: PensionValues,
  { children, childrenQuarters }: { readonly children: number; readonly childrenQuarters: number },
): number {
  if (childrenQuarters < 1 || children < 1) return anneesSalaire.sansEnfant
  return children < 2 ? anneesSalaire.unEnfant : anneesSalaire.deuxEnfants
}

/**
 * The mean of the best wages, in their unit, or of all where they are fewer; 0 without any. Used by
 * `retraite-publique/pension.ts`.
 * @param sortedWages the highest first.
 * @param most how many of them count.
 * @example averageOfBest([30_000, 20_000, 10_000], 2) // 25_000
 */
export function averageOfBest(sortedWages: readonly number[], most: number): number {
  const best = sortedWages.slice(0, most)
  return best.length === 0 ? 0 : best.reduce((sum, wage) => sum + wage, 0) / best.length
}
