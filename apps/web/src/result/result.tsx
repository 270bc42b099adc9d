import { type ResultTable, resultParts } from '@denier/core'
import { useContext, useMemo } from 'preact/hooks'
import { ListContext } from '../form/list-context.ts'
import { useHasScript } from '../hooks/use-has-script.ts'
import { useSettled } from '../hooks/use-settled.ts'
import { notePath, queryOf } from '../model/address.ts'
import type { PartProps, Scenario } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { AnswerBar } from './answer-bar.tsx'
import { Basis } from './basis.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { drawnPanels } from './drawn-panels.ts'
import { headingOf, KeyFigures, OtherFigures } from './figures.tsx'
import { messages } from './messages.ts'
import { Sentence, sentenceOf } from './sentence.tsx'
import { FoldedTable } from './table.tsx'
import { unbrokenWords } from './unbroken.tsx'
import { useExplanation } from './use-explanation.ts'

/** A computation shorter than this is not announced, in milliseconds. */
const NOTICEABLE = 250

/**
 * The result of the form; while the form is invalid, that of the last valid values. Part of the page of a
 * simulator.
 */
export function Result({ simulator, setting, state }: PartProps): View {
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
        <Shown simulator={simulator} setting={setting} shown={shown} />
      ) : (
        <None state={state} language={language} />
      )}
    </section>
  )
}

/** Why there is no result: the form is invalid, or the service was over its limit and the script is computing. */
function None({ state: { reply, busy }, language }: Pick<PartProps, 'state'> & Lang): View {
  const hasScript = useHasScript()
  const { faulty, limited, busy: computing } = messages[language]
  const isFaulty = !reply.ok && reply.problems.length > 0
  return <p class="result-none">{isFaulty ? faulty : hasScript && busy ? computing : limited}</p>
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

interface ShownProps extends Pick<PartProps, 'simulator' | 'setting'> {
  readonly shown: Scenario
}

/** The answer: sentence, figures, charts, tables, and what it is based on. */
function Shown({ simulator, setting, shown }: ShownProps): View {
  const { contract } = simulator
  const { language } = setting
  const lists = useContext(ListContext)
  const { explain, opened, isFailed } = useExplanation(simulator, language, shown)
  const { data, meta } = shown.answer
  const { groups, tables } = useMemo(() => resultParts(contract.result, data), [contract, data])
  const [first, ...others] = useMemo(() => drawnPanels(contract.charts, data), [contract, data])
  const figures = { contract, groups, language, explain }
  const drawn = { contract, data, language }
  return (
    <div class="result-body">
      <div class="result-pinned">
        <Sentence text={sentenceOf(contract, shown.answer, language)} />
        <KeyFigures {...figures} />
      </div>
      <AnswerBar contract={contract} groups={groups} language={language} />
      {simulator.loadExplanation && (
        <div class="result-how">
          {explain && <span>{messages[language].whyHint}</span>}
          <HowComputed contract={contract} shown={shown} language={language} />
        </div>
      )}
      {isFailed && <p role="alert">{messages[language].whyFailed}</p>}
      <Warnings warnings={meta.avertissements.filter(isAlert)} language={language} />
      {lists && <lists.FamilyTreeSlot contract={contract} setting={setting} shown={shown} />}
      {first && <ChartPanel {...drawn} panel={first} />}
      <MethodNotes warnings={meta.avertissements.filter((one) => !isAlert(one))} language={language} />
      <OtherFigures {...figures} />
      {others.length > 0 && (
        <div class="result-charts">
          {others.map((panel) => (
            <ChartPanel key={panel.rank} {...drawn} panel={panel} />
          ))}
        </div>
      )}
      {mainFirst(tables, contract.table).map((table) => (
        <FoldedTable
          key={table.path}
          table={table}
          heading={headingOf(contract, table.path, language)}
          language={language}
          explain={explain}
        />
      ))}
      <Basis contract={contract} setting={setting} shown={shown} />
      {opened && <opened.Dialog {...opened.props} />}
    </div>
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

/** The tables that have rows, the main one first. */
const mainFirst = (tables: readonly ResultTable[], main: string): readonly ResultTable[] =>
  tables
    .filter(({ rows }) => rows.length > 0)
    .toSorted((a, b) => Number(b.path === main) - Number(a.path === main))

interface WarningsProps extends Lang {
  readonly warnings: Scenario['answer']['meta']['avertissements']
}

/** Whether a warning may change the reader's decision: those come before the chart. */
const isAlert = ({ niveau }: WarningsProps['warnings'][number]): boolean => niveau === 'alerte'

function Warnings({ warnings, language }: WarningsProps): View | null {
  if (warnings.length === 0) return null
  return (
    <div class="result-warnings" role="note" aria-label={messages[language].warnings}>
      {warningList(warnings)}
    </div>
  )
}

/** The limits of the method, folded. */
function MethodNotes({ warnings, language }: WarningsProps): View | null {
  if (warnings.length === 0) return null
  return (
    <details class="result-more result-notes">
      <summary>{messages[language].notes(warnings.length)}</summary>
      {warningList(warnings)}
    </details>
  )
}

const warningList = (warnings: WarningsProps['warnings']): View => (
  <ul>
    {warnings.map(({ code, message }) => (
      <li key={code}>{unbrokenWords(message)}</li>
    ))}
  </ul>
)
