import { marginalStep, type Scale, slices } from '../../finance/scale.ts'
import { toPercent } from '../../units/rate.ts'

/** The brackets of a household, in euros and percents: the scale of one part multiplied by the parts. */
export const bracketsOf = (scale: Scale, income: number, parts: number) =>
  slices(scale, income / parts).map(({ above, below, rate, base, charge }) => ({
    de: above * parts,
    a: below === null ? null : below * parts,
    taux: toPercent(rate),
    base: base * parts,
    impot: charge * parts,
  }))

/** The marginal rate, as a fraction, and the room before the next bracket: `null` in the top one. */
export function marginOf(
  scale: Scale,
  income: number,
  parts: number,
): { readonly rate: number; readonly room: number | null } {
  const current = marginalStep(scale, income / parts)
  const next = scale.find(({ above }) => above > current.above)
  return { rate: current.rate, room: next ? next.above * parts - income : null }
}
