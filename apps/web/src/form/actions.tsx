import type { Language } from '@denier/core'
import { useState } from 'preact/hooks'
import { pagePath, queryOf } from '../model/address.ts'
import type { FormValues } from '../model/page-state.ts'
import { exampleOf } from '../model/reply.ts'
import type { View } from '../model/view.ts'
import { controlPathOf } from './faults.tsx'
import { messages } from './messages.ts'
import { controlId, type FormContext } from './param-field.tsx'

/**
 * The submit button below a form, and the link back to the worked example, which can be undone until a value
 * changes. Part of `form.tsx`.
 */
export function Actions({ of }: { readonly of: FormContext }): View {
  const { simulator, setting, state, hasScript, dispatch, onLeave } = of
  const { language } = setting
  /** The values that a reset replaced. */
  const [replaced, setReplaced] = useState<FormValues>()
  const canUndo = replaced !== undefined && queryOf(state.typed) === queryOf(exampleOf(simulator))
  const reset = (event: Event): void => {
    if (!hasScript) return
    event.preventDefault()
    onLeave()
    if (!canUndo) setReplaced(state.typed)
    dispatch({ type: 'reset' })
  }
  const undo = (): void => {
    const emptied = Object.fromEntries(Object.keys(state.typed).map((name) => [name, '']))
    dispatch({ type: 'fill', typed: { ...emptied, ...replaced } })
    setReplaced(undefined)
  }
  return (
    <div class="form-actions">
      <button class={`button is-main form-submit${hasScript ? ' form-submit-alive' : ''}`} type="submit">
        {submitWords(hasScript, language)}
      </button>
      <a class="form-reset" href={pagePath(simulator.contract.name, language)} onClick={reset}>
        {messages.reset[language]}
      </a>
      {canUndo && (
        <button class="button" type="button" onClick={undo}>
          {messages.undo[language]}
        </button>
      )}
    </div>
  )
}

const submitWords = (hasScript: boolean, language: Language): string =>
  messages[hasScript ? 'seeResult' : 'calculate'][language]

/**
 * Handles Enter: focuses the first invalid field, or scrolls to the result when it is out of sight. Used by
 * `form.tsx`.
 */
export function focusFaultOrResult(of: FormContext, form: EventTarget | null): void {
  const { reply } = of.state
  if (!reply.ok) {
    const [first] = reply.problems
    if (first) document.getElementById(controlId(of, controlPathOf(of, first.field)))?.focus()
    return
  }
  const result = (form as Element | null)?.closest('.simulator')?.querySelector('.simulator-result')
  if (result && result.getBoundingClientRect().top > innerHeight / 2) result.scrollIntoView()
}
