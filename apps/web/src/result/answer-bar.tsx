import type { Contract, Language, ResultFigure, ResultGroup } from '@denier/core'
import { colon, formatEstimate, typeset } from '@denier/prose'
import { useRef } from 'preact/hooks'
import type { View } from '../model/view.ts'
import { decisiveOf, standaloneLabel } from './figures.tsx'
import { messages } from './messages.ts'

interface AnswerBarProps {
  readonly contract: Contract
  /** The figures of the answer, by group. */
  readonly groups: readonly ResultGroup[]
  readonly language: Language
}

/**
 * On a phone, the first decisive figure stays at the foot of the screen, with its difference from before the last
 * change of the form, as a link to the whole answer. Wide screens hide it, since the answer itself stays in view there.
 * `data-answer` marks the figure for the tests of pages. Part of `result.tsx`.
 */
export function AnswerBar({ contract, groups, language }: AnswerBarProps): View | null {
  const [figure] = decisiveOf(contract, groups)
  const change = useChange(figure)
  if (!figure) return null
  const text = typeset(formatEstimate(figure.field, figure.value, language))
  return (
    <a class="result-bar" href="#result-title">
      <span class="result-bar-label">
        {standaloneLabel(contract, figure, language)}
        {colon(language)}
      </span>
      <strong data-answer>{text}</strong>
      {change !== 0 && (
        <span class="result-change">
          {messages[language].change(typeset(signed(figure, change, language)))}
        </span>
      )}
    </a>
  )
}

/**
 * The figure less what it was before the last change of its value, in its unit; 0 at first, where either is no number,
 * or where the first decisive figure is now another one.
 */
function useChange(figure: ResultFigure | undefined): number {
  const last = useRef({ path: figure?.path, value: figure?.value, change: 0 })
  const { path, value } = last.current
  if (figure?.value !== value) {
    const isComparable =
      path === figure?.path && typeof value === 'number' && typeof figure?.value === 'number'
    const change = isComparable ? Number(figure.value) - value : 0
    last.current = { path: figure?.path, value: figure?.value, change }
  }
  return last.current.change
}

/** The change with its sign and unit. @example '+1 234 €' */
const signed = ({ field }: ResultFigure, change: number, language: Language): string =>
  `${change > 0 ? '+' : ''}${formatEstimate(field, change, language)}`
