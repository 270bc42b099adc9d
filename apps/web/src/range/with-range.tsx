import { pastSentence } from '@denier/core'
import { figureFormatter, typeset } from '@denier/prose'
import { useMemo, useState } from 'preact/hooks'
import { Imported } from '../hooks/imported.tsx'
import { useHasScript } from '../hooks/use-has-script.ts'
import type { ShownRange } from '../model/page-state.ts'
import { rangeNames } from '../model/range-values.ts'
import type { View } from '../model/view.ts'
import { NO_RANGE, type RangeParts, type WithRangeProps } from '../result/range-context.ts'
import { withBand } from './band.ts'
import { messages } from './messages.ts'
import { RangeStrip } from './range-strip.tsx'
import { useBand } from './use-band.ts'
import { useRange } from './use-range.ts'

/** The volatility of a fund of equities, in percent a year. */
const EQUITIES = '15'

/**
 * Computes the range of the answer that is shown, and gives its parts to the page. They stay dimmed while a
 * new one is computed. Pages reach it by `RangeContext`. Used by `range-support.ts`.
 */
export function WithRange({ children, ...props }: WithRangeProps): View {
  const { setting, shown } = props
  const { language } = setting
  const { contract } = props.simulator
  const { data, isOld, failure } = useRange(contract, shown.typed, setting)
  const bands = useBand(props.simulator, setting, shown, isOld || failure ? undefined : data)
  const banded = useMemo<RangeParts['banded']>(
    () => bands && ((chart, read) => withBand(contract, chart, read, bands, language)),
    [contract, bands, language],
  )
  const hasScript = useHasScript()
  const choices = hasScript && <Choices {...props} />
  if (failure || (!data && hasScript))
    return children({
      strip: failure ? (
        <p class="range form-fault" role="alert">
          {failure}
        </p>
      ) : (
        <Note text={messages[language].working} />
      ),
      details: failure && choices ? choices : null,
    })
  if (!data || data.valeur === null) return children(NO_RANGE)
  return children({ ...partsOf(props, { data, isOld, choices }), banded })
}

interface Found {
  readonly data: ShownRange
  /** Whether the range is of other values than those shown, while a new one is computed. */
  readonly isOld: boolean
  /** What changes the assumptions; absent without a script. */
  readonly choices: View | false
}

/**
 * The parts of a computed range; of one without spread (a guaranteed yield) a note and an offer of a
 * volatility.
 */
function partsOf(
  { simulator: { contract }, setting: { language }, shown, onChoose }: Omit<WithRangeProps, 'children'>,
  { data, isOld, choices }: Found,
): RangeParts {
  const texts = messages[language]
  if (!data.plage) {
    const button = onChoose && rangeNames(contract).includes('volatilite') && (
      <button
        type="button"
        class="tools-button"
        hidden={!choices}
        onClick={() => onChoose('volatilite', EQUITIES)}
      >
        {texts.asEquities}
      </button>
    )
    return { strip: null, details: <Note text={typeset(texts.guaranteed)}>{button}</Note> }
  }
  const { indice } = shown.typed
  const past = pastSentence(contract, { data, indice, language }, figureFormatter(language)) || data.noPast
  const tone = isOld ? 'range range-old' : 'range'
  return {
    strip: (
      <section class={tone} aria-label={texts.title} aria-busy={isOld}>
        <RangeStrip contract={contract} data={data} language={language} />
        {past && <p class="range-sentence">{typeset(past)}</p>}
      </section>
    ),
    details: (
      <div class={tone}>
        <p class="range-note">{typeset(texts.limits)}</p>
        {choices}
      </div>
    ),
  }
}

const loadChoices = () => import('./range-choices.tsx').then(({ RangeChoices }) => RangeChoices)

/** The assumptions that are no fields of the form, folded: their menus are imported when they are opened. */
function Choices({
  simulator: { contract },
  setting: { language },
  shown: { typed },
  onChoose,
}: Omit<WithRangeProps, 'children'>): View | null {
  const [isOpened, setOpened] = useState(false)
  if (!onChoose || rangeNames(contract).length === 0) return null
  return (
    <details class="range-choices" onToggle={() => setOpened(true)}>
      <summary>{messages[language].assumptions}</summary>
      {isOpened && (
        <Imported language={language} load={loadChoices} props={{ contract, typed, language, onChoose }} />
      )}
    </details>
  )
}

const Note = ({ text, children }: { readonly text: string; readonly children?: unknown }): View => (
  <p class="range range-note">
    {text} {children as View}
  </p>
)
