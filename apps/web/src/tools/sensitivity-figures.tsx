import type { Answer, Contract, Field, Language } from '@denier/core'
import { formatBrief, formatColumn, isAmount } from '@denier/prose'
import type { View } from '../model/view.ts'
import { formatterOf } from '../result/figures.tsx'
import type { Numeric } from './figures.ts'
import { Warnings } from './pieces.tsx'
import { sensitivityMessages as messages } from './sensitivity-messages.ts'
import { Tornado } from './tornado.tsx'
import { type Effect, effectsThatCount, type Side, type Weights } from './weights.ts'

/** Maximum number of bars of the chart. */
const MAX_BARS = 8

interface WeighedProps {
  readonly contract: Contract
  readonly language: Language
  /** The figure whose changes are studied. */
  readonly target: Numeric
  readonly answer: Answer
}

/** The data of an answer of a sensitivity study, typed. */
const weightsOf = ({ data }: Answer): Weights => data as unknown as Weights

/**
 * The parameter with the largest effect, in a sentence; empty when the figure does not exist (a warning says
 * so). Used by `sensitivity-tool.tsx`.
 */
export function sensitivitySentence({ contract, language, target, answer }: WeighedProps): string {
  const weights = weightsOf(answer)
  const [effect] = effectsThatCount(weights)
  if (weights.valeur === null) return ''
  if (!effect) return messages.alike[language]
  const { parametre, bas, haut } = effect
  const field = contract.params[parametre] as Field
  const value = (one: number | null) => formatBrief(field, one, language)
  const figure = (one: number | null) => formatterOf(contract)(target.field, one, language)
  return messages.first[language](
    target.label,
    field.label[language],
    value(bas.valeur),
    value(haut.valeur),
    figure(bas.resultat),
    figure(haut.resultat),
  )
}

interface FiguresProps extends WeighedProps {
  /** The answer that the page shows, with its warnings: they are not repeated. */
  readonly shown: Answer | undefined
}

/** The answer of a sensitivity study, as a tornado chart and a table. Part of `sensitivity-tool.tsx`. */
export function SensitivityFigures({ contract, language, target, answer, shown }: FiguresProps): View {
  const known = new Set(shown?.meta.avertissements.map(({ code }) => code))
  const weights = weightsOf(answer)
  const { valeur, effets } = weights
  const felt = effectsThatCount(weights)
  const drawn = felt.slice(0, MAX_BARS)
  const rest = felt.length - drawn.length
  return (
    <div>
      {valeur !== null && drawn.length > 0 && (
        <Tornado contract={contract} language={language} target={target} base={valeur} effects={drawn} />
      )}
      {rest > 0 && <p class="tools-hint">{messages.others[language](rest)}</p>}
      <Warnings warnings={answer.meta.avertissements.filter(({ code }) => !known.has(code))} />
      {effets.length > 0 && (
        <details class="tools-table-fold">
          <summary>{messages.asTable[language]}</summary>
          <EffectTable contract={contract} language={language} target={target} effects={effets} />
        </details>
      )}
    </div>
  )
}

interface EffectTableProps {
  readonly contract: Contract
  readonly language: Language
  readonly target: Numeric
  readonly effects: readonly Effect[]
}

/** The table of all effects, including those that cannot be drawn. */
function EffectTable({ contract, language, target, effects }: EffectTableProps): View {
  const format = formatterOf(contract)
  const column = (read: (effect: Effect) => number | null) =>
    isAmount(target.field)
      ? effects.map((effect) => format(target.field, read(effect), language))
      : formatColumn(target.field, effects.map(read), language)
  const lower = column(({ bas }) => bas.resultat)
  const higher = column(({ haut }) => haut.resultat)
  const spread = column(({ amplitude }) => amplitude)
  return (
    <div class="tools-table" tabIndex={0} role="group" aria-label={messages.drawing[language](target.label)}>
      <table>
        <thead>
          <tr>
            {[messages.parameter, messages.lower, messages.higher, messages.spread].map((text) => (
              <th scope="col" key={text.en}>
                {text[language]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {effects.map(({ parametre, bas, haut }, rank) => {
            const field = contract.params[parametre] as Field
            const side = ({ valeur }: Side, column: readonly string[]) => [
              <span class="tools-moved">
                {formatBrief(field, valeur, language) + messages.gives[language]}
              </span>,
              <span class="tools-result">{column[rank]}</span>,
            ]
            return (
              <tr key={parametre}>
                <th scope="row">{field.label[language]}</th>
                <td>{side(bas, lower)}</td>
                <td>{side(haut, higher)}</td>
                <td>{spread[rank]}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
