import { kinds } from '@denier/core'
import { formatBrief, numberOf, toHuman } from '@denier/prose'
import { useRef } from 'preact/hooks'
import type { View } from '../model/view.ts'
import { Labelled } from './around.tsx'
import { doubtOf } from './doubt.ts'
import { aria, type FieldProps, noteId, unitId } from './field-props.ts'
import { defaultText } from './figures.ts'
import { messages, unitWords } from './messages.ts'
import { isWhole } from './plan.ts'
import { type Range, rangeOf, widest } from './slider-range.ts'
import { useDraft } from './use-draft.ts'

/** A number as people write it, its unit beside it, a slider below where it helps. */
export function NumberField(props: FieldProps): View {
  const { field, id, language, name, text } = props
  const { draft, ...typing } = useDraft(props)
  const standing = text === '' ? defaultText(field) : text
  const note = doubtOf(field, standing, language) ?? emptyNote(props)
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
      value={draft ?? toHuman(field, standing, language)}
      {...typing}
      {...aria(props, unit && unitId(id), note !== undefined && noteId(id))}
    />
  )
  return (
    <Labelled of={props} note={note}>
      <div class={`form-line${field.kind.endsWith('uros') ? ' form-line-money' : ''}`}>
        <div class="form-box">
          {box}
          {unit && (
            <span class="form-unit" id={unitId(id)}>
              {unit[language]}
            </span>
          )}
        </div>
        <Slider {...props} standing={standing} />
      </div>
    </Labelled>
  )
}

/** For a field that may stay empty: what is then used, if anything is. */
function emptyNote({ field, text, free, used, language }: FieldProps): string | undefined {
  if (!free || text !== '') return undefined
  if (used === undefined || used === null) return messages.optional[language]
  return messages.ifEmpty[language] + formatBrief(field, used, language)
}

/** The same number by hand; the text stays the truth. Its room is kept where no script has come yet. */
function Slider(props: FieldProps & { readonly standing: string }): View | null {
  const { field, example, language, id, standing, alive, onText } = props
  const kept = useRef<Range | undefined>(undefined)
  const anchor = numberOf(String(example ?? field.default ?? '')) ?? Math.max(field.min ?? 0, 0)
  const said = numberOf(standing)
  const value = said ?? anchor
  const within = Math.min(Math.max(value, field.min ?? value), field.max ?? value)
  const range = widest(kept.current, rangeOf(field, anchor, within))
  kept.current = range
  if (!range) return null
  const slider = (
    <input
      type="range"
      aria-label={field.label[language] + messages.slider[language]}
      aria-valuetext={said === undefined ? messages.unset[language] : formatBrief(field, said, language)}
      aria-controls={id}
      min={range.min}
      max={range.max}
      step={range.step}
      value={within}
      onInput={(event) => onText(event.currentTarget.value)}
    />
  )
  return (
    <div class={said === undefined ? 'form-slider form-slider-unset' : 'form-slider'}>{alive && slider}</div>
  )
}
