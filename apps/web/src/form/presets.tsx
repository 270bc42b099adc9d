import { typeset } from '@denier/prose'
import { pagePath, queryOf, valuesOf } from '../model/address.ts'
import type { FormValues } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { defaultText } from './figures.ts'
import { messages } from './messages.ts'
import { type FormContext, textOf } from './param-field.tsx'

/**
 * The presets of a contract: buttons, or links to the page with their values when there is no script. Part of
 * `form.tsx`.
 */
export function Presets({ of }: { readonly of: FormContext }): View | null {
  const { simulator, setting, state, dispatch, hasScript, onLeave, faults } = of
  const { contract } = simulator
  const { language } = setting
  if (contract.presets.length === 0) return null
  const shownText = (name: string): string => {
    const field = contract.params[name]
    return textOf(state.typed, name) || (field ? defaultText(field) : '')
  }
  const button = (typed: FormValues, title: string) => {
    const here =
      faults.length === 0 && Object.entries(typed).every(([name, text]) => shownText(name) === text)
    const look = `form-preset${here ? ' form-preset-here' : ''}`
    const fill = (): void => {
      onLeave()
      dispatch({ type: 'fill', typed })
    }
    return hasScript ? (
      <button class={look} type="button" aria-pressed={here} onClick={fill}>
        {title}
      </button>
    ) : (
      <a
        class={look}
        href={`${pagePath(contract.name, language)}?${queryOf({ ...state.typed, ...typed })}`}
        {...(here && { 'aria-current': 'true' })}
      >
        {title}
      </a>
    )
  }
  return (
    <div class="form-presets" role="group" aria-label={messages.presets[language]}>
      <span class="form-presets-title" aria-hidden="true">
        {messages.presets[language]}
      </span>
      {contract.presets.map(({ query, title }) => {
        const given = Object.entries(query).filter(([, value]) => value !== undefined)
        return button(valuesOf(contract.params, Object.fromEntries(given)), typeset(title[language]))
      })}
    </div>
  )
}
