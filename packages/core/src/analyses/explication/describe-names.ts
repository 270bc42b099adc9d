import type { Contract } from '../../definition/contract.ts'
import type {
  CitedValue,
  ExplanationStep,
  StepKind,
  StepValue,
  TableStep,
} from '../../definition/explanation.ts'
import type { ExplainedValue } from '../../definition/explication.ts'
import type { Field } from '../../definition/field.ts'
import { fieldsByPath } from '../../definition/fields-by-path.ts'
import { dayInWords } from '../../units/day-in-words.ts'
import { kinds } from '../../units/kinds.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import { inLanguage, type Language } from '../../units/text.ts'
import { stepText } from '../explanation/calculation-text.ts'
import type { ReplayedStep } from '../explanation/compile-explanation.ts'
import { keep } from '../explanation/keep.ts'
import { fullColumn } from '../explanation/names.ts'
import type { ColumnPlan, ColumnStyles } from './column-styles.ts'
import type { Described } from './described.ts'
import { scaleColumns } from './scale-columns.ts'

/** All descriptions have the same members: engines read objects of one shape faster. */
const describedAs = (label: string, kind: StepKind, field?: Field): Described => ({ label, kind, field })

/**
 * Labels and kinds of parameters, figures, steps and columns, in one language. Used by `compile-explication.ts`,
 * `entry-context.ts`, `explained-inputs.ts` and `write-column.ts`.
 */
export class NameDescriptions {
  readonly #contract: Contract
  readonly #fields: ReadonlyMap<string, Field>
  readonly #language: Language
  /** The descriptions of steps, which no question changes, made at their first use. */
  readonly #steps = new Map<ExplanationStep, Described>()
  /** The same for columns. */
  readonly #columns = new Map<ExplanationStep, Map<string, Described>>()
  /** How columns are written: `write-column.ts` fills it. */
  readonly styles: ColumnStyles = new Map()
  /** What no question changes of the claims of the columns of each table: `cell-digits.ts` fills it. */
  readonly plans = new Map<ExplanationStep, readonly ColumnPlan[]>()

  constructor(contract: Contract, language: Language) {
    this.#contract = contract
    this.#fields = fieldsByPath(contract.result)
    this.#language = language
  }

  get language(): Language {
    return this.#language
  }

  /** A parameter of the simulator. */
  parameter(name: string): Described {
    const field = this.#contract.params[name]
    return this.#ofField(field, name)
  }

  /** A step: its own label and kind, else those of its figure. */
  step(replayed: ReplayedStep): Described {
    return keep(this.#steps, replayed.step, () => this.#describeStep(replayed))
  }

  #describeStep({ step, figure }: ReplayedStep): Described {
    const field = figure === undefined ? undefined : this.#fields.get(figure)
    const ofFigure = this.#ofField(field, step.id)
    return describedAs(this.#labelOf(step) ?? ofFigure.label, step.kind ?? ofFigure.kind, ofFigure.field)
  }

  /** The label of a table: its own, else the heading in the contract, else its id. */
  table({ step, figure }: ReplayedStep): string {
    const heading = figure === undefined ? undefined : this.#contract.headings[figure]
    return this.#labelOf(step) ?? (heading ? inLanguage(heading, this.#language) : step.id)
  }

  /** A column of a table of the explanation. */
  column(replayed: ReplayedStep, name: string): Described {
    const columns = keep(this.#columns, replayed.step, () => new Map<string, Described>())
    return keep(columns, name, () => this.#describeColumn(replayed, name))
  }

  #describeColumn({ step, figure }: ReplayedStep, name: string): Described {
    const { label, kind } = {
      label: undefined,
      kind: undefined,
      ...fullColumn(step as TableStep<unknown>, name),
    }
    const ofFigure = this.#ofField(this.#fields.get(`${figure}.${name}`), name)
    return describedAs(
      label ? inLanguage(label, this.#language) : ofFigure.label,
      kind ?? ofFigure.kind,
      ofFigure.field ?? this.#choicesNamed(name),
    )
  }

  /** A value of law. */
  law({ label, unit }: CitedValue): Described {
    return describedAs(inLanguage(label, this.#language), kindOfUnit[unit] ?? 'plain')
  }

  /** A column of a scale. */
  scale(cited: CitedValue | undefined, name: string): Described {
    const column = lastName(name)
    const kind = scaleKind(column, cited?.unit)
    const own = inLanguage(scaleColumns[column] ?? { fr: column, en: column }, this.#language)
    return describedAs(cited ? `${own} (${inLanguage(cited.label, this.#language)})` : own, kind)
  }

  /**
   * The figure of the result that has this name and holds a choice: a column that is in no result takes its
   * labels.
   */
  #choicesNamed(name: string): Field | undefined {
    const found = [...this.#fields].find(([path, { choices }]) => choices && lastName(path) === name)
    return found?.[1]
  }

  /**
   * The first figure of the result whose choices have all these words, for the labels of words in a formula.
   */
  choicesWith(words: readonly string[]): Field | undefined {
    if (words.length === 0) return undefined
    return [...this.#fields.values()].find(
      ({ choices }) => choices && words.every((word) => Object.hasOwn(choices, word)),
    )
  }

  #labelOf({ label }: ExplanationStep): string | undefined {
    return label && inLanguage(label, this.#language)
  }

  #ofField(field: Field | undefined, name: string): Described {
    return field
      ? describedAs(inLanguage(field.label, this.#language), field.kind, field)
      : describedAs(name, 'plain')
  }
}

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1)

/** How a column of a scale is printed, by its name and the unit of the scale. */
function scaleKind(column: string, unit: string | undefined): StepKind {
  if (column === 'usufruit') return 'rate'
  if (column === 'moinsDe') return 'age'
  if (column === 'annee') return 'calendarYear'
  if (column === 'valeur') return kindOfYears[unit ?? ''] ?? 'ratio'
  if (column.startsWith('taux')) return unit === '%/year' ? 'annualRate' : 'rate'
  return unit === 'yearScale' ? 'years' : 'euros'
}

/** How the values of a series by year are printed, by the unit of the series. */
const kindOfYears: Readonly<Record<string, StepKind>> = { yearEuros: 'euros', yearRate: 'rate' }

/** The units of the law, as the kinds of fields that print them. */
const kindOfUnit: Readonly<Record<string, StepKind>> = {
  EUR: 'euros',
  'EUR/month': 'monthlyEuros',
  fraction: 'rate',
  '%': 'percent',
  '%/year': 'annualRate',
  years: 'years',
  months: 'months',
}

/**
 * The unit of a kind as contracts name it (`EUR`, `%/year`), `fraction` for a rate; `null` for a kind without unit.
 * Used by `explain-step.ts` and `explain-table.ts`.
 */
export const unitOf = (kind: StepKind): string | null =>
  kind === 'rate' ? 'fraction' : (kinds[kind].unit ?? null)

/** Decimals of a rate that is a fraction: 6 of its percent. */
const RATE_DECIMALS = 8

/**
 * The decimals that an answer prints; `null` where it does not round. Used by `explain-step.ts`, `explain-table.ts`,
 * `write-calculation.ts` and `write-column.ts`.
 */
export const printedDecimals = (kind: StepKind): number | null =>
  kind === 'rate' ? RATE_DECIMALS : (kinds[kind].decimals ?? null)

/**
 * The decimals of a value as it is shown: those of its kind, or its own where it is not rounded. Used by
 * `step-operands.ts`.
 */
export const shownDecimals = (value: number, kind: StepKind): number =>
  printedDecimals(kind) ?? Math.min(RATE_DECIMALS, String(value).split('.')[1]?.length ?? 0)

/** Decimals of a rate in a table: 4 of its percent, as notes print it. */
const RATE_CELL_DECIMALS = 6

/** The decimals that a cell of a table prints at least. Used by `cell-digits.ts`. */
export const cellDecimals = (kind: StepKind): number =>
  kind === 'rate' ? RATE_CELL_DECIMALS : (printedDecimals(kind) ?? kinds.ratio.decimals ?? 0)

/** A value as an answer prints it. Used by `explain-step.ts` and `write-column.ts`. */
export const printedValue = (value: StepValue, kind: StepKind): StepValue => {
  const decimals = printedDecimals(kind)
  return typeof value === 'number' && decimals !== null ? roundHalfAway(value, decimals) : value
}

/**
 * A value as people read it: the label of a choice, a day in words, a number with its unit. Used by `compare-choices.ts`,
 * `explain-step.ts`, `explained-inputs.ts` and `write-calculation.ts`.
 */
export function shownValue(value: StepValue, { kind, field }: Described, language: Language): string {
  const choice = typeof value === 'string' ? field?.choices?.[value] : undefined
  if (choice) return inLanguage(choice, language)
  if (typeof value === 'string' && (kind === 'civilDate' || kind === 'isoDate'))
    return dayInWords(value, language)
  return stepText(printedValue(value, kind), kind, printedDecimals(kind) ?? RATE_DECIMALS, language)
}

/** A value with its name, label and unit. Used by `compile-explication.ts` and `explained-inputs.ts`. */
export const explainedValue = (
  nom: string,
  valeur: StepValue,
  described: Described,
  language: Language,
): ExplainedValue => ({
  nom,
  libelle: described.label,
  valeur,
  unite: typeof valeur === 'number' ? unitOf(described.kind) : null,
  affichee: shownValue(valeur, described, language),
})
