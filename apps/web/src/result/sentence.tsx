import type { Answer, Contract, Language } from '@denier/core'
import { figureFormatter, typeset } from '@denier/prose'
import { useRef } from 'preact/hooks'
import { useSettled } from '../hooks/use-settled.ts'
import type { View } from '../model/view.ts'

/** The answer as a person would say it. */
export const sentenceOf = (contract: Contract, { data, meta }: Answer, language: Language): string =>
  typeset(contract.sentence[language]({ data, used: meta.hypotheses }, figureFormatter(language)))

/** How long an answer must stay before it is read aloud, in milliseconds. */
const PAUSE = 900

/** The sentence, large; a second one that only screen readers have is changed once a slider has come to rest. */
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
