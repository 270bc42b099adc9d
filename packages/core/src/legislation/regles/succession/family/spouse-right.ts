import type { CivilDate } from '../../../../units/civil-date.ts'
import type { Devolution } from './devolution.ts'
import type { SpouseOption } from './input.ts'
import { spouseLaw } from './law.ts'
import type { Reserve } from './reserve.ts'

/** What a spouse takes of what legacies leave, in euros of capital. Used by `civil.ts`. */
export interface SpouseRight {
  /** In full ownership. */
  readonly ownership: number
  /** The capital on which the usufruct bears. */
  readonly usufruit: number
}

/** What decides it. Amounts in euros. */
interface SpouseCase {
  readonly devolution: Devolution
  readonly reserve: Reserve
  readonly option: SpouseOption
  /** Whether there is a gift between spouses, or a will, for the largest share. */
  readonly spouseGift: boolean
  /** The net estate less legacies. */
  readonly rest: number
  /** What legacies have taken of the disposable part. */
  readonly legacies: number
  /** Gifts on account of those who inherit (Code civil, art. 758-5). */
  readonly broughtBack: number
}

const NOTHING: SpouseRight = { ownership: 0, usufruit: 0 }

/**
 * What a spouse takes, in euros (Code civil, art. 757 to 758-5, 914-1 and 1094-1). Without children: all by gift,
 * else the part of the law, never under what is reserved of the estate. Used by `civil.ts`.
 * @example spouseRightOf({ ...seen, option: 'usufruit' }, day) // { ownership: 0, usufruct: rest }
 */
export function spouseRightOf(seen: SpouseCase, day: CivilDate): SpouseRight {
  const { devolution, reserve, rest, spouseGift } = seen
  if (!devolution.spouse) return NOTHING
  if (devolution.ordre === 'descendants') return besideChildren(seen, day)
  const ofLaw = Math.max(devolution.spousePart * rest, Math.min(rest, reserve.reserve))
  return { ownership: spouseGift ? rest : ofLaw, usufruit: 0 }
}

/** What a spouse takes beside children, by the option. */
function besideChildren(
  { option, reserve, rest, legacies, broughtBack }: SpouseCase,
  day: CivilDate,
): SpouseRight {
  const { partConjoint, quotiteSpecialeEpoux } = spouseLaw(day).values
  const disposable = Math.max(0, Math.min(reserve.disposableLeft - legacies, rest))
  switch (option) {
    case 'quart': {
      const free = Math.max(0, rest - reserve.reserveLeft)
      return { ownership: Math.min(partConjoint * (rest + broughtBack), free), usufruit: 0 }
    }
    case 'usufruit':
      return { ownership: 0, usufruit: rest }
    case 'quart_usufruit': {
      const ownership = Math.min(quotiteSpecialeEpoux * reserve.masseCalcul, disposable)
      return { ownership, usufruit: rest - ownership }
    }
    case 'quotite_disponible':
      return { ownership: disposable, usufruit: 0 }
  }
}
