/** The steps to show below some roots, by their ids. Used by `compile-explication.ts`. */
export interface Selection {
  /** Steps and tables that are shown whole. */
  readonly shown: ReadonlySet<string>
  /** Steps that those read, below the depth or beyond the bound: only their value is shown. */
  readonly cut: ReadonlySet<string>
}

/** How far to follow steps. */
interface SelectionBounds {
  /** The levels shown, roots being the first. */
  readonly depth: number
  /** The most steps shown, tables aside; roots are shown all the same. */
  readonly mostSteps: number
}

/**
 * Follows what steps read, level by level, from roots at level 1. Steps below `depth` are cut, and so are
 * those beyond `mostSteps`: within a level, first those that repeat another step under a prefix. A table
 * never is cut, since a formula over its rows can be replayed only with the formulas of its columns. Used by
 * `compile-explication.ts`.
 * @param others steps that no root reads: they come last, where there is room.
 * @param readsOf the steps and tables that a step reads.
 */
export function selectSteps(
  roots: readonly string[],
  others: readonly string[],
  { depth, mostSteps }: SelectionBounds,
  readsOf: (id: string) => readonly string[],
  isTable: (id: string) => boolean,
): Selection {
  const shown = new Set<string>()
  const cut = new Set<string>()
  const unseen = (ids: readonly string[]) => ids.filter((id) => !shown.has(id) && !cut.has(id))
  let steps = 0
  let level = [...new Set(roots)]
  for (let at = 1; level.length > 0; at++) {
    const next = new Set<string>()
    for (const id of [...level.filter((one) => !isRepeated(one)), ...level.filter(isRepeated)]) {
      if (!isTable(id)) {
        if (at > depth || (at > 1 && steps >= mostSteps)) {
          cut.add(id)
          continue
        }
        steps += 1
      }
      shown.add(id)
      for (const read of readsOf(id)) next.add(read)
    }
    level = unseen([...next])
  }
  for (const id of unseen(others)) {
    if (steps >= mostSteps) break
    if (!isTable(id)) steps += 1
    shown.add(id)
    for (const read of unseen(readsOf(id))) cut.add(read)
  }
  return { shown, cut }
}

/**
 * Whether a step is one of a calculation made again under another choice: those have a prefix, as
 * `autre.decote`.
 */
const isRepeated = (id: string): boolean => id.includes('.')
