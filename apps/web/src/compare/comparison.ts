import type { Contract, Language } from '@denier/core'
import { colon } from '@denier/prose'
import { h } from 'preact'
import { useMemo } from 'preact/hooks'
import type { Scenario } from '../app/model.ts'
import type { View } from '../app/view.ts'
import { LiveChart } from '../result/live-chart.ts'
import { changesOf, type Line, outcomesOf } from './differences.ts'
import { pathsOf } from './paths.ts'
import { words } from './words.ts'

interface ComparisonProps {
  readonly contract: Contract
  readonly shown: Scenario
  readonly pinned: readonly Scenario[]
  readonly language: Language
  unpin(index: number): void
}

/** The current result and those set aside: what each is of, their paths in one chart, and their differences. */
export function Comparison({ contract, shown, pinned, language, unpin }: ComparisonProps): View {
  const { names, changes, outcomes, chart } = useMemo(() => {
    const scenarios = [shown, ...pinned]
    const { current, scenario } = words[language]
    const names = scenarios.map((_, rank) => (rank === 0 ? current : `${scenario} ${rank}`))
    const compared = scenarios.map(({ answer }, rank) => ({ label: names[rank] ?? '', answer }))
    return {
      names,
      changes: changesOf(contract, scenarios, language),
      outcomes: outcomesOf(contract, scenarios, language),
      chart: pathsOf(contract, compared, language),
    }
  }, [contract, shown, pinned, language])
  return h(
    'div',
    { class: 'compare-body' },
    h(
      'ul',
      { class: 'compare-list' },
      pinned.map((_, index) =>
        h(Kept, { key: index, name: names[index + 1] ?? '', changes, index, language, unpin }),
      ),
    ),
    chart && h(LiveChart, { id: 'compare', data: chart, language }),
    differencesTable(names, changes, outcomes, language),
  )
}

interface KeptProps extends Pick<ComparisonProps, 'language' | 'unpin'> {
  readonly name: string
  readonly changes: readonly Line[]
  readonly index: number
}

/** A scenario, told by what it has that the current result has not. */
function Kept({ name, changes, index, language, unpin }: KeptProps): View {
  const { remove, same } = words[language]
  const own = changes.flatMap(({ label, cells }) => {
    const [current, mine] = [cells[0]?.text, cells[index + 1]?.text]
    return mine === current ? [] : [`${label}${colon(language)}${mine}`]
  })
  return h(
    'li',
    {},
    h('p', {}, h('strong', {}, name), own.length > 0 ? own.join(' · ') : same),
    h(
      'button',
      {
        type: 'button',
        class: 'compare-remove',
        'aria-label': `${remove} ${name}`,
        onClick: () => unpin(index),
      },
      remove,
    ),
  )
}

function differencesTable(
  names: readonly string[],
  changes: readonly Line[],
  outcomes: readonly Line[],
  language: Language,
): View {
  const { differences, figure, given, found } = words[language]
  return h(
    'div',
    { class: 'compare-scroll', role: 'region', tabIndex: 0, 'aria-labelledby': 'compare-table' },
    h(
      'table',
      {},
      h('caption', { id: 'compare-table' }, differences),
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          [figure, ...names].map((name) => h('th', { key: name, scope: 'col' }, name)),
        ),
      ),
      changes.length > 0 && linesOf(given, changes, names.length),
      linesOf(found, outcomes, names.length),
    ),
  )
}

const linesOf = (title: string, lines: readonly Line[], count: number): View =>
  h(
    'tbody',
    {},
    h('tr', { class: 'compare-part' }, h('th', { scope: 'rowgroup', colSpan: count + 1 }, title)),
    lines.map(({ key, label, cells }) =>
      h(
        'tr',
        { key },
        h('th', { scope: 'row' }, label),
        cells.map(({ text, gap }, rank) =>
          h('td', { key: rank }, text, gap !== undefined && h('small', {}, gap)),
        ),
      ),
    ),
  )
