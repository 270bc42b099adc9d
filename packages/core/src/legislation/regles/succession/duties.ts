import { type Scale, type Slice, slices } from '../../../finance/scale.ts'
import { lawOf } from '../../law.ts'
import { rappelDonations } from '../../parametres/succession/rappel-donations.ts'

/**
 * Law by day: for how many years back gifts are recalled (CGI, art. 784). The caller, the simulator `succession`,
 * gives only those that are. Used by `family/liability.ts`, `donation/at-death.ts`, `donation/gift.ts`,
 * `donation/gift.explain.ts` and others in `simulateurs`.
 */
export const recallLaw = lawOf({ rappelDonations })

/** An heir who owes inheritance duties (droits de succession). */
export interface Liable {
  /** The scale of kinship. */
  readonly scale: Scale
  /** The allowance before any gift is recalled, in euros. */
  readonly allowance: number
  /** Gifts recalled, in euros. */
  readonly gifts: number
}

/** What an heir owes on a share, in euros. Rounded nowhere. */
export interface Duty {
  /** What gifts have left of the allowance, in euros. */
  readonly allowance: number
  /** Euros taxed. */
  readonly base: number
  /** The whole scale; what gifts already fill of it is left out of each step. */
  readonly slices: readonly Slice[]
  /** The duties. */
  readonly due: number
}

/**
 * The duties of an exempt heir. Used by `life-insurance.ts`, `family/heirs.ts`, `family/insurance.ts`,
 * `donation/at-death.ts`, `donation/gift.ts` and `simulateurs/succession/settlement.ts`.
 */
export const NO_DUTY: Duty = { allowance: 0, base: 0, slices: [], due: 0 }

/**
 * Duties of an heir on a share, in euros: the scale of kinship on what exceeds the allowance (CGI, art. 777). Gifts
 * recalled come first, in the allowance as in the lower steps (art. 784): with the allowance A, gifts G and a share
 * S,
 *
 *   `left = max(0, A - G)`, `excess = max(0, G - A)`, `base = max(0, S - left)`,
 *   `due = scale(excess + base) - scale(excess)`
 *
 * Used by `life-insurance.ts` and `simulateurs/succession/settlement.ts`.
 * @example dutyOn({ scale: directLine, allowance: 100_000, gifts: 0 }, 150_000).due // 8 194.35
 */
export const dutyOn = (liable: Liable, share: number): Duty => dutyAbove(leftByGifts(liable), share)

/** What recalled gifts leave to a person, once counted one by one (`recallOf`). */
export interface LiableAbove {
  readonly scale: Scale
  /** What is left of the allowance, in euros. */
  readonly left: number
  /** What fills the low steps of the scale already, in euros. */
  readonly excess: number
}

/** What gifts leave to an heir, each of whose gifts counts as recalled. Used by `life-insurance.ts`. */
export const leftByGifts = ({ scale, allowance, gifts }: Liable): LiableAbove => ({
  scale,
  left: Math.max(0, allowance - gifts),
  excess: Math.max(0, gifts - allowance),
})

/**
 * What a share leaves for what comes on top of it: the rest of the allowance, and the low steps that it fills. Used
 * by `life-insurance.ts` and `family/insurance.ts`.
 * @example leftByShare({ scale, left: 100_000, excess: 0 }, 60_000).left // 40 000
 */
export const leftByShare = ({ scale, left, excess }: LiableAbove, share: number): LiableAbove => ({
  scale,
  left: Math.max(0, left - share),
  excess: excess + Math.max(0, share - left),
})

/**
 * Duties on a share, or on a gift, above what fills the scale already, in euros (CGI, art. 777 and 784):
 *
 *   `base = max(0, share - left)`, `due = scale(excess + base) - scale(excess)`
 *
 * Used by `life-insurance.ts`, `family/heirs.ts`, `family/insurance.ts`, `donation/at-death.ts` and
 * `donation/gift.ts`.
 * @example dutyAbove({ scale: directLine, left: 0, excess: 50_000 }, 100_000).due // 20 000
 */
export function dutyAbove({ scale, left, excess }: LiableAbove, share: number): Duty {
  const base = Math.max(0, share - left)
  const owed = slicesAbove(scale, excess, base)
  return { allowance: left, base, slices: owed, due: owed.reduce((sum, { charge }) => sum + charge, 0) }
}

/**
 * What `dutyAbove` charges, without the brackets: `dutyAbove(liable, share).due`, in euros. Called where many shares
 * are compared. Used by `family/heirs.ts` and `family/options.ts`.
 */
export function dueAbove({ scale, left, excess }: LiableAbove, share: number): number {
  const base = Math.max(0, share - left)
  let due = 0
  for (let index = 0; index < scale.length; index += 1) {
    const { above, rate } = scale[index] as Scale[number]
    const from = Math.max(0, above - excess)
    const next = scale[index + 1]
    const to = next === undefined ? base : Math.min(base, Math.max(0, next.above - excess))
    due += rate * Math.max(0, to - from)
  }
  return due
}

/**
 * What the scale charges on `base` euros that come above `filled` ones. Its thresholds are lowered rather than two
 * charges subtracted: a few cents above a billion keep their digits.
 */
function slicesAbove(scale: Scale, filled: number, base: number): readonly Slice[] {
  const lowered = scale.map(({ above, rate }) => ({ above: Math.max(0, above - filled), rate }))
  return slices(lowered, base).map((slice, index) => ({
    ...slice,
    above: scale[index]?.above ?? 0,
    below: scale[index + 1]?.above ?? null,
  }))
}
