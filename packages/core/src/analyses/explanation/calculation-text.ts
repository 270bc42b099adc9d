import type { StepKind, StepValue } from '../../definition/explanation.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import type { Language } from '../../units/text.ts'
import { type FormulaStyle, formatFormula } from '../formula/format-formula.ts'
import type { Formula } from '../formula/syntax.ts'
import { translatorIn } from '../translator.ts'

const OPERATORS: Readonly<Record<string, string>> = {
  '*': '×',
  '-': '−',
  '<=': '≤',
  '>=': '≥',
  '<>': '≠',
}

const LOGIC = {
  fr: { and: 'et', or: 'ou', not: 'non', true: 'oui', false: 'non', null: 'rien' },
  en: { and: 'and', or: 'or', not: 'not', true: 'yes', false: 'no', null: 'none' },
} as const

/** How a call is said, from its operands as they are written. */
type Wording = (...operands: string[]) => string

const CALLS: Readonly<Record<Language, Readonly<Record<string, Wording>>>> = {
  fr: {
    euro: (x) => `arrondi à l’euro de ${x}`,
    centime: (x) => `arrondi au centime de ${x}`,
    bruit: (x) => x,
    round: (x, d) => `arrondi à ${d} décimales de ${x}`,
    abs: (x) => `valeur absolue de ${x}`,
    floor: (x) => `partie entière de ${x}`,
    ceil: (x) => `entier au-dessus de ${x}`,
    if: (c, a, b) => `${a} si ${c}, sinon ${b}`,
    exceeds: (a, b) => `${a} dépasse ${b}`,
    growth: (r, n) => `(1 + ${r})^(${n})`,
    monthly: (t) => `(1 + ${t})^(1/12) − 1`,
    annuity: (r, n) => `((1 + ${r})^(${n}) − 1) / ${r}`,
    present: (r, n) => `(1 − (1 + ${r})^(−${n})) / ${r}`,
    sum: (_, x) => `somme des ${x}`,
    count: (_, x) => `nombre de lignes où ${x}`,
    least: (_, x) => `plus petit ${x}`,
    most: (_, x) => `plus grand ${x}`,
    last: (_, x) => `${x}, dernière ligne`,
    first: (_, c, x) => `${x}, première ligne où ${c}`,
    at: (_, n, x) => `${x}, ligne ${n}`,
    quantile: (_, x, p) => `quantile ${p} des ${x}`,
  },
  en: {
    euro: (x) => `${x} rounded to the euro`,
    centime: (x) => `${x} rounded to the cent`,
    bruit: (x) => x,
    round: (x, d) => `${x} rounded to ${d} decimals`,
    abs: (x) => `absolute value of ${x}`,
    floor: (x) => `whole part of ${x}`,
    ceil: (x) => `whole number above ${x}`,
    if: (c, a, b) => `${a} if ${c}, else ${b}`,
    exceeds: (a, b) => `${a} exceeds ${b}`,
    growth: (r, n) => `(1 + ${r})^(${n})`,
    monthly: (t) => `(1 + ${t})^(1/12) − 1`,
    annuity: (r, n) => `((1 + ${r})^(${n}) − 1) / ${r}`,
    present: (r, n) => `(1 − (1 + ${r})^(−${n})) / ${r}`,
    sum: (_, x) => `sum of ${x}`,
    count: (_, x) => `number of rows where ${x}`,
    least: (_, x) => `least ${x}`,
    most: (_, x) => `greatest ${x}`,
    last: (_, x) => `${x}, last row`,
    first: (_, c, x) => `${x}, first row where ${c}`,
    at: (_, n, x) => `${x}, row ${n}`,
    quantile: (_, x, p) => `quantile ${p} of ${x}`,
  },
}

/**
 * A formula with the values of its names in place of them, as people write a calculation.
 * @param read the value of a name, or the label of a column or table.
 * @example 'min(1 430 ; arrondi au centime de max(0 ; 1 483 − 0,4525 × 1 430))'
 */
export function calculationText(
  formula: Formula,
  read: (name: string) => StepValue | { readonly label: string },
  language: Language,
): string {
  const logic = LOGIC[language]
  const value = (one: StepValue): string =>
    typeof one === 'number'
      ? translatorIn(language).number(one, 'plain')
      : one === null || typeof one === 'boolean'
        ? logic[`${one}`]
        : translatorIn(language).label({ fr: one, en: one })
  const style: FormulaStyle = {
    literal: value,
    name: (name) => {
      const found = read(name)
      return typeof found === 'object' && found !== null ? found.label : value(found)
    },
    operator: (operator) => OPERATORS[operator] ?? logic[operator as 'and' | 'or'] ?? operator,
    negation: '−',
    not: logic.not,
    separator: language === 'fr' ? ' ; ' : ', ',
    call: (name, operands) => CALLS[language][name]?.(...operands),
  }
  return formatFormula(formula, style)
}

/** A value of a step as people read it, with its unit. */
export function stepText(value: StepValue, kind: StepKind, decimals: number, language: Language): string {
  if (typeof value !== 'number') return calculationValue(value, language)
  if (kind === 'rate')
    return translatorIn(language).number(roundHalfAway(100 * value, decimals - 2), 'percent')
  return translatorIn(language).number(value, kind)
}

const calculationValue = (value: StepValue, language: Language): string =>
  typeof value === 'string' ? value : LOGIC[language][`${value as boolean | null}`]
