/** The amounts of CGI, art. 1657, in euros. */
export interface RecoveryValues {
  readonly recouvrementAvantCredits: number
  readonly recouvrementApresCredits: number
}

/**
 * The income tax really claimed (CGI, art. 1657, 1 bis and 2): nothing when it is under a first amount before tax
 * credits, nor when what is left to pay after them is under a second one. Negative when credits exceed the tax: they
 * are paid back.
 * @param tax in whole euros, after the décote and the reductions.
 * @example claimedTax(60, 0, values) // 0
 */
export function claimedTax(tax: number, credits: number, values: RecoveryValues): number {
  const due = tax < values.recouvrementAvantCredits ? 0 : tax
  const left = due - credits
  return left > 0 && left < values.recouvrementApresCredits ? 0 : left
}
