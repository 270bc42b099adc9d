import type { Language } from '@denier/core'
import { formatGiven } from '@denier/prose'
import type { View } from '../model/view.ts'
import { outcomeMessages } from './outcome-messages.ts'
import type { LoweredValue } from './repeated-values.ts'

interface LoweredNoteProps {
  readonly lowered: readonly LoweredValue[]
  readonly language: Language
}

/**
 * Says which values an analysis takes lower than the form has them, and that the answer of the page keeps them.
 * Used by `goal-seek-tool.tsx` and `sensitivity-tool.tsx`.
 */
export const LoweredNote = ({ lowered, language }: LoweredNoteProps): View => (
  <>
    {lowered.map(({ field, from, to }) => (
      <p class="tools-hint tools-lowered" key={field.label.en}>
        {outcomeMessages.lowered[language](
          field.label[language],
          formatGiven(field, from, language),
          formatGiven(field, to, language),
        )}
      </p>
    ))}
  </>
)
