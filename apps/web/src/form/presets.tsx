import { typeset } from '@denier/prose'
import { pagePath, queryOf } from '../model/address.ts'
import type { Typed } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { type Drawn, textOf } from './draw.tsx'
import { defaultText } from './figures.ts'
import { messages } from './messages.ts'

/** Ready-made values to begin from: buttons, or links to the page with them where no script is. */
export function Presets({ of }: { readonly of: Drawn }): View | null {
  const { simulator, setting, state, act, alive, onLeave, faults } = of
  const { contract } = simulator
  const { language } = setting
  if (contract.presets.length === 0) return null
  const standing = (name: string): string => {
    const field = contract.params[name]
    return textOf(state.typed, name) || (field ? defaultText(field) : '')
  }
  const button = (typed: Typed, title: string) => {
    const here = faults.length === 0 && Object.entries(typed).every(([name, text]) => standing(name) === text)
    const look = `form-preset${here ? ' form-preset-here' : ''}`
    const fill = (): void => {
      onLeave()
      act({ type: 'fill', typed })
    }
    return alive ? (
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
        return button(
          Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
          typeset(title[language]),
        )
      })}
    </div>
  )
}
