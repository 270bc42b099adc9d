/** What to show of the steps below some roots. Used by `compile-explication.ts`. */
export interface Selection {
  /** Steps and tables that are shown whole. */
  readonly shown: ReadonlySet<string>
  /** Steps below the depth that those read, of which the value alone is shown. */
  readonly cut: ReadonlySet<string>
}

/**
 * Follows what steps read, level by level, from roots at level 1. Steps below `depth` are cut; a table never is, since a
 * formula over its rows can be replayed from its general step only.
 * @param readsOf the steps and tables that one reads.
 */
export function selectSteps(
  roots: readonly string[],
  depth: number,
  readsOf: (id: string) => readonly string[],
  isTable: (id: string) => boolean,
): Selection {
  const shown = new Set<string>()
  const cut = new Set<string>()
  let level = [...new Set(roots)]
  for (let at = 1; level.length > 0; at++) {
    const next = new Set<string>()
    for (const id of level) {
      if (at > depth && !isTable(id)) {
        cut.add(id)
        continue
      }
      shown.add(id)
      for (const read of readsOf(id)) next.add(read)
    }
    level = [...next].filter((id) => !shown.has(id) && !cut.has(id))
  }
  return { shown, cut }
}
