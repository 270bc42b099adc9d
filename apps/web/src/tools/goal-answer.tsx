import { type Answer, type Field, kinds, type Language } from '@denier/core'
import { formatGiven } from '@denier/prose'
import type { PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { formatterOf } from '../result/figures.tsx'
import type { Goal, Solved } from './goal.ts'
import { goalSeekMessages as messages } from './goal-seek-messages.ts'
import { Warnings } from './pieces.tsx'

/** The data of an answer of goal seek, typed. */
const solvedOf = ({ data }: Answer): Solved => data as unknown as Solved

/**
 * The value found, in a sentence, or that there is none. Used by `goal-seek-tool.tsx`.
 * @example 'Versement mensuel : environ 1 387,64 €/mois'
 */
export function goalSentence({ unknown }: Goal, answer: Answer, language: Language): string {
  const { valeur } = solvedOf(answer)
  if (valeur === null) return messages.none[language](unknown.label)
  return messages.found[language](unknown.label, withAbout(unknown.field, valeur, language))
}

interface GoalAnswerProps extends PartProps {
  /** The request that was answered. */
  readonly goal: Goal
  readonly answer: Answer
}

/**
 * The figure that the value found gives, the warnings, and a button that fills in the form. Part of
 * `goal-seek-tool.tsx`.
 */
export function GoalAnswer({ goal, answer, simulator, setting, state, dispatch }: GoalAnswerProps): View {
  const { language } = setting
  const format = formatterOf(simulator.contract)
  const { valeur, atteint } = solvedOf(answer)
  const { unknown, target } = goal
  const warnings = <Warnings warnings={answer.meta.avertissements} />
  if (valeur === null) return warnings

  const text = String(valeur)
  const isFilledIn = state.typed[unknown.key] === text
  const fill = () => dispatch({ type: 'fill', typed: { [unknown.key]: text } })
  return (
    <div>
      <p>{messages.reached[language](target.label, format(target.field, atteint, language))}</p>
      {warnings}
      <p class="tools-buttons">
        <button
          type="button"
          class="tools-button"
          aria-disabled={isFilledIn}
          onClick={isFilledIn ? undefined : fill}
        >
          {messages.fill[language]}
        </button>
        <span class="tools-status" role="status">
          {isFilledIn ? messages.filled[language] : ''}
        </span>
      </p>
    </div>
  )
}

/**
 * A formatted value, preceded by "about" when formatting drops decimals: those after the second of an amount or of a
 * percentage, after the fourth of another number, all of a whole number.
 */
function withAbout(field: Field, value: number, language: Language): string {
  const shown = formatGiven(field, value, language)
  const { json, unit } = kinds[field.kind]
  const decimals = json === 'integer' ? 0 : unit?.startsWith('EUR') || unit?.startsWith('%') ? 2 : 4
  const isWhole = Number(value.toFixed(decimals)) === value
  return isWhole ? shown : messages.about[language] + shown
}
