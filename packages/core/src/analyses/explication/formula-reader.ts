import type { Language } from '../../units/text.ts'
import { type Branches, branchesOf, type FormulaBranch } from '../explanation/branches.ts'
import { type CalculationTemplate, calculationTemplate } from '../explanation/calculation-text.ts'
import { keep } from '../explanation/keep.ts'
import type { ExplanationNames } from '../explanation/names.ts'
import { mayTakeZeroRates } from '../explanation/zero-rates.ts'
import { formatFormula } from '../formula/format-formula.ts'
import { formulaNames } from '../formula/formula-names.ts'
import { partsOf } from '../formula/formula-parts.ts'
import { parseFormula } from '../formula/parse-formula.ts'
import type { Formula } from '../formula/syntax.ts'
import { isTableFunction } from '../formula/table-functions.ts'
import { tableIn } from './table-in.ts'

/** A formula of an explanation, with what depends on its text alone. Used by `write-column.ts`. */
export interface ParsedFormula {
  readonly formula: Formula
  /** The names that it reads, each once. */
  readonly names: readonly string[]
  /** Its alternatives, where it is a `min`, a `max` or an `if`. */
  readonly choice: Choice | undefined
  /**
   * Whether its calculation is always the whole formula: it has no function over rows, and no rate of 0
   * changes it.
   */
  readonly isFixed: boolean
  /** Whether a rate of 0, or a side that cannot be computed, may change its calculation. */
  readonly mayTakeZeroRates: boolean
  /** Whether it calls a function over the rows of a table. */
  readonly readsRows: boolean
  /** The result of `calculationTemplate` by language, made at its first use. */
  readonly templates: Partial<Record<Language, CalculationTemplate | undefined>>
  /** The values and tables that it reads, each once; made at its first use, once all names are known. */
  operands?: readonly OperandPlace[]
}

/** A value or a table that a formula reads. */
export interface OperandPlace {
  readonly nom: string
  /** The slot of the value in the frame; a table has none. */
  readonly slot: number | undefined
}

/**
 * The values and tables that a formula reads, a column being replaced by its table. The result is kept: slots
 * never change once the formula has been evaluated. Used by `step-operands.ts`.
 */
export function operandsIn(parsed: ParsedFormula, names: ExplanationNames): readonly OperandPlace[] {
  parsed.operands ??= [...new Set(parsed.names.map((name) => tableIn(name, names) ?? name))].map((nom) => ({
    nom,
    slot: names.slotOf(nom),
  }))
  return parsed.operands
}

/** The functions that a formula calls. */
const callsIn = (formula: Formula): readonly string[] => [
  ...(formula.type === 'call' ? [formula.name] : []),
  ...partsOf(formula).flatMap(callsIn),
]

/**
 * The text of a calculation around its names, made once for each language; `undefined` where the
 * text depends on the values too, by the word of a choice or a plural. Used by `explain-step.ts` and `write-calculation.ts`.
 */
export function templateIn(
  { formula, templates }: ParsedFormula,
  language: Language,
): CalculationTemplate | undefined {
  if (!(language in templates)) templates[language] = calculationTemplate(formula, language)
  return templates[language]
}

/** The alternatives of a `min`, a `max` or an `if`, each with its text. */
interface Choice {
  readonly kind: Branches['kind']
  /** The text of the condition of an `if`. */
  readonly condition: string | undefined
  readonly branches: readonly (FormulaBranch & { readonly text: string })[]
}

/**
 * Parses a formula, or returns what an earlier call found for the same text. Used by
 * `compile-explication.ts`, `entry-context.ts`, `step-reads.ts` and `table-focus.ts`.
 */
export type FormulaReader = (text: string) => ParsedFormula

/** Returns a function that parses each text once, and keeps what it found. Used by `compile-explication.ts`. */
export function formulaReader(): FormulaReader {
  const known = new Map<string, ParsedFormula>()
  return (text) => keep(known, text, () => parse(text))
}

/** Parses a formula, and finds what depends on its text alone. */
function parse(text: string): ParsedFormula {
  const formula = parseFormula(text)
  const readsRows = callsIn(formula).some(isTableFunction)
  const takesZeroRates = mayTakeZeroRates(formula)
  return {
    formula,
    names: formulaNames(formula),
    choice: choiceOf(branchesOf(formula)),
    isFixed: !readsRows && !takesZeroRates,
    mayTakeZeroRates: takesZeroRates,
    readsRows,
    templates: {},
  }
}

function choiceOf(found: Branches | undefined): Choice | undefined {
  if (!found) return undefined
  const { kind, condition, branches } = found
  return {
    kind,
    condition: condition && formatFormula(condition),
    branches: branches.map((branch) => ({ ...branch, text: formatFormula(branch.formula) })),
  }
}
