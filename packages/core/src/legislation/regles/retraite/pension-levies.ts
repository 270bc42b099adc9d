import type { PensionValues } from './pension-law.ts'

/** The bands of levies (CSG and others), the lowest first. */
export type LevyBand = 'exonere' | 'reduit' | 'median' | 'normal'

/**
 * The reference income above which each band ends, in euros (CSS, art. L. 136-8, III). Used by
 * `retraite-publique/pension.ts`.
 * @param shares of income tax: 1, 1.5, 2…
 */
export function thresholdsOf({ seuilsCsg }: PensionValues, shares: number) {
  const at = ({ part, demiPart }: { readonly part: number; readonly demiPart: number }) =>
    part + 2 * (shares - 1) * demiPart
  return { exonere: at(seuilsCsg.exonere), reduit: at(seuilsCsg.reduit), median: at(seuilsCsg.median) }
}

/**
 * The band of a reference income: exempt up to its threshold, the others under theirs. Used by
 * `retraite-publique/pension.ts`.
 */
export function levyBandOf(thresholds: ReturnType<typeof thresholdsOf>, income: number): LevyBand {
  if (income <= thresholds.exonere) return 'exonere'
  if (income < thresholds.reduit) return 'reduit'
  return income < thresholds.median ? 'median' : 'normal'
}

/**
 * What is taken from a pension, in euros: on all of it, and on its complementary part. Used by
 * `retraite-publique/pension.ts`.
 */
export function pensionLevies(
  { prelevementsPensions: rates }: PensionValues,
  band: LevyBand,
  { gross, complementary }: { readonly gross: number; readonly complementary: number },
): number {
  return band === 'exonere' ? 0 : rates[band] * gross + rates.maladie * complementary
}
