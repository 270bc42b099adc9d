import type { Answer, Contract, Language } from '@denier/core'
import { figureFormatter, typeset } from '@denier/prose'
import { useRef } from 'preact/hooks'
import { useSettled } from '../hooks/use-settled.ts'
import type { View } from '../model/view.ts'

/** The answer in one sentence. Called by `embed/embed.tsx` and `result.tsx`. */
export const sentenceOf = (contract: Contract, { data, meta }: Answer, language: Language): string =>
  typeset(
    contract.sentence[language](
      { data, used: meta.hypotheses, droit: meta.droit },
      figureFormatter(language),
    ),
  )

/** How long an answer must stay unchanged before screen readers announce it, in milliseconds. */
const PAUSE = 900

/**
 * The sentence, and a copy for screen readers that changes only once a slider has stopped. Results and
 * embedded pages show it. Used by `result.tsx` and `embed/embed.tsx`.
 */
export function Sentence({ text }: { readonly text: string }): View {
  const settled = useSettled(text, PAUSE)
  const first = useRef(settled)
  const isNew = useRef(false)
  if (settled !== first.current) isNew.current = true
  return (
    <div class="result-answer">
      <p class="result-sentence">{text}</p>
      <p class="result-aloud visually-hidden" role="status">
        {isNew.current ? settled : ''}
      </p>
    </div>
  )
}
