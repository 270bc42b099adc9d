import { resultParts } from '@denier/core'
import { typeset } from '@denier/prose'
import { useContext } from 'preact/hooks'
import { useHasScript } from '../hooks/use-has-script.ts'
import type { PartProps } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { ChartPanel } from '../result/chart-panel.tsx'
import { drawnPanels } from '../result/drawn-panels.ts'
import { decisiveOf, KeyFigures } from '../result/figures.tsx'
import { messages as resultWords } from '../result/messages.ts'
import { NO_RANGE, RangeContext, type RangeParts } from '../result/range-context.ts'
import { Sentence, sentenceOf } from '../result/sentence.tsx'
import { linkOf } from '../tools/addresses.ts'
import { useOrigin } from '../tools/origin.ts'
import { sharedOf } from '../tools/query.ts'
import { EmbedForm } from './embed-form.tsx'
import { messages } from './messages.ts'

/**
 * A simulator embedded in another site: its answer, its most useful parameters, and a link to the full page.
 * The server and the script draw it alike. Called by `client/start-embed.ts` and `pages/embed.tsx`.
 */
export function Embed(props: PartProps): View {
  const { simulator, setting } = props
  return (
    <article class="embed-page" aria-labelledby="embed-title">
      <h1 class="embed-title" id="embed-title">
        {simulator.contract.title[setting.language]}
      </h1>
      <Answered {...props} />
      <EmbedForm {...props} />
      <Foot {...props} />
    </article>
  )
}

/** How many figures fit in a narrow frame beside the chart. */
const MOST_FIGURES = 2

/** The last valid answer, or what is awaited; dimmed (`is-old`) under a note when a value is not valid. */
function Answered({ simulator, setting, state }: PartProps): View {
  const { contract } = simulator
  const { language } = setting
  const ranges = useContext(RangeContext)
  const { shown, reply } = state
  const isFaulty = !reply.ok && reply.problems.length > 0
  const hasScript = useHasScript()
  const none = hasScript ? messages.waiting[language] : resultWords[language].refusedForNow
  const note = isFaulty ? messages.faulty[language] : shown ? undefined : none
  const status = note && (
    <p class="embed-note" role={isFaulty ? 'alert' : undefined}>
      {note}
    </p>
  )
  if (!shown) return <div class="embed-answer">{status}</div>
  const { data, meta } = shown.answer
  const { groups } = resultParts(contract.result, data)
  const paths = decisiveOf(contract, groups).map(({ path }) => path)
  const [panel] = drawnPanels(contract.charts, data)
  const answer = ({ strip, details }: RangeParts) => (
    <div class={isFaulty ? 'embed-answer is-old' : 'embed-answer'}>
      {status}
      <Sentence text={sentenceOf(contract, shown.answer, language)} />
      <KeyFigures
        contract={{ ...contract, decisive: paths.slice(0, MOST_FIGURES) }}
        groups={groups}
        language={language}
      />
      {strip}
      {details}
      {panel && (
        <ChartPanel
          contract={contract}
          panel={panel}
          data={data}
          used={meta.hypotheses}
          language={language}
        />
      )}
      <p class="embed-disclaimer">{typeset(shown.answer.disclaimer)}</p>
    </div>
  )
  if (!ranges) return answer(NO_RANGE)
  return (
    <ranges.WithRange simulator={simulator} setting={setting} shown={shown}>
      {answer}
    </ranges.WithRange>
  )
}

/** A line about the site, and a link to the full page with the same values. */
function Foot({ simulator: { contract }, setting, state }: PartProps): View {
  const { language } = setting
  const href = linkOf({ origin: useOrigin(setting), contract, language, typed: sharedOf(state) })
  return (
    <footer class="embed-foot">
      <span>{messages.free[language]}</span>
      <a class="embed-open" href={href} target="_blank" rel="noopener">
        {messages.open[language]}
        <span class="visually-hidden">{messages.newTab[language]}</span>
      </a>
    </footer>
  )
}
