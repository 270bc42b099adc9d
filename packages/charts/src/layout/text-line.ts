import { widthOf, wrap } from '../text-width.ts'

/**
 * A line of text of a chart with its place and size, in pixels, and its colour: that of a series by its rank, or one
 * of the palette. The files of this folder make them, and `chart.ts` draws them. Used by `chart.ts`,
 * `axis-labels.ts`, `bar-figures.ts`, `end-labels.ts` and others in `layout`.
 */
export interface TextLine {
  readonly text: string
  /** Of the end or the middle that `anchor` says. */
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  /** Of the letters. */
  readonly size: number
  readonly anchor: 'start' | 'middle' | 'end'
  /** A colour of the palette, or the rank of that of a series. */
  readonly ink: 'text' | 'muted' | number
  readonly isBold?: boolean
  /** Whether it runs from bottom to top: `anchor` then says which end is at `y`, and `x` is that of the baseline. */
  readonly isUpright?: boolean
}

/** A rectangle, in pixels from the top left corner. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Height of letters above and below the baseline, in ems, in most fonts. */
const ASCENT = 0.8
const DESCENT = 0.24

/** Distance between two baselines, in ems. Used by `end-labels.ts`, `head.ts` and `legend.ts`. */
export const LEADING = 1.3

/** The largest rectangle that a line of text may take. Exported for `layout.test.ts`. */
export function boxOf({ text, x, y, size, anchor, isBold, isUpright }: TextLine): Box {
  const width = widthOf(text, size, isBold)
  if (isUpright) {
    const bottom = anchor === 'start' ? y : anchor === 'end' ? y + width : y + width / 2
    return { left: x - ASCENT * size, top: bottom - width, right: x + DESCENT * size, bottom }
  }
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, top: y - ASCENT * size, right: left + width, bottom: y + DESCENT * size }
}

/** The y coordinate of the baseline of a text that is centred on a height. Used by `axis-labels.ts` and `legend.ts`. */
export const centred = (middle: number, size: number): number => middle + ((ASCENT - DESCENT) / 2) * size

/** A text wrapped in lines, and its height in pixels. */
interface Paragraph {
  readonly texts: readonly TextLine[]
  readonly height: number
}

/** What the lines of a paragraph share. */
type Style = Pick<TextLine, 'x' | 'size' | 'anchor' | 'ink' | 'isBold'>

/** Wraps a text in at most `maxLines` lines of a width, from `top` down, in pixels. Used by `head.ts`. */
export function paragraph(
  text: string,
  top: number,
  width: number,
  maxLines: number,
  style: Style,
): Paragraph {
  const { size } = style
  const lines = wrap(text, size, width, maxLines, style.isBold)
  return {
    texts: lines.map((line, rank) => ({ ...style, text: line, y: top + (ASCENT + rank * LEADING) * size })),
    height: lines.length * LEADING * size,
  }
}
