import type { RangeSupport } from '../result/range-context.ts'
import { WithRange } from './with-range.tsx'

/**
 * The code of ranges, for the pages of simulators that have one. Used by `pages/embed.tsx` and
 * `pages/simulator.tsx`, and by the scripts that `build/entries.mjs` of `apps/web` generates.
 */
export const rangeSupport: RangeSupport = { WithRange }
