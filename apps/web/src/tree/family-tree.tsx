import { formatAxis } from '@denier/charts'
import { type Contract, fieldsByPath, type Language, valueAt } from '@denier/core'
import { colon, formatFigure, typeset, wrapEvenly } from '@denier/prose'
import { useMemo, useRef } from 'preact/hooks'
import type { FamilyTreeProps, Scenario } from '../model/page-state.ts'
import { rowNames } from '../model/row-references.ts'
import type { View } from '../model/view.ts'
import { pagePalette } from '../result/palette.ts'
import { useWidth } from '../result/width.ts'
import { layoutFamily, type PlacedBox } from './layout-family.ts'
import { type Member, placeFamily, type Relative } from './place-family.ts'

/** The text of a person who inherits nothing (in law, is not called to the estate). */
const notCalled = { fr: 'ne reçoit rien', en: 'receives nothing' }

/** The width before it is measured, in pixels: without a script it must suit a phone too. */
const USUAL_WIDTH = 320

/**
 * The size of letters, in pixels, and their mean width, generous since the font of the browser is not known.
 */
const LETTER = 12
const LETTER_WIDTH = 6.9
/** The height of a line of text, in pixels. */
const LINE = 15
/** From the top of a line to the foot of its letters, in pixels. */
const FOOT = 12
/** The most pixels of a line of a label: the width of a box, less 7 on each side. */
const LABEL_WIDTH = 114
/** The most lines of a label. */
const MOST_LINES = 2

/** What a box says. */
interface Card {
  readonly label: string
  /** The label, broken into lines. */
  readonly lines: readonly string[]
  /** What the person receives, formatted; empty for the person in the middle. */
  readonly figure: string
  /** Whether the person receives nothing, or is represented. */
  readonly isFaint: boolean
}

/**
 * The family of a question, and what each person receives: a picture of a table of the answer; null where the answer
 * has no family. Loaded with the first answer that has one, by `result/family-tree-slot.tsx` and `start.tsx`; drawn
 * by the server too. Used by `result/family-tree-slot.tsx` and `server/draw-page.ts`.
 */
export function FamilyTree({ contract, shown: { answer }, language }: FamilyTreeProps): View | null {
  const room = useRef<HTMLDivElement>(null)
  const width = useWidth(room) ?? USUAL_WIDTH
  const cards = useMemo(() => cardsOf(contract, answer, language), [contract, answer, language])
  if (!cards) return null
  const { family, cardOf, title } = cards
  const most = Math.max(...family.flatMap(({ lines }) => lines.length))
  const layout = layoutFamily(cards.generations, width, most)
  const described = layout.boxes
    .filter(({ member }) => !('root' in member))
    .map(({ member }) => cardOf(member))
    .map(({ label, figure }) => (figure ? label + colon(language) + figure : label))
  return (
    <figure class="result-chart">
      <h3>{title}</h3>
      <div class="result-family" ref={room}>
        <svg
          class="denier-chart"
          role="img"
          aria-label={title}
          width={layout.width}
          height={layout.height}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          font-size={LETTER}
        >
          <desc>{`${described.join(' · ')}.`}</desc>
          <path d={layout.lines} fill="none" stroke={pagePalette.axis} />
          {layout.boxes.map((box) => boxView(box, cardOf(box.member)))}
        </svg>
      </div>
    </figure>
  )
}

function boxView({ member, x, y, width, height }: PlacedBox, { lines, figure, isFaint }: Card): View {
  const { text, muted, background, axis, series, tints } = pagePalette
  const isRoot = 'root' in member
  const ink = isFaint ? muted : text
  const middle = x + width / 2
  const top = y + (height - (lines.length + (figure ? 1 : 0)) * LINE) / 2 + FOOT
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={6}
        fill={isRoot ? tints[0] : background}
        stroke={isFaint ? axis : series[0]}
        {...(isFaint && { 'stroke-dasharray': '3 3' })}
      />
      {lines.map((line, rank) => (
        <text x={middle} y={top + rank * LINE} text-anchor="middle" fill={ink}>
          {line}
        </text>
      ))}
      {figure && (
        <text
          x={middle}
          y={top + lines.length * LINE}
          text-anchor="middle"
          fill={ink}
          {...(!isFaint && { 'font-weight': 700 })}
        >
          {figure}
        </text>
      )}
    </g>
  )
}

/** The generations of a family, and what each box says; `undefined` where the answer has none. */
function cardsOf(contract: Contract, { data, meta }: Scenario['answer'], language: Language) {
  const { tree, params, result } = contract
  const list = tree && params[tree.list]?.list
  const rows = tree && meta.hypotheses[tree.list]
  if (!tree || !list?.key || !Array.isArray(rows)) return undefined
  const { key } = list
  const field = fieldsByPath(result).get(`${tree.table}.${tree.amount}`)
  const kinship = fieldsByPath(result).get(`${tree.table}.${key}`)
  const people = valueAt(data, tree.table) as readonly Relative[]
  const outsiders = people.filter((person) => person[tree.rank] === null)
  const names = rowNames(list, rows.map(textsOf), language)
  const cards = (label: string, some: readonly Relative[]): Card => {
    const [first] = some
    const amount = Number(first?.[tree.amount] ?? 0)
    const isFaint = amount === 0 && !some.some((person) => person[tree.called])
    const many = some.length > 1 ? `${some.length}\u00A0×\u00A0` : ''
    const figure = isFaint || !field ? notCalled[language] : many + formatAxis(field, amount, language)
    return { label, lines: linesOf(label), figure, isFaint }
  }
  const ofRows = rows.map((_, row) =>
    cards(
      names[row] ?? '',
      people.filter((person) => person[tree.rank] === row + 1),
    ),
  )
  const ofOutsiders = outsiders.map((person) =>
    cards(kinship ? formatFigure(kinship, person[key], language) : '', [person]),
  )
  const plain = (label: string, isFaint: boolean): Card => ({
    label,
    lines: linesOf(label),
    figure: '',
    isFaint,
  })
  const cardOf = (member: Member): Card => {
    if ('row' in member) return ofRows[member.row] ?? plain('', true)
    if ('outsider' in member) return ofOutsiders[member.outsider] ?? plain('', true)
    if ('root' in member) return plain(tree.root[language], false)
    return plain(typeset(member.represented.represented[language]), true)
  }
  return {
    title: typeset(tree.title[language]),
    generations: placeFamily(tree, key, rows, outsiders.length),
    family: [...ofRows, ...ofOutsiders, plain(tree.root[language], false)],
    cardOf,
  }
}

/** The values of a row as texts, as a form has them. */
const textsOf = (row: Relative): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value ?? '')]))

/** A label broken into at most `MOST_LINES` lines. */
const linesOf = (label: string): readonly string[] =>
  wrapEvenly(label, (line) => line.length * LETTER_WIDTH, LABEL_WIDTH, MOST_LINES)
