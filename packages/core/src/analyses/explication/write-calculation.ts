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
import { type Described, printedDecimals, shownValue } from './describe-names.ts'
import type { EntryContext } from './entry-context.ts'
import { type ParsedFormula, templateIn } from './formula-reader.ts'
import { tableIn } from './table-in.ts'
import { tableValues } from './table-values.ts'

/** More decimals than a written value has: none is lost. */
const MOST_DECIMALS = 15

/**
 * Writes a formula with values in place of its names, as people write a calculation: cents where there are some, a
 * choice by its label, a yes or no with the name of what it answers, a scale by the brackets that are used, a sum of
 * payments without interest as how many there are.
 * Called by `explain-step.ts` and `write-column.ts`.
 * @param formula that which was parsed, or what stands in its place.
 * @param valueNamed the value of a name; `undefined` for a name that stands for many, which is written by its label.
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
  // an unknown and a cell are written by their labels: no rate of theirs is known to be zero
  const isOfScale = (name: string) => context.isLaw(tableIn(name, replay.names) ?? '')
  const isWritten = (text: string) =>
    context.read(text).names.every((name) => valueNamed(name) !== undefined || isOfScale(name))
  const expanded = parsed.readsRows
    ? expandSums(formula, { ...replay, evaluate, ...(hasValue && { hasValue }) })
    : formula
  const settled = takeZeroRates(expanded, (text) => (isWritten(text) ? evaluate(text) : undefined))
  return calculationText(settled, read, language, wordOf, templateOf(settled))
}

/** The labels of the words that these fields may hold. Called by `explain-step.ts` too. */
export const wordsOf =
  (fields: readonly Field[], language: Language) =>
  (word: string): string | undefined => {
    const label = fields.find(({ choices }) => choices?.[word])?.choices?.[word]
    return label && inLanguage(label, language)
  }

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

const digitsText = (value: number, { kind }: Described, language: Language): string =>
  translatorIn(language).digits(value, kind === 'rate' ? 'plain' : kind)

/**
 * A value within a term of a sum, with its unit: the rate of a bracket in percent, its bounds in euros. What is in
 * percent already has none, since formulas divide it by 100 in sight.
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
