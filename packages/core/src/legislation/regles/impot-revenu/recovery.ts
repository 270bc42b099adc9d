import { withoutNoise } from '../../../units/exact-euros.ts'

/** The amounts of CGI, art. 1657, in euros. */
export interface RecoveryValues {
  readonly recouvrementAvantCredits: number
  readonly recouvrementApresCredits: number
}

/** The taxes of a notice, in euros. */
export interface NoticeTaxes {
  /** The tax of the scale in whole euros, and the flat tax on capital income. */
  readonly incomeTax: number
  readonly cehr: number
  readonly credits: number
}

/**
 * What is claimed of the taxes of a notice (CGI, art. 1657, 1 bis and 2): the income tax is not, where all the taxes of
 * the notice are under a first amount before credits, which are then paid back whole; nor is what is left after the
 * credits when it is under a second amount. Negative when credits exceed the taxes: they are paid back.
 * @example claimedTax({ incomeTax: 60, cehr: 0, credits: 0 }, values) // 0
 */
export function claimedTax({ incomeTax, cehr, credits }: NoticeTaxes, values: RecoveryValues): number {
  const due = incomeTax + cehr < values.recouvrementAvantCredits ? cehr : incomeTax + cehr
  const left = withoutNoise(due - credits)
  return left > 0 && left < values.recouvrementApresCredits ? 0 : left
}
