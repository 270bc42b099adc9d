import type { Field } from '../../definition/field.ts'
import type { Parser } from '../../definition/parse.ts'
import type { Params, ParamsOf } from '../../definition/shape.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import { moveByStep } from '../step-size.ts'

/**
 * One side of a moved parameter, down or up: the moved value and the figure that it gives. Both are `null` where the
 * contract refuses the value; `resultat` alone where the figure does not exist there.
 */
interface Side {
  readonly valeur: number | null
  readonly resultat: number | null
}

/** The effect of one parameter on the figure: a row of `effets`. Used by `warnings.ts`. */
export interface Effect {
  /** Its name in the contract. */
  readonly parametre: string
  /** One step lower, and one step higher. */
  readonly bas: Side
  readonly haut: Side
  /** Largest difference between the results, in the unit of the figure; `null` where it is unknown. */
  readonly amplitude: number | null
}

/** The question as given, its figure, and the functions that simulate it with another value. */
interface Base {
  /** The parameters that the caller gave, without defaults. */
  readonly given: Readonly<Record<string, unknown>>
  readonly parser: Parser
  /** The figure before any move; `null` where it does not exist. */
  readonly figure: number | null
  /** Decimals of the figure; `undefined` where it is not rounded. */
  readonly decimals: number | undefined
  /** The figure under other parameters; `null` where it does not exist. */
  figureOf(params: ParamsOf<Params>): number | null
}

/** A side whose value the contract refuses. */
const REFUSED: Side = { valeur: null, resultat: null }

/**
 * The effect on the figure of one parameter moved by a step, down and up. The step is that of its field; else
 * a tenth of an amount of money or of a ratio, one percentage point of a rate, one unit of a count, a
 * duration, an age or a year. Used by `sensitivity.ts`.
 * @param value the value that the base simulation used for the parameter.
 */
export function effectOf(base: Base, parametre: string, field: Field, value: number): Effect {
  const bas = sideOf(base, parametre, value, neighbour(field, value, -1))
  const haut = sideOf(base, parametre, value, neighbour(field, value, 1))
  return {
    parametre,
    bas,
    haut,
    amplitude: isUnmoved(bas, haut, value) ? null : amplitudeOf(base, bas, haut),
  }
}

/** The value a step away, or the next one of the parameter's list, within the bounds; the same value at a bound. */
function neighbour({ kind, among, min, max, step }: Field, value: number, direction: -1 | 1): number {
  if (among) {
    const list = [...among].sort((a, b) => a - b)
    return list[list.indexOf(value) + direction] ?? value
  }
  return Math.min(Math.max(moveByStep(kind, value, direction, step), min ?? -Infinity), max ?? Infinity)
}

/** The figure with the value `tried`; the base figure, without a simulation, where the value did not move. */
function sideOf(base: Base, parameter: string, value: number, tried: number): Side {
  if (tried === value) return { valeur: value, resultat: base.figure }
  const parsed = base.parser.fromObject({ ...base.given, [parameter]: tried })
  return parsed.ok ? { valeur: tried, resultat: base.figureOf(parsed.params) } : REFUSED
}

/**
 * Whether the parameter moved neither way, so that its effect is unknown. A tenth of 0 is 0; and parameters
 * that must sum to 100, such as the shares of a portfolio, cannot move alone. Used by `warnings.ts`.
 */
export const isUnmoved = (bas: Side, haut: Side, value: unknown): boolean =>
  [bas, haut].every((side) => isRefused(side) || side.valeur === value)

/** Whether the contract refuses the moved value. Used by `warnings.ts`. */
export const isRefused = ({ valeur }: Side): boolean => valeur === null

/**
 * The distance between the lowest and highest of three results: the accepted sides and the figure itself, which may
 * be a peak. `null` where a result does not exist.
 */
function amplitudeOf({ figure, decimals }: Base, bas: Side, haut: Side): number | null {
  const sides = [bas, haut].filter((side) => !isRefused(side))
  const results = [figure, ...sides.map(({ resultat }) => resultat)]
  const existing = results.filter((result) => result !== null)
  if (existing.length < results.length) return null
  const distance = Math.max(...existing) - Math.min(...existing)
  return decimals === undefined ? distance : roundHalfAway(distance, decimals)
}

/**
 * Sorts effects, the largest first; those whose amplitude is unknown come after them and before those of 0.
 * Equal ones keep the contract's order. Used by `sensitivity.ts`.
 */
export const sortEffects = (effects: readonly Effect[]): Effect[] => [
  ...effects.filter(({ amplitude }) => amplitude).sort((a, b) => (b.amplitude ?? 0) - (a.amplitude ?? 0)),
  ...effects.filter(({ amplitude }) => amplitude === null),
  ...effects.filter(({ amplitude }) => amplitude === 0),
]
