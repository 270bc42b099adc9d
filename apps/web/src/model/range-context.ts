import { createContext } from 'preact'
import type { PartProps, Scenario } from './page-state.ts'
import type { View } from './view.ts'

/** The parts of a range that a page places among those of its answer. */
export interface RangeParts {
  /** Both cases, to scale. */
  readonly strip: View | null
  /** What happened in the past, and the assumptions. */
  readonly details: View | null
}

/** Used by `with-range.tsx`. */
export interface WithRangeProps extends Pick<PartProps, 'simulator' | 'setting'> {
  readonly shown: Scenario
  /** Whether the assumptions of the range can be changed: they cannot in an embedded page. */
  readonly isFixed?: boolean
  readonly children: (parts: RangeParts) => View
}

/** What a page needs to show a range. */
export interface RangeSupport {
  readonly WithRange: (props: WithRangeProps) => View
}

/** The parts of an answer without range. Used by `embed/embed.tsx`, `with-range.tsx` and `result/result.tsx`. */
export const NO_RANGE: RangeParts = { strip: null, details: null }

/**
 * Gives the code of ranges to the pages of the simulators that have one, so that the others do not load it. The
 * generated scripts and the server provide `rangeSupport`. Used by `embed/embed.tsx`, `page/live-page.tsx`,
 * `pages/embed.tsx`, `pages/simulator.tsx` and `result/result.tsx`.
 */
export const RangeContext = createContext<RangeSupport | undefined>(undefined)
