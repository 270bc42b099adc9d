import { isNilFigure, type ResultFigure, type ResultGroup } from '@denier/core'
import { formatFigure } from '@denier/prose'
import { figuresLeft } from '../messages.ts'
import { displayWidth, padEnd, padStart, wrap } from '../terminal/text.ts'
import type { Sheet } from './sheet.ts'

/** A longer value, in columns, is a sentence and goes under its label. */
const LONGEST = 26
/** The gap between a label and its value, in columns. */
const GAP = 2

/** A figure as text. */
interface Line {
  readonly label: string
  readonly value: string
}

/** The heading of a group or a table, by its path. Used by `render-page.ts` and `tables.ts`. */
export type Heading = (path: string) => string

/**
 * The figures of an answer on a terminal. The first group is the main result; the others follow, each under its
 * heading. Used by `render-page.ts`.
 */
export const groupLines = (groups: readonly ResultGroup[], heading: Heading, sheet: Sheet): string[][] =>
  groups
    .filter(({ figures }) => figures.length > 0)
    .map(({ path, figures }, at) => {
      const shown =
        sheet.all || figures.length <= MANY ? figures : figures.filter((figure) => !isNilFigure(figure))
      const hidden = figures.length - shown.length
      return [
        ...(at > 0 ? [sheet.paint('bold', heading(path))] : []),
        ...figureLines(shown, sheet, at === 0),
        ...(hidden > 0 ? [sheet.paint('dim', figuresLeft(hidden, sheet.language))] : []),
      ]
    })

/** With more figures than this, those that are 0 or do not exist are left out, unless all is asked for. */
const MANY = 30

/**
 * One figure per line: labels to the left, values aligned to the right in a common column. Used by `range.ts` and
 * `tornado.ts`.
 * @param isBold whether values are bold.
 */
export function figureLines(
  figures: readonly Omit<ResultFigure, 'path'>[],
  sheet: Sheet,
  isBold = true,
): string[] {
  const { language } = sheet
  return aligned(
    figures.map(({ field, value }) => ({
      label: field.label[language],
      value: formatFigure(field, value, language),
    })),
    sheet,
    isBold,
  )
}

/** The same as `figureLines`, of figures that are formatted already. Used by `goal.ts`. */
export function aligned(lines: readonly Line[], { width, paint }: Sheet, isBold = true): string[] {
  const short = lines.filter(({ value }) => displayWidth(value) <= LONGEST)
  const values = Math.max(0, ...short.map(({ value }) => displayWidth(value)))
  const most = width - values - GAP
  const labels = Math.min(most, Math.max(0, ...lines.map(({ label }) => displayWidth(label))))
  const shown = (value: string) => (isBold ? paint('bold', value) : value)
  return lines.flatMap(({ label, value }) => {
    const [first = '', ...more] = wrap(label, labels)
    if (displayWidth(value) > LONGEST)
      return [first, ...more, ...wrap(value, width - GAP).map((line) => `${' '.repeat(GAP)}${shown(line)}`)]
    const last = more.length > 0 ? (more.pop() ?? '') : undefined
    const before = last === undefined ? [] : [first, ...more]
    const end = `${padEnd(last ?? first, labels)}${' '.repeat(GAP)}`
    return [...before, end + shown(padStart(value, values))]
  })
}
