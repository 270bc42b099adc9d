import type { Contract, Language, ResultFigure, ResultGroup } from '@denier/core'
import { colon, shownDifference, typeset } from '@denier/prose'
import { useEffect, useRef } from 'preact/hooks'
import type { Scenario } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { answered, type Edit, entered, firstEdit, numbersOf } from './edit.ts'
import { decisiveOf, formatOnCard, standaloneLabel } from './figures.tsx'
import { messages } from './messages.ts'
import { isAlert } from './warnings.tsx'

interface AnswerBarProps {
  readonly contract: Contract
  /** The figures of the answer, by group. */
  readonly groups: readonly ResultGroup[]
  readonly language: Language
  /** The answer, another one for each change of the form. */
  readonly shown: Scenario
  /** Whether the form has changed to invalid values since. */
  readonly isPast: boolean
}

/**
 * On a phone, the first decisive figure stays at the foot of the screen, with its difference from before the last
 * edit of the form, as a link to the whole answer. It says how many warnings may change the decision, and that the
 * form is to be corrected. Wide screens hide it, since the answer itself stays in view there.
 * `data-answer` marks the figure for the tests of pages. Part of `result.tsx`.
 */
export function AnswerBar({ contract, groups, language, shown, isPast }: AnswerBarProps): View | null {
  const [figure] = decisiveOf(contract, groups)
  const numbers = useNumbers(figure, shown)
  if (!figure) return null
  const { field, value } = figure
  const change = numbers ? shownDifference(field, ...numbers, true) : 0
  const { past, change: changeText, alerts: alertsText } = messages[language]
  const text = typeset(formatOnCard(field, value, language))
  const difference = typeset(`${change > 0 ? '+' : ''}${formatOnCard(field, change, language)}`)
  const alerts = shown.answer.meta.avertissements.filter(isAlert).length
  return (
    <a class="result-bar" href="#result-title">
      <span class="result-bar-label">
        {standaloneLabel(contract, figure, language)}
        {colon(language)}
      </span>
      {alerts > 0 && <span class="result-bar-alerts">{alertsText(alerts)}</span>}
      <strong data-answer>{text}</strong>
      {isPast ? (
        <span class="result-bar-past">{past}</span>
      ) : (
        /[1-9]/.test(difference) && <span class="result-change">{changeText(difference)}</span>
      )}
    </a>
  )
}

/** The figure before the last edit and after it, in its unit: alike at first, or where the figure is now another one. */
function useNumbers(
  figure: ResultFigure | undefined,
  shown: Scenario,
): ReturnType<typeof numbersOf> | undefined {
  const now = { of: shown, path: figure?.path, value: figure?.value }
  const edit = useRef<Edit>(undefined)
  edit.current = edit.current ? answered(edit.current, now) : firstEdit(now)
  useEffect(() => {
    const enter = (): void => {
      if (edit.current) edit.current = entered(edit.current)
    }
    const events = ['focusin', 'pointerdown'] as const
    for (const event of events) document.addEventListener(event, enter)
    return () => {
      for (const event of events) document.removeEventListener(event, enter)
    }
  }, [])
  return edit.current && numbersOf(edit.current)
}
