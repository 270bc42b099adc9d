import type { ExplainedTable, Language } from '@denier/core'
import { typeset } from '@denier/prose'
import type { View } from '../model/view.ts'
import { type Entries, namesOfFormula, namesOfTable } from './entries.ts'
import { formatValue } from './format-value.ts'
import { LawTexts } from './law-texts.tsx'
import { messages } from './messages.ts'
import { Operands } from './operands.tsx'
import { Part } from './part.tsx'

/** A cell of a table that is open: its column, in the row of the question. */
const CELL = 'cell:'

/** @example cellColumn('cell:impot') // 'impot' */
export const cellColumn = (id: string): string | undefined =>
  id.startsWith(CELL) ? id.slice(CELL.length) : undefined

export const cellId = (column: string): string => CELL + column

interface CellViewProps {
  readonly table: ExplainedTable
  readonly column: string
  readonly entries: Entries
  readonly language: Language
  /** The value as the page shows it; that of the row by default. */
  readonly text?: string | undefined
  readonly open: (id: string) => void
}

/** A cell of a table: its calculation with the values of its row, the columns that it reads, then the whole table. */
export function CellView({ table, column: name, entries, language, text, open }: CellViewProps): View {
  const column = table.colonnes.find(({ nom }) => nom === name)
  const row = table.lignes.find(({ valeurs }) =>
    table.colonnes.every(({ nom }) => Object.hasOwn(valeurs, nom)),
  )
  if (!column) return <p>{messages.none[language]}</p>
  const valueText = (one: ExplainedTable['colonnes'][number]) =>
    formatValue(row?.valeurs[one.nom] ?? null, one, language)
  const shown = text ?? valueText(column)
  const { formule, calcul, origine } = column
  const formulaNames = formule === null ? [] : namesOfFormula(formule)
  const own = table.colonnes.filter(({ nom }) => nom !== name && formulaNames.includes(nom))
  const others = namesOfTable({ ...table, etendue: '', depart: [], colonnes: [column] }, entries).filter(
    (one) => !own.some(({ nom }) => nom === one),
  )
  return (
    <div class="why-entry">
      <p class="why-value">{shown}</p>
      {origine && <Part title={messages.observed[language]}>{typeset(origine)}</Part>}
      {formule === null && origine === undefined && <p>{messages.none[language]}</p>}
      {calcul && (
        <Part title={messages.calculation[language]}>
          <p class="why-calculation">{`${calcul} = ${shown}`}</p>
        </Part>
      )}
      {formule && (
        <Part title={messages.formula[language]}>
          <code>{`${name} = ${formule}`}</code>
          {formule.includes('prev.') && <p>{messages.previous[language]}</p>}
        </Part>
      )}
      {own.length > 0 && (
        <Part title={messages.sameRow[language]}>
          <ul class="why-list">
            {own.map((one) => (
              <li key={one.nom}>
                <button
                  type="button"
                  class="why-line why-operand"
                  data-operand={cellId(one.nom)}
                  onClick={() => open(cellId(one.nom))}
                >
                  <span>
                    {typeset(one.libelle)} <code>{one.nom}</code>
                  </span>
                  <span class="why-amount">{valueText(one)}</span>
                </button>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Operands names={[...others, table.id]} entries={entries} language={language} open={open} />
      <LawTexts names={table.textes} entries={entries} language={language} />
    </div>
  )
}
