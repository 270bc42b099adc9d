import { type Answer, type Field, kinds, type Language } from '@denier/core'
import { formatFigure, formatGiven } from '@denier/prose'
import type { PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import type { Goal, Solved } from './goal.ts'
import { backwards as said } from './messages.ts'
import { Warnings } from './pieces.tsx'

const solvedOf = ({ data }: Answer): Solved => data as unknown as Solved

/** What was found, in a sentence. @example 'Versement mensuel : environ 1 387,64 €/mois' */
export function foundSentence({ unknown }: Goal, answer: Answer, language: Language): string {
  const { valeur } = solvedOf(answer)
  if (valeur === null) return said.none[language](unknown.label)
  return said.found[language](unknown.label, written(unknown.field, valeur, language))
}

interface FoundProps extends PartProps {
  readonly goal: Goal
  readonly answer: Answer
}

/** What the value found gives, what to beware of, and the way to put it into the form. */
export function Found({ goal, answer, setting, state, act }: FoundProps): View {
  const { language } = setting
  const { valeur, atteint } = solvedOf(answer)
  const { unknown, target } = goal
  const warnings = <Warnings warnings={answer.meta.avertissements} />
  if (valeur === null) return warnings

  const text = String(valeur)
  const isIn = state.typed[unknown.key] === text
  const fill = () => act({ type: 'fill', typed: { [unknown.key]: text } })
  return (
    <div>
      <p>{said.reached[language](target.label, formatFigure(target.field, atteint, language))}</p>
      {warnings}
      <p class="tools-buttons">
        <button type="button" class="tools-button" aria-disabled={isIn} onClick={isIn ? undefined : fill}>
          {said.fill[language]}
        </button>
        <span class="tools-status" role="status">
          {isIn ? said.filled[language] : ''}
        </span>
      </p>
    </div>
  )
}

/** A value as people write it; where that leaves decimals out, it says so. */
function written(field: Field, value: number, language: Language): string {
  const shown = formatGiven(field, value, language)
  const { json, unit } = kinds[field.kind]
  const decimals = json === 'integer' ? 0 : unit?.startsWith('EUR') || unit?.startsWith('%') ? 2 : 4
  const isWhole = Number(value.toFixed(decimals)) === value
  return isWhole ? shown : said.about[language] + shown
}
