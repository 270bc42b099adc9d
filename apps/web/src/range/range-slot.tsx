import { rangeParams, rangeSentence } from '@denier/core'
import { figureFormatter, typeset } from '@denier/prose'
import { useState } from 'preact/hooks'
import { useHasScript } from '../hooks/use-has-script.ts'
import type { View } from '../model/view.ts'
import { messages } from './messages.ts'
import { RangeChoices } from './range-choices.tsx'
import type { RangeSlotProps } from './range-context.ts'
import { RangeStrip } from './range-strip.tsx'
import { type RangeAssumptions, useRange } from './use-range.ts'

/** The volatility of a fund of equities, in percent a year. */
const EQUITIES = { volatilite: '15' }

/**
 * The range of the answer that is shown: both cases to scale, and a sentence with the share of past periods. It stays
 * dimmed while a new one is computed. Pages reach it by `RangeContext`. Used by `range-support.ts`.
 */
export function RangeSlot({ simulator, setting, shown, isFixed = false }: RangeSlotProps): View | null {
  const { contract } = simulator
  const { language } = setting
  const [assumptions, assume] = useState<RangeAssumptions>({})
  const { data, isOld, isFailed } = useRange(shown.typed, assumptions, setting.range)
  const hasScript = useHasScript()
  const texts = messages[language]
  if (isFailed) return <p class="range range-note">{texts.failed}</p>
  if (!data) return hasScript ? <p class="range range-note">{texts.working}</p> : null
  if (data.valeur === null) return null
  const fields = rangeParams(contract)
  const own = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !Object.hasOwn(contract.params, name)),
  )
  const market = (assumptions.indice ?? shown.typed.indice) === 'monde' ? 'monde' : 'us'
  const sentence = rangeSentence(contract, { data, market, language }, figureFormatter(language))
  return (
    <section class={isOld ? 'range range-old' : 'range'} aria-label={texts.title} aria-busy={isOld}>
      <RangeStrip contract={contract} data={data} language={language} />
      {sentence ? (
        <p class="range-sentence">{typeset(sentence)}</p>
      ) : (
        <p class="range-note">
          {typeset(texts.guaranteed)}{' '}
          {hasScript && !isFixed && own.volatilite && (
            <button type="button" class="range-button" onClick={() => assume(EQUITIES)}>
              {texts.asEquities}
            </button>
          )}
        </p>
      )}
      {hasScript && !isFixed && data.plage && (
        <RangeChoices fields={own} assumptions={assumptions} language={language} onChoose={assume} />
      )}
    </section>
  )
}
