import type { FamilyEstate, InsuranceRow, Recipient, Relative } from './input.ts'
import { isOpen } from './options.ts'

/** What a check says of a question. */
export interface Fault {
  /** The list, and its row from 1; `null` for a field of the estate itself. */
  readonly list: FamilyList | null
  readonly row: number | null
  /** The field, by its name in `FamilyEstate`. */
  readonly field: string
  readonly code: 'inconsistent' | 'required'
}

export type FamilyList = 'relatives' | 'gifts' | 'legacies' | 'insurance'

/** Where a row is at fault: the field that says so. */
type RowCheck<T> = readonly [
  code: Fault['code'],
  field: string,
  fails: (row: T, estate: FamilyEstate, index: number) => boolean,
]

type EstateCheck = readonly [field: keyof FamilyEstate, fails: (estate: FamilyEstate) => boolean]

const isSpouse = ({ kinship }: Pick<Relative, 'kinship'>): boolean => kinship === 'conjoint'
const isPartner = ({ kinship }: Pick<Relative, 'kinship'>): boolean =>
  kinship === 'conjoint' || kinship === 'pacs'
const hasSpouse = ({ relatives }: FamilyEstate): boolean => relatives.some(isSpouse)
const mayHaveSouche = ({ kinship }: Relative): boolean =>
  kinship === 'petit_enfant' || kinship === 'neveu_niece'

/** Children, or grandchildren in the place of one. */
const hasChildren = ({ relatives }: FamilyEstate): boolean =>
  relatives.some(
    ({ kinship, souche }) => kinship === 'enfant' || (kinship === 'petit_enfant' && souche !== undefined),
  )

const rowOf = ({ relatives }: FamilyEstate, recipient: Pick<Recipient, 'relative'>): Relative | undefined =>
  recipient.relative === undefined ? undefined : relatives[recipient.relative - 1]

const isNobody = (recipient: Pick<Recipient, 'relative'>, estate: FamilyEstate): boolean =>
  recipient.relative !== undefined && rowOf(estate, recipient) === undefined

const goesToSpouse = (recipient: Pick<Recipient, 'relative'>, estate: FamilyEstate): boolean => {
  const found = rowOf(estate, recipient)
  return found !== undefined && isSpouse(found)
}

const parentsUpTo = ({ relatives }: FamilyEstate, index: number): number =>
  relatives
    .slice(0, index + 1)
    .reduce((sum, { kinship, count = 1 }) => sum + (kinship === 'parent' ? count : 0), 0)

const isThirdParent = ({ kinship }: Relative, estate: FamilyEstate, index: number): boolean =>
  kinship === 'parent' && parentsUpTo(estate, index) > 2

const RELATIVES: readonly RowCheck<Relative>[] = [
  [
    'inconsistent',
    'kinship',
    (row, { relatives }, index) => isPartner(row) && relatives.slice(0, index).some(isPartner),
  ],
  ['inconsistent', 'kinship', (row, ...at) => (row.count ?? 1) === 1 && isThirdParent(row, ...at)],
  ['inconsistent', 'count', (row, ...at) => (row.count ?? 1) > 1 && isThirdParent(row, ...at)],
  ['inconsistent', 'count', (row) => isPartner(row) && (row.count ?? 1) > 1],
  ['required', 'age', (row, estate) => isSpouse(row) && hasChildren(estate) && row.age === undefined],
  ['inconsistent', 'souche', (row) => row.souche !== undefined && !mayHaveSouche(row)],
  ['inconsistent', 'renounced', (row) => row.renounced === true && !mayHaveSouche(row)],
]

const ESTATE: readonly EstateCheck[] = [
  ['spouseGift', (estate) => estate.spouseGift && !hasSpouse(estate)],
  ['spouseAssets', (estate) => estate.spouseAssets > 0 && !hasSpouse(estate)],
  [
    'spouseOption',
    (estate) => estate.spouseOption !== 'quart' && !(hasSpouse(estate) && hasChildren(estate)),
  ],
  ['spouseOption', (estate) => !isOpen(estate, estate.spouseOption)],
]

const GIFTS: readonly RowCheck<FamilyEstate['gifts'][number]>[] = [
  ['inconsistent', 'relative', isNobody],
  ['inconsistent', 'relative', goesToSpouse],
  ['inconsistent', 'date', ({ date }, { day }) => date > day],
  ['inconsistent', 'exempt', ({ exempt = 0, amount }) => exempt > amount],
]

const partsOf = ({ legacies }: FamilyEstate): number =>
  legacies.reduce((sum, legacy) => sum + ('part' in legacy ? legacy.part : 0), 0)

/** What parts that make up a whole may exceed it by, as floating point adds them. */
const ADDITION = 100 * Number.EPSILON

const LEGACIES: readonly RowCheck<FamilyEstate['legacies'][number]>[] = [
  ['inconsistent', 'relative', isNobody],
  ['inconsistent', 'relative', goesToSpouse],
  ['inconsistent', 'kinship', (row) => row.relative === undefined && row.kinship === 'conjoint'],
  [
    'inconsistent',
    'relative',
    (row, estate) => {
      const found = rowOf(estate, row)
      return found !== undefined && ((found.count ?? 1) > 1 || found.souche !== undefined)
    },
  ],
  [
    'inconsistent',
    'part',
    (_, estate, index) => index === estate.legacies.length - 1 && partsOf(estate) > 1 + ADDITION,
  ],
]

const isSplit = ({ right = 'pleine_propriete' }: InsuranceRow): boolean => right !== 'pleine_propriete'

const clauseOf = ({ insurance }: FamilyEstate, { clause }: InsuranceRow) => {
  const rows = insurance.filter((row) => row.clause === clause)
  const of = (right: InsuranceRow['right']) => rows.filter((row) => row.right === right)
  return { first: rows[0], usufructuaries: of('usufruit'), bareOwners: of('nue_propriete') }
}

const isIncomplete = (row: InsuranceRow, estate: FamilyEstate): boolean => {
  const { first, usufructuaries, bareOwners } = clauseOf(estate, row)
  const people = usufructuaries.reduce((sum, { count = 1 }) => sum + count, 0)
  return row.clause !== undefined && row === first && (people !== 1 || bareOwners.length === 0)
}

type Amount = 'before70' | 'after70' | 'gains70'

/** The usufructuary's amount is that of all bare owners together: both are in full ownership. */
const differs =
  (amount: Amount) =>
  (row: InsuranceRow, estate: FamilyEstate): boolean => {
    if (row.right !== 'usufruit' || row.clause === undefined) return false
    const { bareOwners } = clauseOf(estate, row)
    const together = bareOwners.reduce(
      (sum, bare) => sum + (bare[amount] ?? 0) * (rowOf(estate, bare)?.count ?? bare.count ?? 1),
      0,
    )
    return bareOwners.length > 0 && (row[amount] ?? 0) !== together
  }

const INSURANCE: readonly RowCheck<InsuranceRow>[] = [
  ['inconsistent', 'relative', isNobody],
  ['inconsistent', 'gains70', ({ gains70 = 0, after70 = 0 }) => gains70 > 0 && after70 === 0],
  ['required', 'clause', (row) => isSplit(row) && row.clause === undefined],
  ['inconsistent', 'clause', isIncomplete],
  ['inconsistent', 'before70', differs('before70')],
  ['inconsistent', 'after70', differs('after70')],
  ['inconsistent', 'gains70', differs('gains70')],
  [
    'required',
    'age',
    (row, estate) => row.right === 'usufruit' && (row.age ?? rowOf(estate, row)?.age) === undefined,
  ],
]

/**
 * What keeps an estate from being computed, or makes it say two things: empty for one that `settleFamily` may be
 * given. What the type of `FamilyEstate` cannot hold, and property above the estate, are for the contract.
 * @example faultsOf(estate) // [{ list: 'gifts', row: 1, field: 'exempt', code: 'inconsistent' }]
 */
export function faultsOf(estate: FamilyEstate): readonly Fault[] {
  const found = <T>(list: FamilyList, rows: readonly T[], checks: readonly RowCheck<T>[]): readonly Fault[] =>
    rows.flatMap((row, index) =>
      checks
        .filter(([, , fails]) => fails(row, estate, index))
        .map(([code, field]) => ({ list, row: index + 1, field, code })),
    )
  return [
    ...found('relatives', estate.relatives, RELATIVES),
    ...ESTATE.filter(([, fails]) => fails(estate)).map(
      ([field]): Fault => ({ list: null, row: null, field, code: 'inconsistent' }),
    ),
    ...found('gifts', estate.gifts, GIFTS),
    ...found('legacies', estate.legacies, LEGACIES),
    ...found('insurance', estate.insurance, INSURANCE),
  ]
}
