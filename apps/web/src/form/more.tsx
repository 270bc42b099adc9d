import { type Contract, type Language, parameterOf } from '@denier/core'
import { colon, numberOf } from '@denier/prose'
import { useEffect, useState } from 'preact/hooks'
import { setApartIn } from '../model/linked-lengths.ts'
import type { FormValues } from '../model/page-state.ts'
import { exampleOf } from '../model/reply.ts'
import type { View } from '../model/view.ts'
import { defaultText, sentenceText } from './figures.ts'
import { changedWords, othersWords } from './messages.ts'
import { type FormContext, isShown, ParamField, textOf } from './param-field.tsx'
import type { Folded } from './plan.ts'

/** How many values the summary of the folded parameters lists. */
const MAX_LISTED = 3

/** Whether a value differs from the one that the page starts from; an empty one stands for the default. */
function isChanged({ params }: Contract, typed: FormValues, start: FormValues, name: string): boolean {
  const field = params[name]
  const usual = field ? defaultText(field) : ''
  const [text, first] = [textOf(typed, name) || usual, textOf(start, name) || usual]
  if (text === first) return false
  return numberOf(text) === undefined || numberOf(text) !== numberOf(first)
}

/** How many of these parameters did not change by following another one. */
function ownChanges({ simulator: { contract }, state }: FormContext, changed: readonly string[]): number {
  const { typed, shown, setApart = setApartIn(contract, typed, shown?.answer.data) } = state
  const followers = [...contract.linked.map(({ follower }) => follower), contract.lengthToAge?.length]
  return changed.filter((name) => !followers.includes(name) || setApart.includes(name)).length
}

/**
 * The parameters that few users change, folded; open when the reader changed one from the page's start, or one is
 * invalid. Part of `form.tsx`.
 */
export function More({
  of,
  folded: { title, names: all },
}: {
  readonly of: FormContext
  readonly folded: Folded
}): View {
  const { simulator, state, setting, faults } = of
  const start = exampleOf(simulator)
  const names = all.filter((name) => isShown(of, name))
  const changed = names.filter((name) => isChanged(simulator.contract, state.typed, start, name))
  const own = ownChanges(of, changed)
  const wrong = faults.filter(({ field }) => names.includes(parameterOf(field))).length
  const [open, setOpen] = useState(own + wrong > 0)
  useEffect(() => {
    if (own + wrong > 0) setOpen(true)
  }, [own, wrong])
  const summary = summaryOf(simulator.contract, state.typed, names, changed, setting.language)
  return (
    <details
      class="form-more"
      open={open}
      onToggle={(event: Event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary class="form-more-head">
        <span>{title[setting.language]}</span>
        {changed.length > 0 && (
          <span class="form-more-count">{changedWords(changed.length)[setting.language]}</span>
        )}
        <span class="form-more-summary">{summary}</span>
      </summary>
      <div class="form-fields">
        {names.map((name) => (
          <ParamField key={name} of={of} name={name} />
        ))}
      </div>
    </details>
  )
}

/** The first values, those that were changed before the others. @example 'Inflation annuelle : 2 % · Frais annuels : 0 % · et 2 autres' */
function summaryOf(
  { params }: Contract,
  typed: FormValues,
  names: readonly string[],
  changed: readonly string[],
  language: Language,
): string {
  const first = [...changed, ...names.filter((name) => !changed.includes(name))].flatMap((name) => {
    const field = params[name]
    const text = textOf(typed, name) || (field ? defaultText(field) : '')
    return field && text !== ''
      ? [field.label[language] + colon(language) + sentenceText(field, text, language)]
      : []
  })
  const listed = first.slice(0, MAX_LISTED)
  const rest = names.length - listed.length
  return listed.join(' · ') + (rest > 0 && listed.length > 0 ? ` · ${othersWords(rest)[language]}` : '')
}
