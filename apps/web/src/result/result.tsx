import { resultParts } from '@denier/core'
import { useContext, useMemo } from 'preact/hooks'
import { ListContext } from '../form/list-context.ts'
import { Section } from '../hooks/section.tsx'
import { useHasScript } from '../hooks/use-has-script.ts'
import { useSettled } from '../hooks/use-settled.ts'
import { fragmentOf, notePath, queryOf } from '../model/address.ts'
import type { PartProps, Scenario } from '../model/page-state.ts'
import { type SectionId, sections, withSection } from '../model/section.ts'
import type { View } from '../model/view.ts'
import { AnswerBar } from './answer-bar.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { drawnPanels } from './drawn-panels.ts'
import { KeyFigures, OtherFigures } from './figures.tsx'
import { messages } from './messages.ts'
import { NextQuestions } from './next-questions.tsx'
import { NO_RANGE, RangeContext, type RangeParts } from './range-context.ts'
import { Sentence, sentenceOf } from './sentence.tsx'
import { useExplanation } from './use-explanation.ts'
import { betterAnswer, isAlert, warningList } from './warnings.tsx'

/** A computation shorter than this is not announced, in milliseconds. */
const NOTICEABLE = 250

/**
 * The result of the form; while the form is invalid, that of the last valid values. Part of the page of a
 * simulator. Used by `page/simulator-view.tsx`.
 */
export function Result({ simulator, setting, state, dispatch }: PartProps): View {
  const { shown, busy } = state
  const { language } = setting
  return (
    <section
      class={shown && !state.reply.ok ? 'result result-past' : 'result'}
      aria-labelledby="result-title"
      aria-busy={busy}
    >
      <div class="result-head">
        <h2 id="result-title">{messages[language].result}</h2>
        <Note state={state} language={language} />
      </div>
      {shown ? (
        <Shown
          simulator={simulator}
          setting={setting}
          shown={shown}
          state={state}
          isPast={!state.reply.ok}
          dispatch={dispatch}
        />
      ) : (
        <None state={state} language={language} />
      )}
    </section>
  )
}

/**
 * Why there is no result: the form is invalid, the script is computing, or the client was over its limit or the
 * service busy.
 */
function None({ state: { reply, busy }, language }: Pick<PartProps, 'state'> & Lang): View {
  const hasScript = useHasScript()
  const { faulty, refusedForNow, busy: computing } = messages[language]
  const isFaulty = !reply.ok && reply.problems.length > 0
  return <p class="result-none">{isFaulty ? faulty : hasScript && busy ? computing : refusedForNow}</p>
}

/** The status beside the title, where it moves nothing when it appears. */
function Note({ state: { shown, reply, busy }, language }: Pick<PartProps, 'state'> & Lang): View {
  const lasts = useSettled(busy, NOTICEABLE)
  const { past, busy: computing } = messages[language]
  const note = shown && !reply.ok ? past : busy && lasts ? computing : ''
  return <p class="result-note">{note}</p>
}

interface Lang {
  readonly language: PartProps['setting']['language']
}

interface ShownProps extends PartProps {
  readonly shown: Scenario
  /** Whether the form has changed to invalid values since. */
  readonly isPast: boolean
}

/** The answer: sentence, figures, charts, and all other figures with their explanations. */
function Shown({ simulator, setting, shown, state, isPast, dispatch }: ShownProps): View {
  const { contract } = simulator
  const { language } = setting
  const lists = useContext(ListContext)
  const ranges = useContext(RangeContext)
  const { explain, opened, isFailed } = useExplanation(simulator, language, shown)
  const { data, meta } = shown.answer
  const { groups } = useMemo(() => resultParts(contract.result, data), [contract, data])
  const [first, ...others] = useMemo(() => drawnPanels(contract.charts, data), [contract, data])
  const figures = { contract, groups, language, explain }
  const drawn = { contract, data, used: meta.hypotheses, typed: shown.typed, language }
  const body = ({ strip, details, banded }: RangeParts) => (
    <div class="result-body">
      <div class="result-pinned">
        <Sentence text={sentenceOf(contract, shown.answer, language)} />
        <KeyFigures {...figures} />
        {strip}
      </div>
      <AnswerBar contract={contract} groups={groups} language={language} shown={shown} isPast={isPast} />
      {details}
      {isFailed && <p role="alert">{messages[language].whyFailed}</p>}
      <Alerts contract={contract} shown={shown} language={language} />
      <Contents state={state} language={language} />
      <Section id="chart" language={language} open>
        {lists && <lists.FamilyTreeSlot contract={contract} setting={setting} shown={shown} />}
        {first && <ChartPanel {...drawn} banded={banded} panel={first} />}
        {others.length > 0 && (
          <details class="result-more result-charts">
            <summary>{messages[language].moreCharts(others.length)}</summary>
            {others.map((panel) => (
              <ChartPanel key={panel.rank} {...drawn} banded={banded} panel={panel} />
            ))}
          </details>
        )}
      </Section>
      <NextQuestions contract={contract} shown={shown} setting={setting} />
      <Section id="why" language={language}>
        {simulator.loadExplanation && (
          <div class="result-how">
            {explain && <span>{messages[language].whyHint}</span>}
            <HowComputed contract={contract} shown={shown} language={language} />
          </div>
        )}
        <OtherFigures {...figures} />
      </Section>
      {opened && <opened.Dialog {...opened.props} />}
    </div>
  )
  if (!ranges) return body(NO_RANGE)
  return (
    <ranges.WithRange
      simulator={simulator}
      setting={setting}
      shown={shown}
      onChoose={(name, text) => dispatch({ type: 'type', name, text })}
    >
      {body}
    </ranges.WithRange>
  )
}

interface HowComputedProps extends Lang {
  readonly contract: PartProps['simulator']['contract']
  readonly shown: Scenario
}

/** A link to the note that explains every figure, to read or to print, which needs no script. */
function HowComputed({ contract, shown: { typed }, language }: HowComputedProps): View {
  return <a href={`${notePath(contract.name, language)}?${queryOf(typed)}`}>{messages[language].how}</a>
}

/** Links to the sections. Pinned scenarios stay in the address. */
function Contents({ state, language }: Pick<ShownProps, 'state'> & Lang): View {
  const pinnedFragment = `#${fragmentOf(state)}`
  return (
    <nav class="parts" aria-label={messages[language].contents}>
      {(Object.keys(sections[language]) as SectionId[]).map((id) => (
        <a key={id} href={withSection(pinnedFragment, id)}>
          {sections[language][id][0]}
        </a>
      ))}
    </nav>
  )
}

/** The warnings that may change the user's decision; the others are in the section of the method. */
function Alerts(props: Parameters<typeof betterAnswer>[0]): View | null {
  const { shown, language } = props
  const warnings = shown.answer.meta.avertissements.filter(isAlert)
  if (warnings.length === 0) return null
  return (
    <div class="result-warnings" role="note" aria-label={messages[language].warnings}>
      {warningList(warnings, (code) => betterAnswer(props, code))}
    </div>
  )
}
