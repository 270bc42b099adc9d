import { createContext } from 'preact'
import type { PartProps, Scenario } from '../model/page-state.ts'
import type { View } from '../model/view.ts'

/** The props of the range of an answer. Used by `range-slot.tsx`. */
export interface RangeSlotProps extends Pick<PartProps, 'simulator' | 'setting'> {
  readonly shown: Scenario
  /** Whether the assumptions of the range can be changed: they cannot in an embedded page. */
  readonly isFixed?: boolean
}

/** What a page needs to show a range. */
export interface RangeSupport {
  readonly RangeSlot: (props: RangeSlotProps) => View | null
}

/**
 * Gives the code of ranges to the pages of the simulators that have one, so that the others do not load it. The
 * generated scripts and the server provide `rangeSupport`. Used by `range-support.ts`, `page/live-page.tsx`,
 * `result/result.tsx`, `embed/embed.tsx`, `pages/simulator.tsx` and `pages/embed.tsx`.
 */
export const RangeContext = createContext<RangeSupport | undefined>(undefined)
