import type { Chart, ChartData } from '@denier/charts'
import { createContext } from 'preact'
import type { PartProps, Scenario } from '../model/page-state.ts'
import type { View } from '../model/view.ts'

/**
 * The parts of a market range that a page places among those of its answer. Used by `embed/embed.tsx`,
 * `range/with-range.tsx` and `result/result.tsx`.
 */
export interface RangeParts {
  /** The figure in poor and in good markets, drawn to scale. */
  readonly strip: View | null
  /** What happened in the past, and the assumptions. */
  readonly details: View | null
  /** Adds the band between poor and good markets to a chart, once it is computed. */
  readonly banded?: ((chart: Chart, read: ChartData) => ChartData) | undefined
}

/**
 * Props of the component that computes a range and gives its parts to `children`. Used by `with-range.tsx`.
 */
export interface WithRangeProps extends Pick<PartProps, 'simulator' | 'setting'> {
  /** The last valid answer and its values. */
  readonly shown: Scenario
  /** Changes an assumption of the range, by its name; absent where none can be, as in an embedded page. */
  readonly onChoose?: (name: string, text: string) => void
  readonly children: (parts: RangeParts) => View
}

/**
 * What a page needs to show a range: the code that simulators without range do not load. Used by
 * `page/live-page.tsx` and `range/range-support.ts`.
 */
export interface RangeSupport {
  /** Computes the range of an answer, and gives its parts to its child function. */
  readonly WithRange: (props: WithRangeProps) => View
}

/**
 * The parts of an answer without range. Used by `embed/embed.tsx`, `with-range.tsx` and `result/result.tsx`.
 */
export const NO_RANGE: RangeParts = { strip: null, details: null }

/**
 * Gives the code of ranges to the pages of the simulators that have one, so that the others do not load it.
 * The generated scripts and the server provide `rangeSupport`. Used by `embed/embed.tsx`,
 * `page/live-page.tsx`, `pages/embed.tsx`, `pages/simulator.tsx` and `result/result.tsx`.
 */
export const RangeContext = createContext<RangeSupport | undefined>(undefined)
