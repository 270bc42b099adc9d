import type { Branch, Generations, Member } from './place-family.ts'

/** All sizes and coordinates of this file are in pixels. The width of a box. */
const BOX = 128
/** The height of a line of text. */
const LINE = 15
/** Above the first line of a box and below the last one. */
const PADDING = 8
/** Between boxes beside one another. */
const GAP = 10
/** Between the boxes of a branch, one below the other. */
const STACK_GAP = 8
/** Between generations: room for the lines that join them. */
const BETWEEN = 26
/** How much representatives are set in from the place that they take. */
const INDENT = 14
/**
 * The margin on the left, with the lines that go past a generation: to siblings, and to a second row of
 * children. The x of each follows.
 */
const MARGIN = 18
const SIBLINGS_X = 3
const CHILDREN_X = 10

/** A box in its place, in pixels. Used by `family-tree.tsx`. */
export interface PlacedBox {
  readonly member: Member
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * A family in its place: boxes, and the lines between them as the `d` of an SVG path. Sizes are in pixels.
 * Read by `family-tree.tsx`, which calls `layoutFamily`.
 */
export interface FamilyLayout {
  readonly width: number
  readonly height: number
  readonly boxes: readonly PlacedBox[]
  readonly lines: string
}

/** Branches side by side, from `top`; as many rows as the width needs. */
interface Band {
  /** Each with the y of its top and the boxes of the heads of its branches. */
  readonly rows: readonly { readonly top: number; readonly heads: readonly PlacedBox[] }[]
  readonly boxes: readonly PlacedBox[]
  /** The lines from heads to those who take their place, as the `d` of an SVG path. */
  readonly lines: string
  /** The y of the foot of the lowest box. */
  readonly bottom: number
}

/** The x of the middle of a box. */
const middleOf = ({ x, width }: PlacedBox): number => x + width / 2

/**
 * Lays a family out in a width, in pixels: a generation under another, on several rows where it is too wide.
 * Called by `family-tree.tsx`.
 * @param labelLines the most lines of a label.
 */
export function layoutFamily(family: Generations, width: number, labelLines: number): FamilyLayout {
  const height = (labelLines + 1) * LINE + 2 * PADDING
  const perRow = Math.max(1, Math.floor((width - MARGIN + GAP) / (BOX + GAP)))
  let y = 1
  const boxes: PlacedBox[] = []
  let lines = ''
  const place = (branches: readonly Branch[]): Band => {
    const band = bandOf(branches, y, perRow, height)
    boxes.push(...band.boxes)
    lines += band.lines
    if (branches.length > 0) y = band.bottom + BETWEEN
    return band
  }
  // the y of the bus below the generation above; a bus is a horizontal line that joins boxes
  let elders: number | undefined
  for (const generation of family.above) {
    const band = place(generation)
    if (generation.length === 0) continue
    lines += joinBelow(band, height)
    if (elders !== undefined) lines += `M${FIRST},${elders}V${band.rows[0]?.top}`
    elders = lastBus(band, height)
  }
  const middle = place(family.middle)
  const [root, ...spouses] = middle.boxes
  if (!root) return { width, height: y, boxes, lines }
  if (elders !== undefined) lines += `M${FIRST},${elders}V${root.y}`
  const level = root.y + height / 2
  const last = spouses.at(-1)
  if (last) lines += [-2, 2].map((offset) => `M${root.x + BOX},${level + offset}H${last.x}`).join('')
  const children = place(family.below)
  if (family.below.length > 0)
    lines += `M${FIRST},${root.y + height}V${busAbove(children)}${joinAbove(children, CHILDREN_X)}`
  const siblings = place(family.sideways)
  if (family.sideways.length > 0) {
    const from = elders === undefined ? `M${root.x},${level}` : `M${FIRST},${elders}`
    lines += `${from}H${SIBLINGS_X}V${busAbove(siblings)}H${FIRST}${joinAbove(siblings, SIBLINGS_X)}`
  }
  place(family.others)
  return { width, height: y - BETWEEN + 1, boxes, lines }
}

/** The x of the middle of the first box of each row: the person in the middle is above the first child. */
const FIRST = MARGIN + BOX / 2

/**
 * Places branches from `top` in rows of `perRow` boxes of a height, those who take a place below its head.
 */
function bandOf(branches: readonly Branch[], top: number, perRow: number, height: number): Band {
  const rows: { top: number; heads: readonly PlacedBox[] }[] = []
  const boxes: PlacedBox[] = []
  let [y, lines] = [top, '']
  for (let from = 0; from < branches.length; from += perRow) {
    const row = branches.slice(from, from + perRow)
    const heads = row.map(({ head }, index) => ({
      member: head,
      x: MARGIN + index * (BOX + GAP),
      y,
      width: BOX,
      height,
    }))
    boxes.push(...heads)
    for (const [index, { next }] of row.entries()) {
      const { x = 0 } = heads[index] ?? {}
      next.forEach((member, rank) => {
        const below = y + (rank + 1) * (height + STACK_GAP)
        boxes.push({ member, x: x + INDENT, y: below, width: BOX - INDENT, height })
        lines += `M${x + INDENT / 2},${y + height}V${below + height / 2}H${x + INDENT}`
      })
    }
    rows.push({ top: y, heads })
    const deepest = Math.max(...row.map(({ next }) => next.length))
    y += height + deepest * (height + STACK_GAP) + BETWEEN
  }
  return { rows, boxes, lines, bottom: y - BETWEEN }
}

/** The y of the bus above the first row, halfway to the generation before. */
const busAbove = ({ rows: [first] }: Band): number => (first?.top ?? 0) - BETWEEN / 2

/** Lines from above to each of a generation; those of further rows come along the left margin. */
const joinAbove = ({ rows }: Band, margin: number): string =>
  rows
    .map(({ top, heads }, rank) => {
      const bus = top - BETWEEN / 2
      const last = heads.at(-1)
      const across = `M${rank === 0 ? FIRST : margin},${bus}H${last ? middleOf(last) : FIRST}`
      const along = rank === 0 ? '' : `M${FIRST},${(rows[rank - 1]?.top ?? 0) - BETWEEN / 2}H${margin}V${bus}`
      return along + across + heads.map((head) => `M${middleOf(head)},${bus}V${top}`).join('')
    })
    .join('')

/** The y of the bus below the last row. */
const lastBus = ({ rows }: Band, height: number): number => (rows.at(-1)?.top ?? 0) + height + BETWEEN / 2

/** Lines from each of a generation to the next one below. */
const joinBelow = ({ rows }: Band, height: number): string =>
  rows
    .map(({ top, heads }, rank) => {
      const bus = top + height + BETWEEN / 2
      const last = heads.at(-1)
      const across = `M${rank === 0 ? FIRST : CHILDREN_X},${bus}H${last ? middleOf(last) : FIRST}`
      const along = rank === 0 ? '' : `M${FIRST},${bus - height - BETWEEN}H${CHILDREN_X}V${bus}`
      return along + across + heads.map((head) => `M${middleOf(head)},${top + height}V${bus}`).join('')
    })
    .join('')
