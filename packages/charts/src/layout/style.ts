/** The sizes of letters and margins, in pixels: of a page, or of a phone. */
export interface Style {
  readonly margin: number
  readonly text: number
  readonly title: number
}

/** From this width on, names may stand at the ends of lines. */
export const WIDE = 560

export const styleFor = (width: number): Style =>
  width >= WIDE ? { margin: 20, text: 12.5, title: 17 } : { margin: 12, text: 11.5, title: 14.5 }
