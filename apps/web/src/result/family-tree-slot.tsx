import { type Answer, type Contract, valueAt } from '@denier/core'
import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { Scenario, Setting } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import type { FamilyTreeProps } from '../tree/family-tree.tsx'

/** Whether an answer has people to draw as a family. Called by `start.tsx` too. */
export function hasFamily({ tree }: Contract, { data }: Answer): boolean {
  const people = tree && valueAt(data, tree.table)
  return Array.isArray(people) && people.length > 0
}

/** Imports the family tree (3 kB), which a page without a family does not need. Called by `start.tsx` too. */
export const loadFamilyTree = (): Promise<FunctionComponent<FamilyTreeProps>> =>
  import('../tree/family-tree.tsx').then(({ FamilyTree }) => FamilyTree)

interface SlotProps {
  readonly contract: Contract
  readonly setting: Setting
  readonly shown: Scenario
}

/**
 * The family tree of an answer that has a family: the one that the page began with, or imported with the first such answer.
 * Where it could not be loaded, the table says the same. Part of `result.tsx`.
 */
export function FamilyTreeSlot({ contract, setting, shown }: SlotProps): View | null {
  const [Tree, setTree] = useState(() => setting.FamilyTree)
  const isNeeded = hasFamily(contract, shown.answer)
  useEffect(() => {
    if (!isNeeded || Tree) return
    void loadFamilyTree().then(
      (loaded) => setTree(() => loaded),
      () => undefined,
    )
  }, [isNeeded])
  return isNeeded && Tree ? <Tree contract={contract} shown={shown} language={setting.language} /> : null
}
