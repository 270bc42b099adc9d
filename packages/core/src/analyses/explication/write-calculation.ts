import type { StepValue } from '../../definition/explanation.ts'
import type { Field } from '../../definition/field.ts'
import { inLanguage, type Language } from '../../units/text.ts'
import { calculationText, numberPrecedence, stepText } from '../explanation/calculation-text.ts'
import type { Replay } from '../explanation/compile-explanation.ts'
import { expandSums, type ValueAtRow, valueAtRow } from '../explanation/expand-sums.ts'
import { roundedValue } from '../explanation/typed-operands.ts'
import { takeZeroRates } from '../explanation/zero-rates.ts'
import type { Formula } from '../formula/syntax.ts'
import { translatorIn } from '../translator.ts'
import type { CalculationOptions } from './column-styles.ts'
import { printedDecimals, shownValue } from './describe-names.ts'
import type { Described } from './described.ts'
import type { EntryContext } from './entry-context.ts'
import { type ParsedFormula, templateIn } from './formula-reader.ts'
import { tableIn } from './table-in.ts'
import { tableValues } from './table-values.ts'

/** More decimals than any written value has, so that none is lost. */
const MOST_DECIMALS = 15

/**
 * Writes a formula with values in place of its names, as people write a calculation. A choice has its label,
 * a yes or no the label of its parameter, a scale the brackets that are used; payments without interest are
 * written as their number. Called by `explain-step.ts` and `write-column.ts`.
 * @param formula the formula of `parsed`, or another one to write in its place.
 * @param valueNamed the value of a name; `undefined` for a name with many values, which is written by its
 * label.
 */
export function writeCalculation(
  formula: Formula,
  parsed: ParsedFormula,
  valueNamed: (name: string) => StepValue | undefined,
  context: EntryContext,
  { described, cells, fields = [], evaluate = context.replay.evaluate, hasValue }: CalculationOptions = {},
): string {
  const { describe, replay } = context
  const { language } = describe
  const describedOf = (name: string) => described?.(name) ?? context.describedOf(name)
  const wordOf = (word: string) =>
    wordsOf([...fields, ...parsed.names.flatMap((name) => describedOf(name).field ?? [])], language)(word)
  const read = (written: string) => {
    const at = valueAtRow(written)
    const value = at && at.row > 0 ? cellOf(at, replay) : valueNamed(at?.name ?? written)
    const found = describedOf(at?.name ?? written)
    if (value === undefined) return { label: found.label }
    if (!at) return valueText(value, found, language)
    return withUnit(at.row > 0 ? roundedCell(value, found, cells?.get(at.name)) : value, found, language)
  }
  const templateOf = (written: Formula) =>
    written === parsed.formula ? templateIn(parsed, language) : undefined
  if (parsed.isFixed) return calculationText(formula, read, language, wordOf, templateOf(formula))
  // names written by their labels have no single value, so no part that reads them is known to be zero
  const isOfScale = (name: string) => context.isLaw(tableIn(name, replay.names) ?? '')
  const isWritten = (text: string) =>
    context.read(text).names.every((name) => valueNamed(name) !== undefined || isOfScale(name))
  const expanded = parsed.readsRows
    ? expandSums(formula, { ...replay, evaluate, ...(hasValue && { hasValue }) })
    : formula
  const written = parsed.mayTakeZeroRates
    ? takeZeroRates(expanded, (text) => (isWritten(text) ? evaluate(text) : undefined))
    : expanded
  return calculationText(written, read, language, wordOf, templateOf(written))
}

/**
 * A function that gives the label of a choice of these fields, by its word. Called by `explain-step.ts` too.
 */
export const wordsOf =
  (fields: readonly Field[], language: Language) =>
  (word: string): string | undefined => {
    const label = fields.find(({ choices }) => choices?.[word])?.choices?.[word]
    return label && inLanguage(label, language)
  }

/** The value of a cell, unrounded. */
const cellOf = ({ name, row }: ValueAtRow, replay: Replay): StepValue => {
  const dot = name.indexOf('.')
  return tableValues(name.slice(0, dot), replay).valueAt(name.slice(dot + 1), row)
}

/** A value within a calculation, without its unit. */
function valueText(value: StepValue, described: Described, language: Language) {
  if (value === null) return null
  if (typeof value !== 'number' || described.kind === 'dayNumber')
    return { label: `${described.label} (${shownValue(value, described, language)})` }
  return { label: digitsText(value, described, language), precedence: numberPrecedence(value) }
}

/** A number without its unit, as its kind is written. */
const digitsText = (value: number, { kind }: Described, language: Language): string =>
  translatorIn(language).digits(value, kind === 'rate' ? 'plain' : kind)

/**
 * A value within a term of a sum, with its unit: the rate of a bracket in percent, its bounds in euros. A
 * value that is a percent already has none, since the formula shows its division by 100.
 */
function withUnit(value: StepValue, described: Described, language: Language) {
  if (typeof value !== 'number') return value
  const { kind } = described
  const isPercent = kind === 'percent' || kind === 'annualRate'
  const text = isPercent
    ? digitsText(value, described, language)
    : stepText(value, kind, MOST_DECIMALS, language)
  return { label: text, precedence: numberPrecedence(value) }
}

/** A cell with the decimals that its sum needs, or those that it prints. */
function roundedCell(
  value: StepValue,
  { kind }: Described,
  decimals = printedDecimals(kind) ?? MOST_DECIMALS,
) {
  return roundedValue(value, decimals)
}
