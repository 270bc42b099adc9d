import type { FamilyEstate, SpouseOption } from './input.ts'

/**
 * Whether an option may be chosen: a quarter always, the usufruct of all when all children are common or by gift
 * between spouses, the others by such a gift (Code civil, art. 757 and 1094-1).
 * Called by `options.ts`, and by `succession/family-constraints.ts`.
 */
export const isOpen = (
  { relatives, spouseGift }: Pick<FamilyEstate, 'relatives' | 'spouseGift'>,
  option: SpouseOption,
): boolean => {
  if (option === 'quart' || spouseGift) return true
  return option === 'usufruit' && relatives.every(({ otherUnion }) => !otherUnion)
}
