/**
 * Sizes of letters and margins of a chart, in pixels, for a wide or a narrow chart. Used by `axis-labels.ts`,
 * `chart-sizes.ts`, `head.ts` and `layout.ts`.
 */
export interface Style {
  /** Around the picture. */
  readonly margin: number
  /** Letters of texts. */
  readonly text: number
  /** Letters of the title. */
  readonly title: number
}

/** From this width on, in pixels, series may be named at the ends of lines. Used by `chart-sizes.ts`. */
export const WIDE = 560

/** The sizes of a chart of this width, in pixels. Used by `chart-sizes.ts` and `layout.ts`. */
export const styleFor = (width: number): Style =>
  width >= WIDE ? { margin: 20, text: 12.5, title: 17 } : { margin: 12, text: 11.5, title: 14.5 }
