import { panelsOf } from '@denier/charts'
import { type ResultTable, resultParts } from '@denier/core'
import { h } from 'preact'
import { useMemo } from 'preact/hooks'
import { useAlive } from '../app/alive.ts'
import type { PartProps, Scenario } from '../app/model.ts'
import { useSettled } from '../app/settled.ts'
import type { View } from '../app/view.ts'
import { Basis } from './basis.ts'
import { ChartPanel } from './chart-panel.ts'
import { headingOf, KeyFigures, OtherFigures } from './figures.ts'
import { Sentence, sentenceOf } from './sentence.ts'
import { FoldedTable } from './table.ts'
import { unbrokenWords } from './unbroken.ts'
import { words } from './words.ts'

/** A computation shorter than this is not worth a word, in milliseconds. */
const NOTICEABLE = 250

/** So many warnings stand above the chart: more would push it out of sight. */
const BEFORE_CHART = 2

/** What comes of what is typed; while that is at fault, what came of it before. */
export function Result({ simulator, setting, state }: PartProps): View {
  const { shown, busy } = state
  const { language } = setting
  return h(
    'section',
    {
      class: shown && !state.reply.ok ? 'result result-past' : 'result',
      'aria-labelledby': 'result-title',
      'aria-busy': busy,
    },
    h(
      'div',
      { class: 'result-head' },
      h('h2', { id: 'result-title' }, words[language].result),
      h(Note, { state, language }),
    ),
    shown ? h(Shown, { simulator, setting, shown }) : h(None, { state, language }),
  )
}

/** Why there is nothing: the form is at fault, or the service refused to compute, and a script may do it yet. */
function None({ state: { reply, busy }, language }: Pick<PartProps, 'state'> & Lang): View {
  const isAlive = useAlive()
  const { faulty, limited, busy: computing } = words[language]
  const isFaulty = !reply.ok && reply.problems.length > 0
  return h('p', { class: 'result-none' }, isFaulty ? faulty : isAlive && busy ? computing : limited)
}

/** Beside the title, so that nothing moves when it comes and goes. */
function Note({ state: { shown, reply, busy }, language }: Pick<PartProps, 'state'> & Lang): View {
  const lasts = useSettled(busy, NOTICEABLE)
  const { past, busy: computing } = words[language]
  const note = shown && !reply.ok ? past : busy && lasts ? computing : ''
  return h('p', { class: 'result-note' }, note)
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
  return h(
    'div',
    { class: 'result-body' },
    h(Sentence, { text: sentenceOf(contract, shown.answer, language) }),
    h(KeyFigures, figures),
    h(Warnings, { warnings: meta.avertissements.slice(0, BEFORE_CHART), language }),
    first && h(ChartPanel, { ...drawn, panel: first }),
    h(Warnings, { warnings: meta.avertissements.slice(BEFORE_CHART), language }),
    h(OtherFigures, figures),
    others.length > 0 &&
      h(
        'div',
        { class: 'result-charts' },
        others.map((panel) => h(ChartPanel, { key: panel.rank, ...drawn, panel })),
      ),
    mainFirst(tables, contract.table).map((table) =>
      h(FoldedTable, {
        key: table.path,
        table,
        heading: headingOf(contract, table.path, language),
        language,
      }),
    ),
    h(Basis, { contract, setting, shown }),
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
  return h(
    'div',
    { class: 'result-warnings', role: 'note', 'aria-label': words[language].warnings },
    h(
      'ul',
      {},
      warnings.map(({ code, message }) => h('li', { key: code }, unbrokenWords(message))),
    ),
  )
}
