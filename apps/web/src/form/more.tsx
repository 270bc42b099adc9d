import type { Contract, Language } from '@denier/core'
import { colon, numberOf } from '@denier/prose'
import { useEffect, useState } from 'preact/hooks'
import type { Typed } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { type Drawn, ParamField, textOf } from './draw.tsx'
import { defaultText, spokenText } from './figures.ts'
import { changedWords, messages, othersWords } from './messages.ts'

/** So many values are told of what is folded away. */
const MOST_TOLD = 3

/** Whether what is typed is not what would be used anyway. */
function isChanged({ params }: Contract, typed: Typed, name: string): boolean {
  const field = params[name]
  const [text, usual] = [textOf(typed, name), field ? defaultText(field) : '']
  if (text === '' || text === usual) return false
  return numberOf(text) === undefined || numberOf(text) !== numberOf(usual)
}

/** What few change, folded; open where something in it was changed or is at fault. */
export function More({ of, names }: { readonly of: Drawn; readonly names: readonly string[] }): View | null {
  const { simulator, state, setting, faults } = of
  const changed = names.filter((name) => isChanged(simulator.contract, state.typed, name))
  const wrong = faults.filter(({ field }) => names.includes(field)).length
  const [open, setOpen] = useState(changed.length + wrong > 0)
  useEffect(() => {
    if (changed.length + wrong > 0) setOpen(true)
  }, [changed.length, wrong])
  if (names.length === 0) return null
  const told = summaryOf(simulator.contract, state.typed, names, changed, setting.language)
  return (
    <details
      class="form-more"
      open={open}
      onToggle={(event: Event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary class="form-more-head">
        <span>{messages.more[setting.language]}</span>
        {changed.length > 0 && (
          <span class="form-more-count">{changedWords(changed.length)[setting.language]}</span>
        )}
        <span class="form-more-told">{told}</span>
      </summary>
      <div class="form-fields">
        {names.map((name) => (
          <ParamField key={name} of={of} name={name} />
        ))}
      </div>
    </details>
  )
}

/** @example 'Inflation annuelle : 2 % · Frais annuels : 0 % · et 2 autres' */
function summaryOf(
  { params }: Contract,
  typed: Typed,
  names: readonly string[],
  changed: readonly string[],
  language: Language,
): string {
  const first = [...changed, ...names.filter((name) => !changed.includes(name))].flatMap((name) => {
    const field = params[name]
    const text = textOf(typed, name) || (field ? defaultText(field) : '')
    return field && text !== ''
      ? [field.label[language] + colon(language) + spokenText(field, text, language)]
      : []
  })
  const told = first.slice(0, MOST_TOLD)
  const rest = names.length - told.length
  return told.join(' · ') + (rest > 0 && told.length > 0 ? ` · ${othersWords(rest)[language]}` : '')
}
