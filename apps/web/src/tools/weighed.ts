import type { Answer, Contract, Field, Language } from '@denier/core'
import { formatColumn, formatFigure, formatGiven } from '@denier/prose'
import { h } from 'preact'
import type { View } from '../app/view.ts'
import type { Numeric } from './figures.ts'
import { Warnings } from './pieces.ts'
import { Tornado } from './tornado.ts'
import { type Effect, feltOf, type Side, type Weights } from './weights.ts'
import { matters as said } from './words.ts'

/** Rows beyond which a drawing says no more. */
const MOST_DRAWN = 8

interface WeighedProps {
  readonly contract: Contract
  readonly language: Language
  readonly target: Numeric
  readonly answer: Answer
}

const weightsOf = ({ data }: Answer): Weights => data as unknown as Weights

/** What matters most, in a sentence; empty where the figure does not exist, which a warning then says. */
export function weighedSentence({ contract, language, target, answer }: WeighedProps): string {
  const weights = weightsOf(answer)
  const [effect] = feltOf(weights)
  if (weights.valeur === null) return ''
  if (!effect) return said.alike[language]
  const { parametre, bas, haut } = effect
  const field = contract.params[parametre] as Field
  const value = (one: number | null) => formatGiven(field, one, language)
  const figure = (one: number | null) => formatFigure(target.field, one, language)
  return said.first[language](
    target.label,
    field.label[language],
    value(bas.valeur),
    value(haut.valeur),
    figure(bas.resultat),
    figure(haut.resultat),
  )
}

/** What sensitivity found, as a tornado and as a table. */
export function Weighed({ contract, language, target, answer }: WeighedProps): View {
  const weights = weightsOf(answer)
  const { valeur, effets } = weights
  const felt = feltOf(weights)
  const drawn = felt.slice(0, MOST_DRAWN)
  const rest = felt.length - drawn.length
  return h(
    'div',
    {},
    valeur !== null &&
      drawn.length > 0 &&
      h(Tornado, { contract, language, target, base: valeur, effects: drawn }),
    rest > 0 && h('p', { class: 'tools-hint' }, said.others[language](rest)),
    h(Warnings, { warnings: answer.meta.avertissements }),
    effets.length > 0 &&
      h(
        'details',
        { class: 'tools-table-fold' },
        h('summary', {}, said.asTable[language]),
        h(EffectTable, { contract, language, target, effects: effets }),
      ),
  )
}

interface EffectTableProps {
  readonly contract: Contract
  readonly language: Language
  readonly target: Numeric
  readonly effects: readonly Effect[]
}

/** Every effect, those that cannot be drawn included. */
function EffectTable({ contract, language, target, effects }: EffectTableProps): View {
  const column = (read: (effect: Effect) => number | null) =>
    formatColumn(target.field, effects.map(read), language)
  const lower = column(({ bas }) => bas.resultat)
  const higher = column(({ haut }) => haut.resultat)
  const spread = column(({ amplitude }) => amplitude)
  return h(
    'div',
    { class: 'tools-table', tabIndex: 0, role: 'group', 'aria-label': said.drawing[language](target.label) },
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          [said.parameter, said.lower, said.higher, said.spread].map((text) =>
            h('th', { scope: 'col', key: text.en }, text[language]),
          ),
        ),
      ),
      h(
        'tbody',
        {},
        effects.map(({ parametre, bas, haut }, rank) => {
          const field = contract.params[parametre] as Field
          const side = ({ valeur }: Side, column: readonly string[]) => [
            h('span', { class: 'tools-moved' }, formatGiven(field, valeur, language) + said.gives[language]),
            h('span', { class: 'tools-result' }, column[rank]),
          ]
          return h(
            'tr',
            { key: parametre },
            h('th', { scope: 'row' }, field.label[language]),
            h('td', {}, side(bas, lower)),
            h('td', {}, side(haut, higher)),
            h('td', {}, spread[rank]),
          )
        }),
      ),
    ),
  )
}
