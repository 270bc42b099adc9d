/**
 * A progressive scale: what is above each threshold is charged at its rate, up to the next one. Used by
 * `credit/usure-immobilier.ts`, `donation/bareme-epoux.ts`, `donation/emoluments-mobilier.ts`,
 * `donation/emoluments.ts` and others in `legislation/parametres`, `legislation/regles` and `simulateurs`.
 */
export type Scale = readonly Step[]

/** A threshold of a scale and the rate above it. */
interface Step {
  /** The threshold, in euros or in years; ascending, the first is 0. */
  readonly above: number
  /** The rate of what exceeds it, as a fraction. */
  readonly rate: number
}

/**
 * What a progressive scale charges on an amount: the sum, over its steps, of `rate·(min(x, next) - above)`. Nothing
 * below 0. Rounded nowhere. Used by `capital/withdrawal-taxation.ts`, `donation/fees.ts`,
 * `immobilier/acquisition-costs.ts`, `immobilier/property-gain.ts` and others in `legislation` and `simulateurs`.
 * @example charge([{ above: 0, rate: 0 }, { above: 100, rate: 0.1 }], 150) // 5
 */
export function charge(scale: Scale, amount: number): number {
  let total = 0
  for (let index = 0; index < scale.length; index += 1) {
    const { above, rate } = scale[index] as Step
    if (amount <= above) break
    const next = scale[index + 1]?.above ?? Number.POSITIVE_INFINITY
    total += rate * (Math.min(amount, next) - above)
  }
  return total
}

/**
 * The step that the next euro falls in: at a threshold, the upper one. The scale must have a step. Used by
 * `credit/usury.ts`, `impot-revenu/wage-tax.ts` and `fiscalite/brackets.ts`.
 * @example marginalStep(scale, 100).rate // 0.1
 */
export function marginalStep(scale: Scale, amount: number): Step {
  let found = scale[0] as Step
  for (const step of scale) if (amount >= step.above) found = step
  return found
}

/**
 * A step of a scale, with what of an amount falls in it and what that costs. Used by `succession/duties.ts`.
 */
export interface Slice extends Step {
  /** The next threshold; `null` at the top. */
  readonly below: number | null
  /** The part of the amount in this step, in the unit of the thresholds; `charge` is what it costs. */
  readonly base: number
  readonly charge: number
}

/**
 * An amount cut by a scale, one slice a step, the empty ones too. The charges sum to `charge(scale, amount)`. Used by
 * `succession/duties.ts`, `fiscalite/brackets.ts` and `revenus-passifs/simulate.ts`.
 * @example slices(scale, 150)[1] // { above: 100, rate: 0.1, below: null, base: 50, charge: 5 }
 */
export const slices = (scale: Scale, amount: number): readonly Slice[] =>
  scale.map(({ above, rate }, index) => {
    const below = scale[index + 1]?.above ?? null
    const base = Math.max(0, Math.min(amount, below ?? amount) - above)
    return { above, rate, below, base, charge: rate * base }
  })
