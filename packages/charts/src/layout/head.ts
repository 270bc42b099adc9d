import type { Language } from '@denier/core'
import type { ChartData } from '../chart-data.ts'
import { nothingText } from '../sentences.ts'
import { widthOf } from '../text-width.ts'
import type { Style } from './style.ts'
import { LEADING, paragraph, type TextLine } from './text-line.ts'
import { leavesOutZero } from './y-axis.ts'

/** What follows the note of a chart whose axis leaves 0 out: its slopes look steeper than they are. */
const withoutZero = {
  fr: 'L’axe vertical ne part pas de 0.',
  en: 'The vertical axis does not start at 0.',
}

/** The texts above the plot, and the y coordinate of their lower end, in pixels. */
export interface Head {
  readonly texts: readonly TextLine[]
  readonly bottom: number
}

/**
 * Lays out the title, the note below it, which says where the axis leaves 0 out, and the reason when nothing is drawn. Each has a most number of lines; the
 * other numbers are gaps in pixels. Used by `layout.ts`.
 */
export function headOf(data: ChartData, width: number, style: Style, language: Language): Head {
  const { title } = data
  const note = [data.note, leavesOutZero(data.series) && withoutZero[language]].filter(Boolean).join(' ')
  const nothing = nothingText(data)
  const room = width - 2 * style.margin
  const at = { x: style.margin, anchor: 'start' } as const
  const first = paragraph(title, style.margin, room, 3, {
    ...at,
    size: style.title,
    ink: 'text',
    isBold: true,
  })
  const second = style.margin + first.height + 2
  const small = note
    ? paragraph(note, second, room, 8, { ...at, size: style.text, ink: 'muted' })
    : { texts: [], height: 0 }
  const third = second + small.height + 10
  const instead = nothing
    ? paragraph(nothing, third + 8, room, 6, { ...at, size: style.text + 1, ink: 'text' })
    : { texts: [], height: 0 }
  return { texts: [...first.texts, ...small.texts, ...instead.texts], bottom: third + instead.height }
}

/** The text above the vertical line of the mark, as near to it as the edges of the picture allow. */
interface MarkLabel {
  /** Of the text with the space above it, in pixels. */
  readonly height: number
  /** The text, for a line at an x coordinate. */
  place(x: number): readonly TextLine[]
}

/**
 * The label of the mark, wrapped in at most two lines, and its place for an x coordinate. Used by
 * `chart-sizes.ts`.
 * @param text undefined without a mark. @param top where it may begin. @param width of the picture; both in
 * pixels.
 */
export function markLabel(text: string | undefined, top: number, width: number, style: Style): MarkLabel {
  if (text === undefined) return { height: 0, place: () => [] }
  const { margin, text: size } = style
  const lines = paragraph(text, top + 6, width - 2 * margin, 2, { x: 0, size, anchor: 'middle', ink: 'text' })
  const place = (x: number) =>
    lines.texts.map((line) => ({ ...line, x: within(x, widthOf(line.text, size), margin, width - margin) }))
  return { height: lines.height + 6, place }
}

/** The middle of a text of some width, moved so that it stays between two edges. Used by `axis-labels.ts`. */
export const within = (middle: number, width: number, from: number, to: number): number =>
  Math.max(from + width / 2, Math.min(to - width / 2, middle))

/** The height in pixels of some lines of text, in letters of a size. Used by `axis-labels.ts`. */
export const heightOf = (lines: number, size: number): number => lines * LEADING * size
