import type { Descent, FamilyTree } from '@denier/core'

/** A row of the list of relatives, or a person of the answer. Used by `family-tree.tsx`. */
export type Relative = Readonly<Record<string, unknown>>

/**
 * A box of the tree: a row of the list or somebody outside it, each by its index from 0, the person in the
 * middle, or one who is represented. Used by `family-tree.tsx` and `layout-family.ts`.
 */
export type Member =
  | { readonly row: number }
  | { readonly outsider: number }
  | { readonly root: true }
  | { readonly represented: Descent }

/** One of a generation, and those who take that person's place (`next`). Used by `layout-family.ts`. */
export interface Branch {
  readonly head: Member
  readonly next: readonly Member[]
}

/** The generations of a family, from the oldest; each may be empty. Used by `layout-family.ts`. */
export interface Generations {
  /** Those of the elders, the oldest first. */
  readonly above: readonly (readonly Branch[])[]
  /** The person in the middle, then those beside, such as a spouse. */
  readonly middle: readonly Branch[]
  /** Children. */
  readonly below: readonly Branch[]
  /** Brothers and sisters. */
  readonly sideways: readonly Branch[]
  /** Those whose link the list does not give: remote relatives, and legatees outside the family. */
  readonly others: readonly Branch[]
}

/** A branch of one person, whose place nobody takes. */
const alone = (head: Member): Branch => ({ head, next: [] })

/**
 * Puts the rows of a list of relatives in their generations: representatives of one person are below the
 * place of that person. Used by `family-tree.tsx`.
 * @param tree the tree of the contract: which kinships are above, beside, below and sideways.
 * @param key the field of a row that has its kinship.
 * @param outsiders how many persons outside the list receive something.
 * @example placeFamily(tree, 'lien', [{ lien: 'conjoint' }, { lien: 'enfant' }], 0).below // [{ head: { row: 1 }, next: [] }]
 */
export function placeFamily(
  tree: FamilyTree,
  key: string,
  rows: readonly Relative[],
  outsiders: number,
): Generations {
  const placed = new Set<number>()
  /** The indices of the rows of a kinship, which are then placed. */
  const of = (kinship: string): readonly number[] => {
    const found = rows.flatMap((row, index) => (row[key] === kinship ? [index] : []))
    for (const index of found) placed.add(index)
    return found
  }
  const descent = (one: Descent): readonly Branch[] => {
    const members = new Map<unknown, Member[]>()
    rows.forEach((row, index) => {
      const branch = row[tree.branch]
      if (row[key] !== one.next || branch === undefined || branch === null) return
      placed.add(index)
      members.set(branch, [...(members.get(branch) ?? []), { row: index }])
    })
    return [
      ...of(one.kinship).map((row) => alone({ row })),
      ...[...members.values()].map((next) => ({ head: { represented: one }, next })),
    ]
  }
  const generations = {
    above: tree.above.map((kinship) => of(kinship).map((row) => alone({ row }))),
    middle: [{ root: true } as const, ...tree.beside.flatMap(of).map((row) => ({ row }))].map(alone),
    below: descent(tree.below),
    sideways: descent(tree.sideways),
  }
  const unplaced = rows.flatMap((_, row) => (placed.has(row) ? [] : [{ row }]))
  const others = Array.from({ length: outsiders }, (_, outsider) => ({ outsider }))
  return { ...generations, others: [...unplaced, ...others].map(alone) }
}
