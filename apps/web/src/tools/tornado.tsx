import type { Contract, Field, Language } from '@denier/core'
import { colon, formatBrief, wrapWords } from '@denier/prose'
import type { View } from '../model/view.ts'
import { formatterOf } from '../result/figures.tsx'
import { columnOf } from './column.ts'
import type { Numeric } from './figures.ts'
import { sensitivityMessages as messages } from './sensitivity-messages.ts'
import { anchored, scaleOf } from './tornado-scale.ts'
import type { Effect, Side } from './weights.ts'

/** Ids of the title and of the description of the drawing. */
const NAME = 'tools-tornado-name'
const DESCRIPTION = 'tools-tornado-description'

interface TornadoProps {
  readonly contract: Contract
  readonly language: Language
  readonly target: Numeric
  /** The figure for the values of the form. */
  readonly base: number
  /** The effects to draw, the largest first. */
  readonly effects: readonly Effect[]
}

/**
 * Vertical sizes, in pixels. Only x coordinates are in percent of the width, so that texts keep their size.
 */
const LINE = 20
/** The height of the bar of the raised parameter; that of the lowered one is 2 less. */
const BAR = 16
/** Between two rows. */
const GAP = 14
/** Above the first row, for the figure of the values of the form. */
const HEAD = 24
/** Characters of a label and of the figure beside it that fit in a line of the narrowest screen, also spaced out. */
const LETTERS = 32
/** Characters of a line of a label, however long the figure is. */
const LEAST_LETTERS = 12

/**
 * A tornado chart: for each parameter, bars from the base figure to the figures with the parameter moved.
 * Part of `sensitivity-figures.tsx`.
 */
export function Tornado({ contract, language, target, base, effects }: TornadoProps): View {
  const name = messages.drawing[language](target.label)
  const x = scaleOf(base, effects)
  let top = HEAD
  const weights = columnOf(
    target.field,
    effects.map(({ amplitude }) => amplitude),
    language,
  )
  const rows = effects.map((effect, rank) => {
    const field = contract.params[effect.parametre] as Field
    const weight = weights[rank] ?? ''
    const lines = wrapWords(
      field.label[language].split(' '),
      Math.max(LEAST_LETTERS, LETTERS - weight.length),
    )
    const row = { effect, lines, field, top, weight }
    top += lines.length * LINE + BAR + GAP
    return row
  })
  const figure = (value: number | null) => formatterOf(contract)(target.field, value, language)
  return (
    <figure class="tools-figure">
      <Legend language={language} />
      <svg
        class="tools-tornado"
        role="img"
        aria-labelledby={NAME}
        aria-describedby={DESCRIPTION}
        width="100%"
        height={top}
        lang={language}
      >
        <title id={NAME}>{name}</title>
        <desc id={DESCRIPTION}>
          {effects.map((effect) => describeEffect(contract, effect, figure, language)).join(' ')}
        </desc>
        {rows.map((row) => (
          <Row key={row.effect.parametre} {...row} base={base} x={x} />
        ))}
        <line class="tools-base" x1={x(base)} x2={x(base)} y1={HEAD - 6} y2={top - GAP + 4} />
        <text class="tools-base-figure" y={LINE - 6} {...anchored(x(base))}>
          {figure(base)}
        </text>
      </svg>
    </figure>
  )
}

interface RowProps {
  readonly effect: Effect
  /** The label of the parameter, broken into lines. */
  readonly lines: readonly string[]
  readonly field: Field
  /** The y of its first line, in pixels. */
  readonly top: number
  /** The size of the effect, formatted. */
  readonly weight: string
  /** The figure for the values of the form. */
  readonly base: number
  /** The x of a figure, in percent of the width, with its sign `%`. */
  readonly x: (value: number) => string
}

/** One parameter: its label, the size of its effect, and a bar for each direction. */
function Row({ effect, lines, top, weight, base, x }: RowProps): View {
  const { bas, haut } = effect
  const y = top + lines.length * LINE
  const bar = ({ resultat }: Side, className: string) =>
    resultat !== null && (
      <rect
        class={className}
        x={x(Math.min(base, resultat))}
        y={className === 'tools-less' ? y + 1 : y}
        width={`${Math.abs(Number.parseFloat(x(resultat)) - Number.parseFloat(x(base)))}%`}
        height={className === 'tools-less' ? BAR - 2 : BAR}
      />
    )
  return (
    <g>
      {lines.map((line, index) => (
        <text key={line} x={0} y={top + (index + 1) * LINE - 7}>
          {line}
        </text>
      ))}
      <text class="tools-weight" x="100%" y={top + LINE - 7} text-anchor="end">
        {weight}
      </text>
      {bar(bas, 'tools-less')}
      {bar(haut, 'tools-more')}
    </g>
  )
}

/** What the colours of the bars mean. */
const Legend = ({ language }: { readonly language: Language }): View => (
  <p class="tools-legend" aria-hidden>
    {(['less', 'more'] as const).map((way) => (
      <span key={way} class="tools-key">
        <svg width={16} height={12}>
          <rect class={`tools-${way}`} x={1} y={1} width={14} height={10} />
        </svg>
        {messages[way][language]}
      </span>
    ))}
  </p>
)

/** An effect in words, for screen readers. @example 'Durée : 19 ans → 180 000 €, 21 ans → 201 000 €.' */
function describeEffect(
  { params }: Contract,
  effect: Effect,
  figure: (value: number | null) => string,
  language: Language,
) {
  const { parametre, bas, haut } = effect
  const field = params[parametre] as Field
  const side = ({ valeur, resultat }: Side) =>
    formatBrief(field, valeur, language) + messages.gives[language] + figure(resultat)
  return `${field.label[language]}${colon(language)}${side(bas)}, ${side(haut)}.`
}
