import type { StepValue } from '../../definition/explanation.ts'
import { inLanguage, type Language } from '../../units/text.ts'
import { calculationText, stepText } from '../explanation/calculation-text.ts'
import { expandSums, type ReplayedValues, valueAtRow } from '../explanation/expand-sums.ts'
import type { Formula } from '../formula/syntax.ts'
import { translatorIn } from '../translator.ts'
import { type Described, printedDecimals, printedValue, shownValue } from './describe-names.ts'
import type { EntryContext } from './entry-context.ts'
import { tableValues } from './table-values.ts'

/** The decimals of a number that has no unit: those of a rate. */
const MOST_DECIMALS = 8

/** What the formula of a column reads otherwise than those of steps. */
export interface WrittenColumn extends Partial<Pick<ReplayedValues, 'evaluate' | 'hasValue'>> {
  /** The label of a name that stands for many values, where it is not that of other formulas. */
  readonly ownLabel?: (name: string) => string | undefined
}

/**
 * Writes a formula with values in place of its names, as people write a calculation: cents where there are some, a
 * choice by its label, a yes or no with the name of what it answers, a scale by the brackets that are used.
 * Called by `explain-step.ts` and `write-column.ts`.
 * @param valueNamed the value of a name; `undefined` for a name that stands for many, which is written by its label.
 * @param column what is proper to the formula of a column of a table.
 */
export function writeCalculation(
  formula: Formula,
  names: readonly string[],
  valueNamed: (name: string) => StepValue | undefined,
  context: EntryContext,
  { ownLabel, ...values }: WrittenColumn = {},
): string {
  const { describe, describedOf, replay } = context
  const { language } = describe
  const fields = names.flatMap((name) => describedOf(name).field ?? [])
  const wordOf = (word: string) => {
    const label = fields.find(({ choices }) => choices?.[word])?.choices?.[word]
    return label && inLanguage(label, language)
  }
  const read = (written: string) => {
    const at = valueAtRow(written)
    if (at) return withUnit(at.name, at.row, valueNamed, context)
    const value = valueNamed(written)
    const described = describedOf(written)
    return value === undefined
      ? { label: ownLabel?.(written) ?? described.label }
      : valueText(value, described, language)
  }
  return calculationText(expandSums(formula, { ...replay, ...values }), read, language, wordOf)
}

/** A value within a calculation, without its unit. */
function valueText(value: StepValue, described: Described, language: Language) {
  if (value === null) return null
  if (typeof value !== 'number')
    return { label: `${described.label} (${shownValue(value, described, language)})` }
  const kind = described.kind === 'rate' ? 'plain' : described.kind
  return { label: translatorIn(language).digits(value, kind), isNegative: value < 0 }
}

/** A value within a term of a sum, with its unit: the rate of a bracket in percent, its bounds in euros. */
function withUnit(
  name: string,
  row: number,
  valueNamed: (name: string) => StepValue | undefined,
  { describe, describedOf, replay }: EntryContext,
) {
  const [table = '', column = ''] = name.split('.')
  const value = row === 0 ? (valueNamed(name) ?? null) : tableValues(table, replay).valueAt(column, row)
  const described = describedOf(name)
  if (typeof value !== 'number') return value
  const text = stepText(
    printedValue(value, described.kind),
    described.kind,
    decimalsOf(described),
    describe.language,
  )
  return { label: text, isNegative: value < 0 }
}

const decimalsOf = ({ kind }: Described): number => printedDecimals(kind) ?? MOST_DECIMALS
