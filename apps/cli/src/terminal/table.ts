import { displayWidth, padEnd, padStart, wrap } from './text.ts'

/** A column before it is laid out. Used by `page/tables.ts`. */
export interface TextColumn {
  readonly head: string
  /** One for each row, as many in every column. */
  readonly cells: readonly string[]
  /** The same cells in fewer letters, used when the table is too wide. */
  readonly short?: readonly string[]
  /** Cells without their unit, which the head then has; used when the short ones are still too wide. */
  readonly bare?: Pick<TextColumn, 'head' | 'cells'>
  /** Whether cells are prose or words: aligned to the left, and broken into lines when needed. */
  readonly isText: boolean
}

/** Between two columns. */
const GAP = '  '
/** The minimum width of a column of words, in columns of the terminal, as all widths here. */
const NARROWEST_TEXT = 12
/** A head that is wider is broken into lines. */
const WIDEST_HEAD = 14
/** The maximum number of rows of a table that may be transposed when it is too wide. */
const FEW_ROWS = 6

/**
 * The lines of a table that fits a width, unless one column with the first is wider. The first of these that fits is
 * kept: the whole table; transposed, if it has few rows; with short cells; else several tables, with bare cells, that
 * each repeat the first column. Used by `page/tables.ts` and `page/tornado.ts`.
 * @param bold how a head is styled.
 */
export function tableLines(
  columns: readonly TextColumn[],
  width: number,
  bold: (text: string) => string,
): string[] {
  if (columns.every(({ cells }) => cells.length === 0)) return []
  const whole = squeezed(columns, width)
  if (total(whole) <= width) return drawn(whole, bold)
  const short = columns.map((column) => ({ ...column, cells: column.short ?? column.cells }))
  const tight = squeezed(short, width, 0)
  const turned = squeezed(transposed(columns), width)
  if ((columns[0]?.cells.length ?? 0) <= FEW_ROWS && total(turned) <= width) return drawn(turned, bold)
  if (total(tight) <= width) return drawn(tight, bold)
  const bare = short.map((column) => ({ ...column, ...column.bare }))
  return bands(bare, width).flatMap((band, at) => [
    ...(at > 0 ? [''] : []),
    ...drawn(squeezed(band, width, 0), bold),
  ])
}

/** A column with its width, in columns of the terminal. */
interface Sized extends TextColumn {
  readonly width: number
}

/** The width of the widest text. */
const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(displayWidth))

/**
 * A column as wide as its cells, and as its head broken into lines of `headWanted` columns, or of its longest
 * word.
 */
function natural({ head, cells, isText }: TextColumn, headWanted: number): Sized {
  const words = longest(head.split(' '))
  const headWidth = Math.max(words, Math.min(headWanted, displayWidth(head)))
  return { head, cells, isText, width: Math.max(headWidth, longest(cells)) }
}

/** The width of a table. */
const total = (columns: readonly Sized[]): number =>
  columns.reduce((sum, { width }) => sum + width, GAP.length * (columns.length - 1))

/**
 * The widths of the columns in a total width: what is missing is taken from the columns of words, the widest first,
 * down to the second widest and never below the minimum. The result may still be too wide.
 * @param head the width at which heads are broken; 0 for at each word.
 */
function squeezed(columns: readonly TextColumn[], width: number, head = WIDEST_HEAD): Sized[] {
  const sized = columns.map((column) => natural(column, head))
  for (;;) {
    const over = total(sized) - width
    const widest = sized
      .filter((column) => column.isText && column.width > NARROWEST_TEXT)
      .sort((a, b) => b.width - a.width)[0]
    if (over <= 0 || !widest) return sized
    const second = Math.max(
      NARROWEST_TEXT,
      ...sized.filter((one) => one !== widest && one.isText).map((one) => one.width),
    )
    const target = Math.max(NARROWEST_TEXT, widest.width - over, Math.min(second, widest.width - 1))
    sized[sized.indexOf(widest)] = { ...widest, width: target }
  }
}

/** The table transposed: its heads as the first column, then a column per row, named by its first cell. */
function transposed([first, ...others]: readonly TextColumn[]): TextColumn[] {
  if (!first) return []
  const heads = { head: first.head, cells: others.map(({ head }) => head), isText: true }
  const rows = first.cells.map((head, row) => ({
    head,
    cells: others.map(({ cells }) => cells[row] ?? ''),
    isText: others.some(({ isText }) => isText),
  }))
  return [heads, ...rows]
}

/** The other columns split into as few tables as fit beside the first one, of about equal size. */
function bands([first, ...others]: readonly TextColumn[], width: number): TextColumn[][] {
  if (!first) return []
  const fits = (band: readonly TextColumn[]) => total(squeezed(band, width, 0)) <= width
  const found: TextColumn[][] = []
  for (const column of others) {
    const last = found.at(-1)
    if (last && fits([...last, column])) last.push(column)
    else found.push([first, column])
  }
  const size = Math.ceil(others.length / Math.max(1, found.length))
  const even = found.map((_, at) => [first, ...others.slice(at * size, (at + 1) * size)])
  return even.every((band) => band.length > 1 && fits(band)) ? even : found
}

/** Heads, a rule below them, then the rows; no frame. */
function drawn(columns: readonly Sized[], bold: (text: string) => string): string[] {
  const rows = Math.max(...columns.map(({ cells }) => cells.length))
  const row = (at: number) => columns.map(({ cells, width }) => wrap(cells[at] ?? '', width))
  return [
    ...alignedRow(
      columns,
      columns.map(({ head, width }) => wrap(head, width).map(bold)),
    ),
    ...alignedRow(
      columns,
      columns.map(({ width }) => ['─'.repeat(width)]),
    ),
    ...Array.from({ length: rows }, (_, at) => alignedRow(columns, row(at))).flat(),
  ]
}

/** The lines of one row whose cells are already broken into lines. */
function alignedRow(columns: readonly Sized[], cells: readonly (readonly string[])[]): string[] {
  const height = Math.max(...cells.map((lines) => lines.length))
  return Array.from({ length: height }, (_, at) =>
    columns
      .map(({ isText, width }, column) => (isText ? padEnd : padStart)(cells[column]?.[at] ?? '', width))
      .join(GAP)
      .trimEnd(),
  )
}
