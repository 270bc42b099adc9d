import { kinds } from '@denier/core'
import { formatBrief, numberOf, toHuman } from '@denier/prose'
import { useRef } from 'preact/hooks'
import type { View } from '../model/view.ts'
import { ambiguityNote } from './ambiguous-number.ts'
import { Labelled } from './field-layout.tsx'
import { aria, type FieldProps, noteId, unitId } from './field-props.ts'
import { defaultText } from './figures.ts'
import { messages, unitWords } from './messages.ts'
import { isWhole } from './plan.ts'
import { type Range, rangeOf, widest } from './slider-range.ts'
import { useDraft } from './use-draft.ts'

/**
 * A text box for a number as people write it, with its unit, and a slider when the range allows one. Drawn by
 * `any-field.tsx`.
 */
export function NumberField(props: FieldProps): View {
  const { field, id, language, name, text } = props
  const { draft, ...typing } = useDraft(props)
  const shownText = text === '' ? defaultText(field) : text
  const note = ambiguityNote(field, shownText, language) ?? emptyNote(props)
  const unit = unitWords[kinds[field.kind].unit ?? '']
  const box = (
    <input
      class="form-text"
      id={id}
      name={name}
      type="text"
      inputmode={isWhole(field) ? 'numeric' : 'decimal'}
      enterkeyhint="go"
      autocomplete="off"
      value={draft ?? toHuman(field, shownText, language)}
      {...typing}
      {...aria(props, unit && unitId(id), note !== undefined && noteId(id))}
    />
  )
  const isMoney = field.kind.endsWith('uros') // `euros`, `monthlyEuros`
  return (
    <Labelled of={props} note={note}>
      <div class={`form-line${isMoney ? ' form-line-money' : ''}`}>
        <div class="form-box">
          {box}
          {unit && (
            <span class="form-unit" id={unitId(id)}>
              {unit[language]}
            </span>
          )}
        </div>
        <Slider {...props} shownText={shownText} />
      </div>
    </Labelled>
  )
}

/** The note below a field that follows another, or an empty optional one: the value used instead, if any. */
function emptyNote({ field, text, isOptional, used, follows, language }: FieldProps): string | undefined {
  if (follows) return follows
  if (!isOptional || text !== '') return undefined
  if (used === undefined || used === null) return messages.optional[language]
  return messages.ifEmpty[language] + formatBrief(field, used, language)
}

/**
 * A slider for the same number as the text box, in a range around the value of the example or the default.
 * Its space is reserved until the script runs.
 */
function Slider(props: FieldProps & { readonly shownText: string }): View | null {
  const { field, example, language, id, shownText, hasScript, onText } = props
  const kept = useRef<Range | undefined>(undefined)
  const anchor = numberOf(String(example ?? field.default ?? '')) ?? Math.max(field.min ?? 0, 0)
  const typedNumber = numberOf(shownText)
  const value = typedNumber ?? anchor
  const within = Math.min(Math.max(value, field.min ?? value), field.max ?? value)
  const range = widest(kept.current, rangeOf(field, anchor, within))
  kept.current = range
  if (!range) return null
  const slider = (
    <input
      type="range"
      aria-label={field.label[language] + messages.slider[language]}
      aria-valuetext={
        typedNumber === undefined ? messages.unset[language] : formatBrief(field, typedNumber, language)
      }
      aria-controls={id}
      min={range.min}
      max={range.max}
      step={range.step}
      value={within}
      onInput={(event) => onText(event.currentTarget.value)}
    />
  )
  return (
    <div class={typedNumber === undefined ? 'form-slider form-slider-unset' : 'form-slider'}>
      {hasScript && slider}
    </div>
  )
}
