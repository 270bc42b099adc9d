import type { Duty } from '../../legislation/regles/succession/duties.ts'
import { exceeds } from '../../units/money.ts'
import { toPercent } from '../../units/rate.ts'

/**
 * Rows of the table of brackets of an heir, for `simulate.ts`, `simulate-family.ts` and `insurance.ts`: amounts in
 * euros, `taux` in percent, `a` `null` in the top bracket; no row for an exempt heir.
 */
export const bracketRows = ({ slices }: Duty) =>
  slices.map(({ above, below, rate, base, charge }) => ({
    de: above,
    a: below,
    taux: toPercent(rate),
    base,
    droits: charge,
  }))

/**
 * The rate of the highest step that has half a cent or more, in percent; 0 where none has. Used by
 * `simulate-family.ts` and `simulate.ts`.
 */
export const marginalRate = ({ slices }: Duty): number =>
  slices.reduce((highest, { base, rate }) => (exceeds(base, 0) ? toPercent(rate) : highest), 0)
