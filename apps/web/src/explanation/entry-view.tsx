import type { ComparedChoice, ExplainedStep, ExplainedTable, Language, Simulator } from '@denier/core'
import { colon, typeset } from '@denier/prose'
import { pagePath } from '../model/address.ts'
import type { View } from '../model/view.ts'
import { type Entries, type Entry, formulaInLabels, namesOfStep, namesOfTable } from './entries.ts'
import { formatValue } from './format-value.ts'
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
  const { entry, entries, language, open } = props
  if (entry.type === 'step') {
    const { step } = entry
    return (
      <div class="why-entry">
        <p class="why-value">{props.text ?? step.affichee}</p>
        {step.valeur === null && <Absence step={step} language={language} />}
        <Derivation step={step} entries={entries} language={language} />
        <Operands names={namesOfStep(step, entries)} entries={entries} language={language} open={open} />
        <Branches step={step} language={language} />
        <LawTexts names={step.textes} entries={entries} language={language} />
        {step.controle && (
          <Part title={messages.control[language]}>
            <code>{step.controle}</code>
          </Part>
        )}
        <Warnings of={step} language={language} />
        <Compared {...props} />
      </div>
    )
  }
  if (entry.type !== 'table') return null
  const { table } = entry
  const { contract } = props.simulator
  return (
    <div class="why-entry">
      <p>{messages.rows[language](table.nombre)}</p>
      <ExtractedRows table={table} contract={contract} language={language} />
      {table.nombre > 0 && (
        <OneRow key={table.id} table={table} contract={contract} language={language} query={props.query} />
      )}
      <TableSteps table={table} language={language} />
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

/**
 * How a step gets its value, by its kind (`genre`): a formula with labels where they say it all, then with names, and
 * its calculation with values; an equation that was solved; an observed value (`releve`) with its origin; a second computation (`renvoi`); a
 * value alone.
 */
function Derivation({ step, entries, language }: StepProps & { readonly entries: Entries }): View | null {
  const { genre, calcul, formule, arrondi, renvoi, origine } = step
  if (formule === 'null') return null // a figure without value: `Absence` says why
  if (genre === 'valeur') return <p>{messages.none[language]}</p>
  if (genre === 'releve')
    return <Part title={messages.observed[language]}>{origine && <p>{typeset(origine)}</p>}</Part>
  if (renvoi)
    return (
      <Part title={messages.elsewhere[language]}>
        {renvoi.parametres.map(({ nom, formule, valeur }) => (
          <p key={nom}>
            <code>{`${nom} = ${formule}`}</code>
            {/* a parameter: written as a pure number */}
            {` = ${formatValue(valeur, { unite: null, decimales: null }, language)}`}
          </p>
        ))}
      </Part>
    )
  const inLabels = formule ? formulaInLabels(formule, entries, language) : undefined
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
          {inLabels !== undefined && <p>{typeset(`${step.libelle} = ${inLabels}`)}</p>}
          <code>{`${step.id} = ${formule}`}</code>
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
  readonly language: Language
}

/** The general step of a table: where it starts, and the formula of each column. */
function TableSteps({ table, language }: TableStepsProps): View {
  const columns = new Map(table.colonnes.map((column) => [column.nom, column]))
  const readsBefore = table.colonnes.some(({ formule }) => formule?.includes('prev.'))
  return (
    <div class="why-parts">
      {readsBefore && <p class="why-part">{messages.previous[language]}</p>}
      {table.depart.length > 0 && (
        <Part title={messages.start[language]}>
          <ul class="why-list">
            {table.depart.map(({ nom, formule, valeur }) => {
              const column = columns.get(nom)
              const unit = column ?? { unite: null, decimales: null }
              return (
                <li key={nom} class="why-line">
                  <span>
                    {typeset(column?.libelle ?? nom)} <code>{`${nom} = ${formule}`}</code>
                  </span>
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
              <span>
                {typeset(libelle)} <code>{formule === null ? nom : `${nom} = ${formule}`}</code>
                {origine && <small>{` (${typeset(origine)})`}</small>}
              </span>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}
