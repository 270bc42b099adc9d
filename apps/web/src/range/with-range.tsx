import { type Contract, type Language, pastSentence, type RangeData } from '@denier/core'
import { figureFormatter, typeset } from '@denier/prose'
import { useMemo, useState } from 'preact/hooks'
import { Imported } from '../hooks/imported.tsx'
import { useHasScript } from '../hooks/use-has-script.ts'
import type { View } from '../model/view.ts'
import { NO_RANGE, type RangeParts, type WithRangeProps } from '../result/range-context.ts'
import { withBand } from './band.ts'
import { messages } from './messages.ts'
import { RangeStrip } from './range-strip.tsx'
import { useBand } from './use-band.ts'
import { type RangeAssumptions, useRange } from './use-range.ts'

/** The volatility of a fund of equities, in percent a year. */
const EQUITIES = { volatilite: '15' }

/**
 * Computes the range of the answer that is shown, and gives its parts to the page. They stay dimmed while a
 * new one is computed. Pages reach it by `RangeContext`. Used by `range-support.ts`.
 */
export function WithRange({ children, ...props }: WithRangeProps): View {
  const { setting, shown } = props
  const { language } = setting
  const [assumptions, assume] = useState<RangeAssumptions>({})
  const { data, isOld, isFailed } = useRange(shown.typed, assumptions, setting.range)
  const { contract } = props.simulator
  const bands = useBand(props.simulator, setting, shown, isOld || isFailed ? undefined : data)
  const banded = useMemo<RangeParts['banded']>(
    () => bands && ((chart, read) => withBand(contract, chart, read, bands, language)),
    [contract, bands, language],
  )
  const hasScript = useHasScript()
  const note = isFailed ? messages[language].failed : messages[language].working
  if (isFailed || (!data && hasScript)) return children({ ...NO_RANGE, strip: <Note text={note} /> })
  if (!data || data.valeur === null) return children(NO_RANGE)
  const parts = partsOf(props, { data, assumptions, isOld, assume: hasScript ? assume : undefined })
  return children({ ...parts, banded })
}

interface Found {
  readonly data: RangeData
  readonly assumptions: RangeAssumptions
  /** Whether the range is of other values than those shown, while a new one is computed. */
  readonly isOld: boolean
  /** Changes the assumptions; absent without a script. */
  readonly assume: ((assumptions: RangeAssumptions) => void) | undefined
}

/**
 * The parts of a computed range; of one without spread (a guaranteed yield) a note and an offer of a
 * volatility.
 */
function partsOf(
  { simulator: { contract }, setting: { language }, shown, isFixed }: Omit<WithRangeProps, 'children'>,
  { data, assumptions, isOld, assume }: Found,
): RangeParts {
  const texts = messages[language]
  const isLacking = (name: string): boolean => !Object.hasOwn(contract.params, name)
  const canChange = !isFixed && assume
  if (!data.plage) {
    const button = !isFixed && isLacking('volatilite') && (
      <button type="button" class="tools-button" hidden={!assume} onClick={() => assume?.(EQUITIES)}>
        {texts.asEquities}
      </button>
    )
    return { strip: null, details: <Note text={typeset(texts.guaranteed)}>{button}</Note> }
  }
  const indice = assumptions.indice ?? shown.typed.indice
  const past = pastSentence(contract, { data, indice, language }, figureFormatter(language))
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
        {canChange && ['volatilite', 'indice'].some(isLacking) && (
          <Choices contract={contract} assumptions={assumptions} language={language} onChoose={assume} />
        )}
      </div>
    ),
  }
}

const loadChoices = () => import('./range-choices.tsx').then(({ RangeChoices }) => RangeChoices)

interface ChoicesProps {
  readonly contract: Contract
  readonly assumptions: RangeAssumptions
  readonly language: Language
  readonly onChoose: (assumptions: RangeAssumptions) => void
}

/** The assumptions, folded: their menus are imported when they are opened. */
function Choices(props: ChoicesProps): View {
  const [isOpened, setOpened] = useState(false)
  const { language } = props
  return (
    <details class="range-choices" onToggle={() => setOpened(true)}>
      <summary>{messages[language].assumptions}</summary>
      {isOpened && <Imported language={language} load={loadChoices} props={props} />}
    </details>
  )
}

const Note = ({ text, children }: { readonly text: string; readonly children?: unknown }): View => (
  <p class="range range-note">
    {text} {children as View}
  </p>
)
