import { panelsOf } from '@denier/charts'
import { type ResultTable, resultParts } from '@denier/core'
import { useMemo } from 'preact/hooks'
import { useAlive } from '../hooks/use-alive.ts'
import { useSettled } from '../hooks/use-settled.ts'
import type { PartProps, Scenario } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { Basis } from './basis.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { headingOf, KeyFigures, OtherFigures } from './figures.tsx'
import { messages } from './messages.ts'
import { Sentence, sentenceOf } from './sentence.tsx'
import { FoldedTable } from './table.tsx'
import { unbrokenWords } from './unbroken.tsx'

/** A computation shorter than this is not worth a word, in milliseconds. */
const NOTICEABLE = 250

/** So many warnings stand above the chart: more would push it out of sight. */
const BEFORE_CHART = 2

/** What comes of what is typed; while that is at fault, what came of it before. */
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

/** Why there is nothing: the form is at fault, or the service refused to compute, and a script may do it yet. */
function None({ state: { reply, busy }, language }: Pick<PartProps, 'state'> & Lang): View {
  const isAlive = useAlive()
  const { faulty, limited, busy: computing } = messages[language]
  const isFaulty = !reply.ok && reply.problems.length > 0
  return <p class="result-none">{isFaulty ? faulty : isAlive && busy ? computing : limited}</p>
}

/** Beside the title, so that nothing moves when it comes and goes. */
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

/** The answer: in a sentence, in figures, drawn, in tables, and what it stands on. */
function Shown({ simulator: { contract }, setting, shown }: ShownProps): View {
  const { language } = setting
  const { data, meta } = shown.answer
  const { groups, tables } = useMemo(() => resultParts(contract.result, data), [contract, data])
  const [first, ...others] = useMemo(() => panelsOf(contract.charts), [contract])
  const figures = { contract, groups, language }
  const drawn = { contract, data, language }
  return (
    <div class="result-body">
      <Sentence text={sentenceOf(contract, shown.answer, language)} />
      <KeyFigures {...figures} />
      <Warnings warnings={meta.avertissements.slice(0, BEFORE_CHART)} language={language} />
      {first && <ChartPanel {...drawn} panel={first} />}
      <Warnings warnings={meta.avertissements.slice(BEFORE_CHART)} language={language} />
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
        />
      ))}
      <Basis contract={contract} setting={setting} shown={shown} />
    </div>
  )
}

/** What there is to unfold: a table without a row says nothing that the sentence does not. */
const mainFirst = (tables: readonly ResultTable[], main: string): readonly ResultTable[] =>
  tables
    .filter(({ rows }) => rows.length > 0)
    .toSorted((a, b) => Number(b.path === main) - Number(a.path === main))

interface WarningsProps extends Lang {
  readonly warnings: Scenario['answer']['meta']['avertissements']
}

function Warnings({ warnings, language }: WarningsProps): View | null {
  if (warnings.length === 0) return null
  return (
    <div class="result-warnings" role="note" aria-label={messages[language].warnings}>
      <ul>
        {warnings.map(({ code, message }) => (
          <li key={code}>{unbrokenWords(message)}</li>
        ))}
      </ul>
    </div>
  )
}
