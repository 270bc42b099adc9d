import { roundHalfAway } from './rounding.ts'

/**
 * Rounding of amounts that the law rounds within a calculation. Sums and products of doubles have a relative error of
 * some 1e-16: 0.50 € may be stored as 0.49999999999999994, and a rule that rounds halves up would then be a euro off.
 * So the noise is rounded away first: 1e-4 € is far above it up to 1e10 €, and 1e-8 € up to 1e6 €. Used by the rules
 * of income tax, `fiscalite`, and the functions `euro`, `centime` and `bruit` of formulas, whose decimals
 * `docs/en/formulas.md` publishes.
 */
const DECIMALS_OF_EUROS = 4
/** Decimals kept before a rounding to the cent. */
const DECIMALS_OF_CENTS = 8

/**
 * An amount without the noise of doubles: to a hundredth of a cent. Used by `explanation/agreement.ts`,
 * `formula/number-functions.ts`, `impot-revenu/gross-tax.ts`, `impot-revenu/recovery.ts` and `fiscalite/simulate.ts`.
 * @example withoutNoise(0.1 + 0.2) // 0.3
 */
export const withoutNoise = (euros: number): number => roundHalfAway(euros, DECIMALS_OF_EUROS)

/**
 * A number to eight decimals, for a rounding that follows: products of rates of five decimals and whole euros
 * often end exactly half-way between two cents, where the noise of doubles would decide. Used by
 * `retraite/quarters.ts`, `salaire-net/simulate.ts` and `salaire-net/wage.ts`.
 * @example toEightDecimals(79.15974999999999) // 79.15975
 */
export const toEightDecimals = (value: number): number => roundHalfAway(value, DECIMALS_OF_CENTS)

/** Doubles hold 15 to 17 significant digits: 14 leaves out those that are noise. */
const DIGITS_OF_DOUBLES = 14

/**
 * An amount to 14 significant digits, where all of its decimals count: a cent at 17.2 % has five. Used by
 * `fiscalite/tax.ts`.
 * @example withoutLastDigits(0.186 * 2.5) // 0.465, not 0.46499999999999997
 */
export const withoutLastDigits = (euros: number): number => Number(euros.toPrecision(DIGITS_OF_DOUBLES))

/**
 * The nearest whole euro, half away from zero. Used by `explanation/agreement.ts`, `formula/number-functions.ts`,
 * `impot-revenu/cdhr.ts`, `impot-revenu/cehr.ts` and others in `legislation/regles` and `simulateurs`.
 * @example wholeEuros(1234.5) // 1235
 */
export const wholeEuros = (euros: number): number => roundHalfAway(withoutNoise(euros), 0)

/**
 * The nearest cent of an amount below 1e6 €, half away from zero. Used by `explanation/agreement.ts`,
 * `formula/number-functions.ts`, `impot-revenu/decote.ts`, `impot-revenu/overseas-relief.ts` and `fiscalite/tax.ts`.
 * @example wholeCents(478.885) // 478.89
 */
export const wholeCents = (euros: number): number => roundHalfAway(roundHalfAway(euros, DECIMALS_OF_CENTS), 2)
