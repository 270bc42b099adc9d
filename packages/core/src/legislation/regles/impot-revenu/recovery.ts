import { withoutNoise } from '../../../units/exact-euros.ts'

/** The amounts of CGI, art. 1657, in euros. */
interface RecoveryValues {
  /** Taxes under it, before the credits, are not claimed. */
  readonly recouvrementAvantCredits: number
  /** Taxes under it, after the credits, are not claimed. */
  readonly recouvrementApresCredits: number
}

/** The taxes of a tax notice (avis d'impôt), in euros. */
interface NoticeTaxes {
  /** The tax of the scale in whole euros, and the flat tax on capital income. */
  readonly incomeTax: number
  /** The exceptional contribution on high incomes: `cehr.ts`. */
  readonly cehr: number
  /** The tax credits of the household. */
  readonly credits: number
}

/**
 * What is claimed of the taxes of a notice after its credits (CGI, art. 1657, 1 bis and 2): nothing where the taxes
 * are under a first amount before the credits, or what is left under a second one. Negative when the credits exceed
 * the taxes: the difference is paid back, since a tax too small to be claimed still absorbs credits
 * (docs/decisions/0051-small-taxes-absorb-credits.md). Used by `wage-tax.ts` and `fiscalite/tax.ts`.
 * @example claimedTax({ incomeTax: 60, cehr: 0, credits: 45 }, values) // 0
 * @example claimedTax({ incomeTax: 36, cehr: 0, credits: 45 }, values) // -9
 */
export function claimedTax({ incomeTax, cehr, credits }: NoticeTaxes, values: RecoveryValues): number {
  const taxes = incomeTax + cehr
  const left = withoutNoise(taxes - credits)
  const isSmall = taxes < values.recouvrementAvantCredits || left < values.recouvrementApresCredits
  return left > 0 && isSmall ? 0 : left
}
