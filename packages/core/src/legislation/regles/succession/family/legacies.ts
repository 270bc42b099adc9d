import { exceeds } from '../../../../units/money.ts'
import type { Legacy } from './input.ts'
import { type Person, recipientsOf, sumBy } from './people.ts'

/** A legacy, who receives it, and how much in euros: as bequeathed, then after reduction. */
interface PaidLegacy {
  readonly person: Person
  /** Of an amount, not of a part of the estate. */
  readonly isAmount: boolean
  readonly bequeathed: number
  readonly paid: number
}

/** All legacies. In euros. */
export interface Legacies {
  readonly rows: readonly PaidLegacy[]
  readonly bequeathed: number
  /** The most that they may take together. */
  readonly limit: number
  readonly paid: number
  readonly reduced: boolean
}

/**
 * What legacies come to: together at most what gifts leave of the disposable part, and at most the estate. Above, all
 * are reduced in proportion (Code civil, art. 926). Used by `civil.ts`.
 * @param estate the net estate, in euros; a part is one of this.
 * @example legaciesOf([{ kinship: 'autre', part: 0.5 }], [], 90_000, 30_000).paid // 30 000
 */
export function legaciesOf(
  legacies: readonly Legacy[],
  people: readonly Person[],
  estate: number,
  disposableLeft: number,
): Legacies {
  const rows = legacies.flatMap((legacy) =>
    recipientsOf(people, legacy).map((person) => ({
      person,
      isAmount: 'amount' in legacy,
      bequeathed: 'amount' in legacy ? legacy.amount : legacy.part * estate,
    })),
  )
  const bequeathed = sumBy(rows, (row) => row.bequeathed)
  const limit = Math.min(disposableLeft, estate)
  const kept = bequeathed > limit ? limit / bequeathed : 1
  return {
    rows: rows.map((row) => ({ ...row, paid: row.bequeathed * kept })),
    bequeathed,
    limit,
    paid: Math.min(bequeathed, limit),
    reduced: exceeds(bequeathed, limit),
  }
}
