import { exceeds } from '../../../units/money.ts'
import type { SurtaxBand } from '../../parametres/immobilier/surtaxe-plus-values.ts'

/**
 * The tax on high gains of real estate, in euros: the rate of the band bears on the whole gain, and just above a
 * threshold a part of what is missing to `smoothedUpTo` is taken off (CGI, art. 1609 nonies G, III). It starts
 * with a jump: nothing at the first threshold, 500 € one euro above. So that the noise of doubles cannot jump, a
 * threshold is passed by more than half a cent; at the others the tax is the same on both sides. Used by
 * `property-gain.ts`.
 * @param bands rising by `above`, which is in euros; their rates are fractions.
 * @param gain euros that income tax bears on, the allowance for years of ownership taken off
 * @example gainSurtax(bands, 55_000) // 850: 2 % of 55 000, less a twentieth of the 5 000 missing to 60 000
 */
export function gainSurtax(bands: readonly SurtaxBand[], gain: number): number {
  const band = bands.findLast(({ above }) => exceeds(gain, above))
  if (!band) return 0
  return band.rate * gain - band.smoothing * Math.max(0, band.smoothedUpTo - gain)
}
