import { type Field, type ResultTable, resultParts } from '@denier/core'
import { formatFigure } from '@denier/prose'
import type { FunctionComponent } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import { Section } from '../hooks/section.tsx'
import { useLoaded } from '../hooks/use-loaded.ts'
import { pagePath, queryOf } from '../model/address.ts'
import type { BasisProps, PartProps, Scenario } from '../model/page-state.ts'
import type { View } from '../model/view.ts'
import { useOrigin } from '../tools/origin.ts'
import { formatterOf, headingOf } from './figures.tsx'
import { messages } from './messages.ts'
import { FoldedTable } from './table.tsx'
import { useExplanation } from './use-explanation.ts'
import { isAlert, type WarningsProps, warningList } from './warnings.tsx'

/** Only formats a day: its label is not shown. */
const day: Field = { kind: 'isoDate', label: { fr: '', en: '' } }

interface RestProps extends PartProps {
  /** What shares the scenario, below the tables. */
  readonly share?: View
}

/**
 * The last sections of a page: the tables of the answer and its files; what it is based on and the method.
 * Part of the page of a simulator. Used by `page/simulator-view.tsx`.
 */
export function Rest({ simulator, setting, state: { shown }, share }: RestProps): View {
  const { language, method } = setting
  const first = useRef(shown)
  const notes = shown?.answer.meta.avertissements.filter((one) => !isAlert(one)) ?? []
  return (
    <div class="result-rest">
      <Section id="details" language={language}>
        {shown && <Tables simulator={simulator} setting={setting} shown={shown} />}
        {share}
      </Section>
      <Section id="method" language={language}>
        <MethodNotes warnings={notes} language={language} />
        {shown && (
          <ChangingBasis
            simulator={simulator}
            setting={setting}
            shown={shown}
            isChanged={shown !== first.current}
          />
        )}
        {method !== undefined && <article class="prose" dangerouslySetInnerHTML={{ __html: method }} />}
      </Section>
    </div>
  )
}

interface ShownProps extends Pick<PartProps, 'simulator' | 'setting'> {
  readonly shown: Scenario
}

/** When its code cannot be loaded, nothing is better than the values of another answer. */
const NoBasis = (): null => null
const loadBasis = (): Promise<FunctionComponent<BasisProps>> =>
  import('./basis.tsx').then(
    ({ Basis }) => Basis,
    () => NoBasis,
  )

/** What the answer is based on, and where it was found, for print. What the server wrote stays until the answer changes. */
function ChangingBasis({
  simulator: { contract },
  setting,
  shown,
  isChanged,
}: ShownProps & { readonly isChanged: boolean }): View {
  const { language, today } = setting
  const { computedOn, foundAt } = messages[language]
  const Basis = useLoaded(setting.Basis, isChanged, loadBasis)
  const address = `${useOrigin(setting)}${pagePath(contract.name, language)}?${queryOf(shown.typed)}`
  return (
    <>
      {Basis ? (
        <div class="result-basis">
          <Basis contract={contract} language={language} shown={shown} />
        </div>
      ) : (
        // hydration leaves the content of such an element alone
        <div class="result-basis" dangerouslySetInnerHTML={{ __html: '' }} />
      )}
      <p class="result-address">{`${computedOn} ${formatFigure(day, today, language)}${foundAt}${address}`}</p>
    </>
  )
}

/** The tables of the answer, folded, and the dialog that explains one. */
function Tables({ simulator, setting: { language }, shown }: ShownProps): View {
  const { contract } = simulator
  const { explain, opened, isFailed } = useExplanation(simulator, language, shown)
  const { data } = shown.answer
  const { tables } = useMemo(() => resultParts(contract.result, data), [contract, data])
  return (
    <>
      {isFailed && <p role="alert">{messages[language].whyFailed}</p>}
      {mainFirst(tables, contract.table).map((table) => (
        <FoldedTable
          key={table.path}
          table={table}
          format={formatterOf(contract)}
          heading={headingOf(contract, table.path, language)}
          language={language}
          explain={explain}
        />
      ))}
      {opened && <opened.Dialog {...opened.props} />}
    </>
  )
}

/** The tables that have rows, the main one first. */
const mainFirst = (tables: readonly ResultTable[], main: string): readonly ResultTable[] =>
  tables
    .filter(({ rows }) => rows.length > 0)
    .toSorted((a, b) => Number(b.path === main) - Number(a.path === main))

/** The limits of the method. */
function MethodNotes({ warnings, language }: WarningsProps): View | null {
  if (warnings.length === 0) return null
  return (
    <section class="result-notes">
      <h3>{messages[language].notes(warnings.length)}</h3>
      {warningList(warnings)}
    </section>
  )
}
