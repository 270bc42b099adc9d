import type { Contract, Language } from '@denier/core'
import { colon, typeset } from '@denier/prose'
import { pagePath, queryOf, valuesOf } from '../model/address.ts'
import type { FormValues } from '../model/page-state.ts'
import { exampleOf } from '../model/reply.ts'
import type { View } from '../model/view.ts'
import { defaultText, sentenceText } from './figures.ts'
import { messages } from './messages.ts'
import { type FormContext, textOf } from './param-field.tsx'

/**
 * The presets of a contract: buttons, or links to the page with their values when there is no script. A
 * preset empties the parameters that only other presets give, and those of the ways that no preset uses. What
 * each one changes can be read before and after it is chosen, and the one whose values are shown is named, or the worked
 * example where the values are its own. Part of
 * `form.tsx`.
 */
export function Presets({ of }: { readonly of: FormContext }): View | null {
  const { simulator, setting, state, dispatch, hasScript, onLeave, faults } = of
  const { contract } = simulator
  const { language } = setting
  if (contract.presets.length === 0) return null
  const shownText = (values: FormValues, name: string): string => {
    const field = contract.params[name]
    return textOf(values, name) || (field ? defaultText(field) : '')
  }
  const isGiven = (name: string): boolean => contract.presets.some(({ query }) => Object.hasOwn(query, name))
  const otherWays = contract.exclusive.flatMap(({ ways }) =>
    ways.filter(({ params }) => !params.some(isGiven)),
  )
  const emptied = Object.fromEntries([
    ...contract.presets.flatMap(({ query }) => Object.keys(query).map((name) => [name, ''])),
    ...otherWays.flatMap(({ params }) => params.map((name) => [name, ''])),
  ])
  const presets = contract.presets.map(({ query, title }) => {
    const given = Object.entries(query).filter(([, value]) => value !== undefined)
    const typed = { ...emptied, ...valuesOf(contract.params, Object.fromEntries(given)) }
    const here =
      faults.length === 0 &&
      Object.keys(typed).every((name) => shownText(state.typed, name) === shownText(typed, name))
    return { typed, here, title: typeset(title[language]) }
  })
  const example = exampleOf(simulator)
  const isExample =
    !presets.some(({ here }) => here) &&
    Object.keys(contract.params).every((name) => shownText(state.typed, name) === shownText(example, name))
  const button = ({ typed, here, title }: (typeof presets)[number]) => {
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
      {presets.map(button)}
      {[...presets, { here: isExample, title: messages.example[language] }].map(({ here, title }) =>
        here ? <span class="form-presets-shown">{messages.presetShown[language](title)}</span> : null,
      )}
      <details class="form-presets-about">
        <summary>{messages.presetChanges[language]}</summary>
        <dl>
          {contract.presets.map(({ name, title, query }) => (
            <div key={name}>
              <dt>{typeset(title[language])}</dt>
              <dd>{typeset(changesOf(contract, valuesOf(contract.params, query), language))}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

/** The values that a preset gives. @example 'Dépenses mensuelles à la retraite : 1 200 €/mois · Âge : 40 ans' */
const changesOf = ({ params }: Contract, values: FormValues, language: Language): string =>
  Object.entries(values)
    .flatMap(([name, text]) => {
      const field = params[name]
      return field && text !== ''
        ? [`${field.label[language]}${colon(language)}${sentenceText(field, text, language)}`]
        : []
    })
    .join(' · ')
