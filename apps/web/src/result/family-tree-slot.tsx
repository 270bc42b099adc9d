import { type Answer, type Contract, valueAt } from '@denier/core'
import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { FamilyTreeProps, Scenario, Setting } from '../model/page-state.ts'
import type { View } from '../model/view.ts'

/** Whether an answer has people to draw as a family. */
function hasFamily({ tree }: Contract, { data }: Answer): boolean {
  const people = tree && valueAt(data, tree.table)
  return Array.isArray(people) && people.length > 0
}

/**
 * Imports what draws a family (2 kB), where an answer has one; without it, the table says the same. Used by
 * `form/list-context.ts` and `form/list-field.tsx`.
 */
export const loadFamilyTree = async (
  contract: Contract,
  answer: Answer,
): Promise<FunctionComponent<FamilyTreeProps> | undefined> =>
  hasFamily(contract, answer)
    ? import('../tree/family-tree.tsx').then(
        ({ FamilyTree }) => FamilyTree,
        () => undefined,
      )
    : undefined

interface SlotProps {
  readonly contract: Contract
  readonly setting: Setting
  readonly shown: Scenario
}

/**
 * The family tree of an answer that has a family. Its code is in the page from the start, or imported with the first
 * such answer; null until then, and for an answer without family. Pages reach it by `ListContext`, since families are
 * lists: used by `form/list-field.tsx` and `form/list-context.ts`.
 */
export function FamilyTreeSlot({ contract, setting, shown }: SlotProps): View | null {
  const [Tree, setTree] = useState(() => setting.FamilyTree)
  const isNeeded = hasFamily(contract, shown.answer)
  useEffect(() => {
    if (!isNeeded || Tree) return
    void loadFamilyTree(contract, shown.answer).then((loaded) => setTree(() => loaded))
  }, [isNeeded])
  return isNeeded && Tree ? <Tree contract={contract} shown={shown} language={setting.language} /> : null
}
