import type { Contract, Field, Language } from '@denier/core'
import { colon, formatAxis, formatFigure, formatGiven, wrapWords } from '@denier/prose'
import { h } from 'preact'
import type { View } from '../app/view.ts'
import { columnOf } from './column.ts'
import type { Numeric } from './figures.ts'
import { anchored, scaleOf } from './tornado-scale.ts'
import type { Effect, Side } from './weights.ts'
import { matters as said } from './words.ts'

const NAME = 'tools-tornado-name'
const DESCRIPTION = 'tools-tornado-description'

interface TornadoProps {
  readonly contract: Contract
  readonly language: Language
  readonly target: Numeric
  /** The figure as the form has it. */
  readonly base: number
  readonly effects: readonly Effect[]
}

/** In pixels, whatever the width: only what stands along x is in percents of it, so that words stay readable. */
const LINE = 20
const BAR = 16
const GAP = 14
const HEAD = 24
/** Letters of a line beside a figure, on the narrowest screen. */
const LETTERS = 28

/** Bars from what the form gives to what each value moved gives, the widest on top. */
export function Tornado({ contract, language, target, base, effects }: TornadoProps): View {
  const name = said.drawing[language](target.label)
  const x = scaleOf(base, effects)
  let top = HEAD
  const weights = columnOf(
    target.field,
    effects.map(({ amplitude }) => amplitude),
    language,
  )
  const rows = effects.map((effect, rank) => {
    const field = contract.params[effect.parametre] as Field
    const lines = wrapWords(field.label[language].split(' '), LETTERS)
    const row = { effect, lines, field, top, weight: weights[rank] ?? '' }
    top += lines.length * LINE + BAR + GAP
    return row
  })
  const figure = (value: number | null) => formatFigure(target.field, value, language)
  return h(
    'figure',
    { class: 'tools-figure' },
    h(Legend, { language }),
    h(
      'svg',
      {
        class: 'tools-tornado',
        role: 'img',
        'aria-labelledby': NAME,
        'aria-describedby': DESCRIPTION,
        width: '100%',
        height: top,
        lang: language,
      },
      h('title', { id: NAME }, name),
      h(
        'desc',
        { id: DESCRIPTION },
        effects.map((effect) => told(contract, effect, figure, language)).join(' '),
      ),
      rows.map((row) => h(Row, { key: row.effect.parametre, ...row, base, x })),
      h('line', { class: 'tools-base', x1: x(base), x2: x(base), y1: HEAD - 6, y2: top - GAP + 4 }),
      h(
        'text',
        { class: 'tools-base-figure', y: LINE - 6, ...anchored(x(base)) },
        formatAxis(target.field, base, language),
      ),
    ),
  )
}

interface RowProps {
  readonly effect: Effect
  readonly lines: readonly string[]
  readonly field: Field
  readonly top: number
  readonly weight: string
  readonly base: number
  readonly x: (value: number) => string
}

/** One parameter: its name, how much it weighs, a bar each way. */
function Row({ effect, lines, top, weight, base, x }: RowProps): View {
  const { bas, haut } = effect
  const y = top + lines.length * LINE
  const bar = ({ resultat }: Side, className: string) =>
    resultat !== null &&
    h('rect', {
      class: className,
      x: x(Math.min(base, resultat)),
      y: className === 'tools-less' ? y + 1 : y,
      width: `${Math.abs(Number.parseFloat(x(resultat)) - Number.parseFloat(x(base)))}%`,
      height: className === 'tools-less' ? BAR - 2 : BAR,
    })
  return h(
    'g',
    {},
    lines.map((line, index) => h('text', { key: line, x: 0, y: top + (index + 1) * LINE - 7 }, line)),
    h('text', { class: 'tools-weight', x: '100%', y: top + LINE - 7, 'text-anchor': 'end' }, weight),
    bar(bas, 'tools-less'),
    bar(haut, 'tools-more'),
  )
}

const Legend = ({ language }: { readonly language: Language }): View =>
  h(
    'p',
    { class: 'tools-legend', 'aria-hidden': true },
    (['less', 'more'] as const).map((way) =>
      h(
        'span',
        { key: way, class: 'tools-key' },
        h(
          'svg',
          { width: 16, height: 12 },
          h('rect', { class: `tools-${way}`, x: 1, y: 1, width: 14, height: 10 }),
        ),
        said[way][language],
      ),
    ),
  )

/** @example 'Durée : 19 ans → 180 000 €, 21 ans → 201 000 €.' */
function told(
  { params }: Contract,
  effect: Effect,
  figure: (value: number | null) => string,
  language: Language,
) {
  const { parametre, bas, haut } = effect
  const field = params[parametre] as Field
  const side = ({ valeur, resultat }: Side) =>
    formatGiven(field, valeur, language) + said.gives[language] + figure(resultat)
  return `${field.label[language]}${colon(language)}${side(bas)}, ${side(haut)}.`
}
