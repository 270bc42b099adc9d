import type { CivilDate } from '../../../../units/civil-date.ts'
import type { Branch, Devolution } from './devolution.ts'
import type { Gift } from './input.ts'
import { reserveLaw } from './law.ts'
import { type Person, sumBy, todayValueOf } from './people.ts'

/**
 * What the deceased could dispose of, and what gifts have used of it. In euros.
 * Used by `civil.ts` and `spouse-right.ts`.
 */
export interface Reserve {
  /** The estate and all gifts (Code civil, art. 922). */
  readonly masseCalcul: number
  /** The part of it that is reserved, as a fraction. */
  readonly taux: number
  /** What the deceased could not dispose of: `taux` of `masseCalcul`. */
  readonly reserve: number
  /** The disposable part: the rest of it. */
  readonly quotiteDisponible: number
  /** What gifts to the branches of children have met of the reserve (art. 919-1 and 1077). */
  readonly metByGifts: number
  /** What is reserved of the estate itself. */
  readonly reserveLeft: number
  /** What gifts leave of the disposable part; never under 0. */
  readonly disposableLeft: number
  /** By how much gifts exceed the disposable part: their reduction is not computed. */
  readonly giftsExcess: number
}

/**
 * The reserve of an estate (Code civil, art. 913, 914-1 and 922). Gifts on account or by donation-partage to a branch
 * of children are counted on its part of the reserve; their rest, and all others, on the disposable part. Used by
 * `civil.ts`.
 * @param estate the net estate, in euros.
 * @example reserveOf(600_000, people, devolution, day).reserve // two children and 100 000 given: 466 666.67
 */
export function reserveOf(
  estate: number,
  people: readonly Person[],
  devolution: Devolution,
  day: CivilDate,
): Reserve {
  const given = sumBy(people, ({ gifts }) => sumBy(gifts, countedValue))
  const masseCalcul = estate + given
  const taux = reservedPart(devolution, day)
  const reserve = taux * masseCalcul
  const children = devolution.ordre === 'descendants' ? devolution.branches : []
  const metByGifts = sumBy(children, (branch) => Math.min(reserve / children.length, onAccountOf(branch)))
  const reserveLeft = reserve - metByGifts
  return {
    masseCalcul,
    taux,
    reserve,
    quotiteDisponible: masseCalcul - reserve,
    metByGifts,
    reserveLeft,
    // The disposable part less gifts counted on it, which keeps the estate's digits.
    disposableLeft: Math.max(0, estate - reserveLeft),
    giftsExcess: Math.max(0, reserveLeft - estate),
  }
}

/** A gift counts at its value of today, a donation-partage at that of its day (Code civil, art. 922 and 1078). */
const countedValue = (gift: Gift): number => (gift.mode === 'partage' ? gift.amount : todayValueOf(gift))

/** The gifts to a branch that count on its part of the reserve, in euros: all but those beyond the share. */
const onAccountOf = ({ members }: Branch): number =>
  sumBy(members, ({ gifts }) =>
    sumBy(
      gifts.filter(({ mode }) => mode !== 'hors_part'),
      countedValue,
    ),
  )

/** The part of the estate and gifts that is reserved, as a fraction. */
function reservedPart({ ordre, branches, spouse }: Devolution, day: CivilDate): number {
  const { quotiteDisponible, reserveConjoint } = reserveLaw(day).values
  if (ordre !== 'descendants') return spouse ? reserveConjoint : 0
  const { unEnfant, deuxEnfants, troisEnfants } = quotiteDisponible
  if (branches.length === 1) return 1 - 1 / unEnfant
  return 1 - 1 / (branches.length === 2 ? deuxEnfants : troisEnfants)
}
