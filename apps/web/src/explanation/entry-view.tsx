import type { ComparedChoice, ExplainedStep, ExplainedTable, Language, Simulator } from '@denier/core'
import { colon, typeset } from '@denier/prose'
import { pagePath } from '../model/address.ts'
import type { View } from '../model/view.ts'
import { type Entries, type Entry, namesOfStep, namesOfTable } from './entries.ts'
import { formatValue } from './format-value.ts'
import { formulaInLabels, type Writing } from './formula-in-labels.ts'
import { LawTexts } from './law-texts.tsx'
import { messages } from './messages.ts'
import { Operands } from './operands.tsx'
import { Part } from './part.tsx'
import { ExtractedRows, OneRow } from './row-values.tsx'

interface EntryViewProps {
  readonly entry: Entry
  readonly entries: Entries
  readonly language: Language
  readonly simulator: Simulator
  /** The query of the explanation. */
  readonly query: string
  /** The value as the page shows it; that of the step by default. */
  readonly text?: string | undefined
  /** The figure under each other choice, for the figure that was asked for. */
  readonly compared: readonly ComparedChoice[]
  /** Shows the entry of another step, table or value in the dialog, in place of this one. */
  readonly open: (id: string) => void
}

/**
 * A step or a table of an explanation: how it is computed, from what, and under which law. Null for a
 * parameter or a value of law, which only appear among the operands.
 * Called by `explanation-dialog.tsx`.
 */
export function EntryView(props: EntryViewProps): View | null {
  const { entry, entries, language, open, simulator } = props
  const writing: Writing = { entries, contract: simulator.contract, language }
  if (entry.type === 'step') {
    const { step } = entry
    return (
      <div class="why-entry">
        <p class="why-value">{props.text ?? step.affichee}</p>
        {step.valeur === null && <Absence step={step} language={language} />}
        <Derivation step={step} writing={writing} />
        <Operands names={namesOfStep(step, entries)} entries={entries} language={language} open={open} />
        <Branches step={step} language={language} />
        <LawTexts names={step.textes} entries={entries} language={language} />
        {step.controle && (
          <Part title={messages.control[language]}>
            <Formula formula={step.controle} writing={writing} />
          </Part>
        )}
        <Warnings of={step} language={language} />
        <Compared {...props} />
      </div>
    )
  }
  if (entry.type !== 'table') return null
  const { table } = entry
  const { contract } = writing
  return (
    <div class="why-entry">
      <p>{messages.rows[language](table.nombre)}</p>
      <ExtractedRows table={table} contract={contract} language={language} />
      {table.nombre > 0 && (
        <OneRow key={table.id} table={table} contract={contract} language={language} query={props.query} />
      )}
      <TableSteps table={table} writing={{ ...writing, own: table }} />
      <Operands names={namesOfTable(table, entries)} entries={entries} language={language} open={open} />
      <LawTexts names={table.textes} entries={entries} language={language} />
      <Warnings of={table} language={language} />
    </div>
  )
}

interface StepProps {
  readonly step: ExplainedStep
  readonly language: Language
}

/** Why a figure has no value: the reason of the law or of the method, or its formula. */
function Absence({ step: { raison, formule }, language }: StepProps): View {
  return (
    <p class="why-absence">
      {raison
        ? `${messages.noValue[language]} ${typeset(raison)}`
        : messages[formule === null ? 'noValue' : 'noValueOf'][language]}
    </p>
  )
}

interface FormulaProps {
  readonly formula: string
  /** The name of its value in formulas, and its label. */
  readonly of?: { readonly name: string; readonly label: string }
  readonly writing: Writing
}

/** A formula in labels; as the API writes it, folded, or alone where a name of it has no label. */
function Formula({ formula, of, writing }: FormulaProps): View {
  const inLabels = formulaInLabels(formula, writing)
  const code = <code>{of ? `${of.name} = ${formula}` : formula}</code>
  if (inLabels === undefined) return code
  return (
    <>
      <p>{typeset(of ? `${of.label} = ${inLabels}` : inLabels)}</p>
      <details>
        <summary>{messages.names[writing.language]}</summary>
        {code}
      </details>
    </>
  )
}

/**
 * How a step gets its value, by its kind (`genre`): a formula, and its calculation with values; an equation that was
 * solved; an observed value (`releve`) with its origin; a second computation (`renvoi`); a value alone.
 */
function Derivation({ step, writing }: Pick<StepProps, 'step'> & { readonly writing: Writing }): View | null {
  const { language } = writing
  const { genre, calcul, formule, arrondi, renvoi, origine } = step
  if (formule === 'null') return null // a figure without value: `Absence` says why
  if (genre === 'valeur') return <p>{messages.none[language]}</p>
  if (genre === 'releve')
    return <Part title={messages.observed[language]}>{origine && <p>{typeset(origine)}</p>}</Part>
  if (renvoi)
    return (
      <Part title={messages.elsewhere[language]}>
        {renvoi.parametres.map(({ nom, libelle, formule, affichee }) => (
          <p key={nom}>
            {typeset(
              `${[libelle, formulaInLabels(formule, writing) ?? []].flat().join(' = ')} = ${affichee}`,
            )}
          </p>
        ))}
      </Part>
    )
  const rounding = arrondi === 'euro' || arrondi === 'centime' ? messages.rounding[arrondi] : undefined
  return (
    <div class="why-parts">
      {calcul && genre === 'formule' && (
        <Part title={messages.calculation[language]}>
          <p class="why-calculation">{`${calcul} = ${step.affichee}`}</p>
          {rounding && <p>{rounding[language]}</p>}
        </Part>
      )}
      {formule && (
        <Part title={messages.formula[language]}>
          {genre === 'equation' && <p>{messages.solved[language]}</p>}
          <Formula formula={formule} of={{ name: step.id, label: step.libelle }} writing={writing} />
        </Part>
      )}
    </div>
  )
}

/** The alternatives of the formula, with their values: the one kept, and those rejected. */
function Branches({ step, language }: StepProps): View | null {
  if (step.branches.length === 0) return null
  return (
    <Part title={messages.branches[language]}>
      <ul class="why-list">
        {step.branches.map(({ libelle, formule, valeur, retenue }) => (
          <li key={formule} class={retenue ? 'why-line why-kept' : 'why-line'}>
            <span>
              {typeset(libelle)}
              <small>{` (${messages[retenue ? 'kept' : 'rejected'][language]})`}</small>
            </span>
            <span class="why-amount">{formatValue(valeur, step, language)}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface WarningsProps {
  readonly of: Pick<ExplainedStep, 'avertissements'>
  readonly language: Language
}

/** The warnings of a step or table, with their effect in euros where it is known. */
function Warnings({ of: { avertissements }, language }: WarningsProps): View | null {
  if (avertissements.length === 0) return null
  return (
    <Part title={messages.warnings[language]}>
      {avertissements.map(({ code, message, effet }) => (
        <p key={code}>
          {typeset(message)}
          {typeof effet === 'number' &&
            ` ${messages.effect[language]}${colon(language)}${formatValue(effet, { unite: 'EUR', decimales: 2 }, language)}.`}
        </p>
      ))}
    </Part>
  )
}

/** The figure under each other choice, with a link to the page that has it. */
function Compared({ compared, simulator, language }: EntryViewProps): View | null {
  if (compared.length === 0) return null
  const hrefOf = ({ adresse }: ComparedChoice) =>
    `${pagePath(simulator.contract.name, language)}?${adresse.slice(adresse.indexOf('?') + 1)}`
  return (
    <Part title={messages.compared[language]}>
      <ul class="why-list">
        {compared.map((one) => (
          <li key={one.parametre + one.valeur} class="why-line">
            <a href={hrefOf(one)}>{typeset(one.libelle)}</a>
            <span class="why-amount">{one.affichee}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface TableStepsProps {
  readonly table: ExplainedTable
  readonly writing: Writing
}

/** The general step of a table: where it starts, and the formula of each column. */
function TableSteps({ table, writing }: TableStepsProps): View {
  const { language, entries, contract } = writing
  // values before the first row read no column
  const startWriting: Writing = { entries, contract, language }
  const columns = new Map(table.colonnes.map((column) => [column.nom, column]))
  return (
    <div class="why-parts">
      {table.depart.length > 0 && (
        <Part title={messages.start[language]}>
          <ul class="why-list">
            {table.depart.map(({ nom, formule, valeur }) => {
              const column = columns.get(nom)
              const unit = column ?? { unite: null, decimales: null }
              return (
                <li key={nom} class="why-line">
                  <div>
                    <Formula
                      formula={formule}
                      of={{ name: nom, label: column?.libelle ?? nom }}
                      writing={startWriting}
                    />
                  </div>
                  <span class="why-amount">{formatValue(valeur, unit, language)}</span>
                </li>
              )
            })}
          </ul>
        </Part>
      )}
      <Part title={messages.columns[language]}>
        <ul class="why-list">
          {table.colonnes.map(({ nom, libelle, formule, origine }) => (
            <li key={nom} class="why-line">
              <div>
                {formule === null ? (
                  typeset(libelle)
                ) : (
                  <Formula formula={formule} of={{ name: nom, label: libelle }} writing={writing} />
                )}
                {origine && <small>{` (${typeset(origine)})`}</small>}
              </div>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}
