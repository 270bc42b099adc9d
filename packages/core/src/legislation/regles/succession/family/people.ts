import type { FamilyEstate, FamilyKinship, Gift, Recipient, Relative, Traits } from './input.ts'

/**
 * One person, of the family or not, and the gifts that he or she received. Used by `beneficiaries.ts`, `civil.ts`,
 * `devolution.ts`, `heirs.ts` and others in `family`.
 */
export interface Person extends Omit<Relative, 'kinship' | 'count'> {
  /** The row of the family; `null` for somebody outside it. */
  readonly rang: number | null
  readonly kinship: FamilyKinship
  readonly gifts: readonly Gift[]
}

/**
 * Everybody of a family, one by one, in the order of rows. Those of a row of several have each received what is given
 * to the row. Used by `civil.ts`.
 * @example peopleOf({ relatives: [{ kinship: 'enfant', count: 2 }], gifts: [] }).length // 2
 */
export function peopleOf({ relatives, gifts }: Pick<FamilyEstate, 'relatives' | 'gifts'>): readonly Person[] {
  return relatives.flatMap(({ count = 1, ...relative }, index) => {
    const rang = index + 1
    const received = gifts.length === 0 ? gifts : gifts.filter((gift) => gift.relative === rang)
    const person: Person = { ...relative, rang, gifts: received }
    return count === 1 ? [person] : Array.from({ length: count }, () => ({ ...person }))
  })
}

/** A person outside the family, named by kinship. */
const outsider = ({ kinship, disabled, exemptSibling }: { kinship: FamilyKinship } & Traits): Person => ({
  kinship,
  rang: null,
  gifts: [],
  ...(disabled === undefined ? {} : { disabled }),
  ...(exemptSibling === undefined ? {} : { exemptSibling }),
})

/**
 * Those whom a legacy or a clause names: the people of a row, or new ones. Used by `beneficiaries.ts` and
 * `legacies.ts`.
 * @throws RangeError when the row has nobody.
 */
export function recipientsOf(people: readonly Person[], recipient: Recipient, count = 1): readonly Person[] {
  if (recipient.relative === undefined) return Array.from({ length: count }, () => outsider(recipient))
  const named = people.filter(({ rang }) => rang === recipient.relative)
  if (named.length === 0) throw new RangeError(`no row ${recipient.relative} in the family`)
  return named
}

/** The value of a gift on the day of the death, in euros. Used by `reserve.ts`. */
export const todayValueOf = ({ value, amount }: Gift): number => value ?? amount

/**
 * What somebody brings back, in euros: gifts on account of the inheritance (Code civil, art. 843). Used by
 * `civil.ts`, `sharing.ts`, `succession/family-civil.explain.ts` and `succession/family-options.explain.ts`.
 */
export const broughtBackBy = ({ gifts }: Person): number =>
  sumBy(
    gifts.filter(({ mode }) => mode === 'avancement'),
    todayValueOf,
  )

/**
 * The sum of a figure over rows. Used by `civil.ts`, `fiscal-shares.ts`, `heirs.ts`, `insurance.ts` and others in
 * `family` and `simulateurs`.
 */
export const sumBy = <T>(rows: readonly T[], figure: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + figure(row), 0)
