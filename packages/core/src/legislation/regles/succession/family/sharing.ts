import type { Branch } from './devolution.ts'
import { broughtBackBy, type Person, sumBy } from './people.ts'

/** What an heir takes once gifts on account are brought back. In euros. Used by `civil.ts`. */
export interface Taken {
  readonly person: Person
  /** Gifts on account of the inheritance, which are brought back. */
  readonly broughtBack: number
  /** The part of the whole, gifts included; the person's own gifts, when these exceed it. */
  readonly entitlement: number
  /** What is taken of the estate itself. */
  readonly taken: number
  /** Whether gifts exceed the part: they are kept, and nothing is taken. */
  readonly exceeds: boolean
}

/** One who shares: the relative weight, and the gifts brought back in euros. */
interface Part {
  readonly weight: number
  readonly given: number
}

/**
 * What is left, shared by branch then by head, with gifts on account brought back (Code civil, art. 843 and 860):
 * each has its part of the whole less its own gifts. Who received more keeps it, and the others share again. Used by
 * `civil.ts`.
 * @example shareOut(425_000, twoChildren) // 100 000 given to A: A takes 162 500, B 262 500
 */
export function shareOut(amount: number, branches: readonly Branch[]): readonly Taken[] {
  const parts = branches.map(({ weight, members }) => ({ weight, given: sumBy(members, broughtBackBy) }))
  const byBranch = level(amount, parts)
  return branches.flatMap(({ members }, index) => {
    const heads = members.map((person) => ({ weight: 1, given: broughtBackBy(person) }))
    const byHead = level(byBranch[index] ?? 0, heads)
    return members.map((person, position) => takenBy(person, byHead[position] ?? 0))
  })
}

/** @param share what the person takes, in euros: negative where gifts exceed the part. */
function takenBy(person: Person, share: number): Taken {
  const broughtBack = broughtBackBy(person)
  const taken = Math.max(0, share)
  return { person, broughtBack, entitlement: taken + broughtBack, taken, exceeds: share < 0 }
}

/**
 * What each takes so that all have the same with gifts, by weight; `EXCLUDED` for those whose gifts exceed that.
 * The loop ends: each round excludes somebody, and the last has all.
 */
function level(amount: number, parts: readonly Part[]): readonly number[] {
  let sharing = parts
  for (;;) {
    const whole = amount + sumBy(sharing, ({ given }) => given)
    const weights = sumBy(sharing, ({ weight }) => weight)
    const takenOf = ({ weight, given }: Part) => (whole * weight) / weights - given
    const within = sharing.filter((part) => takenOf(part) >= 0)
    if (within.length === sharing.length || within.length === 0) {
      return parts.map((part) => (sharing.includes(part) ? takenOf(part) : EXCLUDED))
    }
    sharing = within
  }
}

/** The share of somebody whose gifts exceed the part. */
const EXCLUDED = Number.NEGATIVE_INFINITY
