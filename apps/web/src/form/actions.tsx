import type { Language } from '@denier/core'
import { pagePath } from '../model/address.ts'
import type { View } from '../model/view.ts'
import { controlId, type Drawn } from './draw.tsx'
import { shownOf } from './faults.tsx'
import { messages } from './messages.ts'

/** Below a form: its button, and the way back to the worked example. */
export function Actions({ of }: { readonly of: Drawn }): View {
  const { simulator, setting, alive, act, onLeave } = of
  const { language } = setting
  const reset = (event: Event): void => {
    if (!alive) return
    event.preventDefault()
    onLeave()
    act({ type: 'reset' })
  }
  return (
    <div class="form-actions">
      <button class={`button is-main form-submit${alive ? ' form-submit-alive' : ''}`} type="submit">
        {submitWords(alive, language)}
      </button>
      <a class="form-reset" href={pagePath(simulator.contract.name, language)} onClick={reset}>
        {messages.reset[language]}
      </a>
    </div>
  )
}

const submitWords = (alive: boolean, language: Language): string =>
  messages[alive ? 'seeResult' : 'calculate'][language]

/** Enter, where the answer is there already: to the first fault if there is one, else to the answer if out of sight. */
export function goOn(of: Drawn, form: EventTarget | null): void {
  const { reply } = of.state
  if (!reply.ok) {
    const [first] = reply.problems
    if (first) document.getElementById(controlId(of, shownOf(of, first.field)))?.focus()
    return
  }
  const result = (form as Element | null)?.closest('.simulator')?.querySelector('.simulator-result')
  if (result && result.getBoundingClientRect().top > innerHeight / 2) result.scrollIntoView()
}
