import { widthOf, wrap } from '../text-width.ts'

/** A line of text where it stands, and in what ink: of a series by its rank, or of the page. */
export interface TextLine {
  readonly text: string
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  readonly size: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly ink: 'text' | 'muted' | number
  readonly isBold?: boolean
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Above and below the baseline, in ems: what the letters of most fonts take. */
const ASCENT = 0.8
const DESCENT = 0.24

/** From one baseline to the next, in ems. */
export const LEADING = 1.3

/** The room that a line of text takes, at the most. */
export function boxOf({ text, x, y, size, anchor, isBold }: TextLine): Box {
  const width = widthOf(text, size, isBold)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, top: y - ASCENT * size, right: left + width, bottom: y + DESCENT * size }
}

/** Where the baseline of a text lies whose middle is at a height. */
export const centred = (middle: number, size: number): number => middle + ((ASCENT - DESCENT) / 2) * size

export interface Paragraph {
  readonly words: readonly TextLine[]
  readonly height: number
}

type Style = Pick<TextLine, 'x' | 'size' | 'anchor' | 'ink' | 'isBold'>

/** A text in lines, the top of the first at `top`. */
export function paragraph(text: string, top: number, width: number, most: number, style: Style): Paragraph {
  const { size } = style
  const lines = wrap(text, size, width, most, style.isBold)
  return {
    words: lines.map((line, rank) => ({ ...style, text: line, y: top + (ASCENT + rank * LEADING) * size })),
    height: lines.length * LEADING * size,
  }
}
