import { exceeds } from '../../../../units/money.ts'
import type { Legacy } from './input.ts'
import { type Person, recipientsOf, sumBy } from './people.ts'

/** A legacy, who receives it, and how much in euros: as bequeathed, then after reduction. */
interface PaidLegacy {
  readonly person: Person
  /** Whether it is a legacy of an amount, rather than of a part of the estate. */
  readonly isAmount: boolean
  /** As the will says. */
  readonly bequeathed: number
  /** After reduction. */
  readonly paid: number
}

/** All legacies. In euros. */
export interface Legacies {
  readonly rows: readonly PaidLegacy[]
  /** All of them, as the will says. */
  readonly bequeathed: number
  /** The most that they may take together. */
  readonly limit: number
  /** All of them, after reduction. */
  readonly paid: number
  /** Whether they exceed the limit by more than half a cent. */
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
