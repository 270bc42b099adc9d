import type { Contract, Language } from '@denier/core'
import { colon } from '@denier/prose'
import { useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { LONGEST_NAME } from '../model/address.ts'
import { areSameScenario } from '../model/distinct-scenarios.ts'
import type { FormValues, Scenario } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { formatterOf, standaloneLabel } from '../result/figures.tsx'
import { LiveChart } from '../result/live-chart.tsx'
import { Choice } from '../tools/pieces.tsx'
import { explainableFigures } from './attribution.ts'
import { curvesOf } from './curves.ts'
import { decisiveBars } from './decisive-bars.ts'
import { changesOf, type Line, outcomesOf } from './differences.ts'
import { messages } from './messages.ts'
import { nameToKeep } from './name-to-keep.ts'
import { Waterfall } from './waterfall.tsx'

interface ComparisonProps {
  readonly contract: Contract
  /** The current result. */
  readonly shown: Scenario
  readonly pinned: readonly Scenario[]
  /** The path of the figure that was chosen, if any. */
  readonly figure?: string | undefined
  readonly language: Language
  /** Removes a pinned scenario, by its index in `pinned`. */
  unpin(index: number): void
  /** Names a pinned scenario, by its index in `pinned`. */
  rename(index: number, name: string): void
  /** Chooses the figure that is drawn, and whose differences are explained, by its path. */
  explain(figure: string): void
}

/**
 * The current result compared with the pinned scenarios: for each pinned one the values that differ, and a waterfall
 * that explains the difference; for all of them a menu of the decisive figures, a chart with one bar each for the one
 * that is chosen, a table of differences, and a chart with one curve each for the first series of the contract that differs. A pinned scenario
 * equal to the current result stands for it; where nothing else is pinned, there is nothing to compare. Imported by
 * `compare.tsx` when a first scenario is pinned.
 */
export function Comparison(props: ComparisonProps): View {
  const { contract, shown, pinned, figure, language, unpin, rename, explain } = props
  const { kept, others, names, options, path, changes, outcomes, bars, chart } = useMemo(() => {
    const { current, scenario, onScreen } = messages[language]
    const kept = pinned.map((one, index) => ({ ...one, name: one.name ?? `${scenario} ${index + 1}` }))
    const same = kept.find((one) => areSameScenario(one, shown))
    const others = kept.filter((one) => one !== same)
    const scenarios = [shown, ...others]
    const names = [same ? `${same.name} ${onScreen}` : current, ...others.map(({ name }) => name)]
    const compared = scenarios.map(({ answer }, rank) => ({ label: names[rank] ?? '', answer }))
    const explainable = others.flatMap((one) => explainableFigures(contract, shown, one))
    const options = contract.decisive.flatMap((path) => {
      const figure = explainable.find((one) => one.path === path)
      return figure
        ? { key: path, field: figure.field, label: standaloneLabel(contract, figure, language) }
        : []
    })
    // without a choice the first that can be explained, so that bars, menu and waterfalls name the same figure
    const { key: path } = options.find(({ key }) => key === figure) ?? options[0] ?? {}
    return {
      kept,
      others,
      names,
      options,
      path,
      changes: changesOf(contract, scenarios, language),
      outcomes: outcomesOf(contract, scenarios, language),
      bars: decisiveBars(contract, compared, language, path),
      chart: curvesOf(contract, compared, language),
    }
  }, [contract, shown, pinned, figure, language])
  const [from = ''] = names
  return (
    <div class="compare-body">
      <ul class="compare-list">
        {kept.map((one, index) => (
          <PinnedScenario
            key={index}
            name={one.name}
            given={pinned[index]?.name}
            typed={one.typed}
            changes={changes}
            column={others.indexOf(one) + 1}
            index={index}
            language={language}
            unpin={unpin}
            rename={rename}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <>
          {options.length > 1 && (
            <Choice
              id="compare-figure"
              label={messages[language].choose}
              options={options}
              value={path ?? ''}
              onChoose={explain}
            />
          )}
          {bars && (
            <LiveChart id="compare-decisive" data={bars} language={language} format={formatterOf(contract)} />
          )}
          {others.map((to, index) => (
            <Waterfall
              key={index}
              id={`compare-waterfall-${index}`}
              contract={contract}
              from={shown}
              to={to}
              names={[from, to.name]}
              language={language}
              chosen={path}
            />
          ))}
          {differencesTable(names, changes, outcomes, language)}
          {chart && (
            <LiveChart id="compare" data={chart} language={language} format={formatterOf(contract)} />
          )}
        </>
      )}
    </div>
  )
}

interface PinnedScenarioProps extends Pick<ComparisonProps, 'language' | 'unpin' | 'rename'> {
  readonly name: string
  /** The name that the reader gave it, if any. */
  readonly given: string | undefined
  /** Its values; another object where an address brings a scenario. */
  readonly typed: FormValues
  /** The rows of the parameters that differ between scenarios. */
  readonly changes: readonly Line[]
  /** The rank of its cells in those rows: 0, the current result, where it is equal to it. */
  readonly column: number
  /** Its index in `pinned`. */
  readonly index: number
}

/** A pinned scenario, described by the values that differ from the current result. Its name is kept at each key. */
function PinnedScenario(props: PinnedScenarioProps): View {
  const { name, given, typed, changes, column, index, language, unpin, rename } = props
  const { remove, same, nameOf, scenario } = messages[language]
  const [draft, setDraft] = useState<string>() // the name as typed; `undefined` once the box is left
  // An address may bring another scenario at this index: what was typed is not its name. A new name keeps `typed`.
  useLayoutEffect(() => setDraft(undefined), [typed])
  const own = changes.flatMap(({ label, cells }) => {
    const [current, mine] = [cells[0]?.text, cells[column]?.text]
    return mine === current ? [] : [`${label}${colon(language)}${mine}`]
  })
  return (
    <li>
      <p>
        <input
          class="compare-name"
          value={draft ?? name}
          maxLength={LONGEST_NAME}
          aria-label={`${nameOf} ${index + 1}`}
          onInput={({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => {
            setDraft(value)
            const kept = nameToKeep(value, `${scenario} ${index + 1}`, given)
            if (kept !== undefined) rename(index, kept)
          }}
          onBlur={() => setDraft(undefined)}
        />
        {own.length > 0 ? own.join(' · ') : same}
      </p>
      <button
        type="button"
        class="compare-remove"
        aria-label={`${remove} ${name}`}
        onClick={() => unpin(index)}
      >
        {remove}
      </button>
    </li>
  )
}

/** The table of differences: the parameters that differ (`changes`), then the figures (`outcomes`). */
function differencesTable(
  names: readonly string[],
  changes: readonly Line[],
  outcomes: readonly Line[],
  language: Language,
): View {
  const { differences, figure, given, found } = messages[language]
  return (
    <div class="compare-scroll" role="region" tabIndex={0} aria-labelledby="compare-table">
      <table>
        <caption id="compare-table">{differences(names[0] ?? '')}</caption>
        <thead>
          <tr>
            {[figure, ...names].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {changes.length > 0 && rowGroup(given, changes, names.length)}
        {rowGroup(found, outcomes, names.length)}
      </table>
    </div>
  )
}

/** A group of rows under its title, which spans the column of labels and the `count` columns of scenarios. */
const rowGroup = (title: string, lines: readonly Line[], count: number): View => (
  <tbody>
    <tr class="compare-part">
      <th scope="rowgroup" colSpan={count + 1}>
        {title}
      </th>
    </tr>
    {lines.map(({ key, label, cells }) => (
      <tr key={key}>
        <th scope="row">{label}</th>
        {cells.map(({ text, gap }, rank) => (
          <td key={rank}>
            {text}
            {gap !== undefined && <small>{gap}</small>}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
)
