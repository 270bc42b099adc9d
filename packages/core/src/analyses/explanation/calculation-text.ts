import type { StepKind, StepValue } from '../../definition/explanation.ts'
import { roundHalfAway } from '../../units/rounding.ts'
import type { Language } from '../../units/text.ts'
import {
  type FormulaStyle,
  formatFormula,
  held,
  PRECEDENCE,
  type Written,
} from '../formula/format-formula.ts'
import type { Formula } from '../formula/syntax.ts'
import { hasPowerOfTen, translatorIn } from '../translator.ts'

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

/** How a call is said, from its operands. */
type Wording = (...operands: Written[]) => Written

/** In words: any operator around them needs parentheses. */
const words =
  (write: (...texts: string[]) => string): Wording =>
  (...operands) => ({ text: write(...operands.map(({ text }) => text)), precedence: 0 })

/** In words, with parentheses around operands that are in words too: `(a if b, else c) if d, else e`. */
const choice =
  (write: (...texts: string[]) => string): Wording =>
  (...operands) => ({
    text: write(...operands.map((operand) => held(operand, PRECEDENCE.or))),
    precedence: 0,
  })

/** In words before one operand, which has parentheses where it is more than a value or a call. */
const wordsOf =
  (write: (operand: string, ...others: string[]) => string): Wording =>
  (operand, ...others) => ({
    text: write(operand ? held(operand, PRECEDENCE.atom) : '', ...others.map(({ text }) => text)),
    precedence: 0,
  })

const inSum = (operand: Written) => held(operand, PRECEDENCE['+'] + 1)
const inPower = (operand: Written) => held(operand, PRECEDENCE.atom)

/** Calls that are written with operators, in any language. */
const operations: Readonly<Record<string, Wording>> = {
  bruit: (x) => x,
  abs: (x) => ({ text: `|${x.text}|`, precedence: PRECEDENCE.atom }),
  growth: (r, n) => ({ text: `(1 + ${inSum(r)})^${inPower(n)}`, precedence: PRECEDENCE['^'] }),
  monthly: (t) => ({ text: `(1 + ${inSum(t)})^(1/12) − 1`, precedence: PRECEDENCE['-'] }),
  annuity: (r, n) => ({
    text: `((1 + ${inSum(r)})^${inPower(n)} − 1) / ${inPower(r)}`,
    precedence: PRECEDENCE['/'],
  }),
  present: (r, n) => ({
    text: `(1 − (1 + ${inSum(r)})^(−${inPower(n)})) / ${inPower(r)}`,
    precedence: PRECEDENCE['/'],
  }),
}

const CALLS: Readonly<Record<Language, Readonly<Record<string, Wording>>>> = {
  fr: {
    euro: wordsOf((x) => `arrondi à l’euro de ${x}`),
    centime: wordsOf((x) => `arrondi au centime de ${x}`),
    round: wordsOf((x, d) => `arrondi à ${d} décimale${d === '0' || d === '1' ? '' : 's'} de ${x}`),
    floor: wordsOf((x) => `partie entière de ${x}`),
    ceil: wordsOf((x) => `entier au-dessus de ${x}`),
    if: choice((c, a, b) => `${a} si ${c}, sinon ${b}`),
    exceeds: words((a, b) => `${a} dépasse ${b}`),
    lag: words((x, k) => `${x}, ${k} lignes avant`),
    sum: words((_, x) => `somme des ${x}`),
    count: words((_, x) => `nombre de lignes où ${x}`),
    least: words((_, x) => `plus petit ${x}`),
    most: words((_, x) => `plus grand ${x}`),
    last: words((_, x) => `${x}, dernière ligne`),
    first: words((_, c, x) => `${x}, première ligne où ${c}`),
    at: words((_, n, x) => `${x}, ligne ${n}`),
    quantile: words((_, x, p) => `quantile ${p} des ${x}`),
  },
  en: {
    euro: wordsOf((x) => `${x} rounded to the euro`),
    centime: wordsOf((x) => `${x} rounded to the cent`),
    round: wordsOf((x, d) => `${x} rounded to ${d} decimal${d === '1' ? '' : 's'}`),
    floor: wordsOf((x) => `whole part of ${x}`),
    ceil: wordsOf((x) => `whole number above ${x}`),
    if: choice((c, a, b) => `${a} if ${c}, else ${b}`),
    exceeds: words((a, b) => `${a} exceeds ${b}`),
    lag: words((x, k) => `${x}, ${k} rows before`),
    sum: words((_, x) => `sum of ${x}`),
    count: words((_, x) => `number of rows where ${x}`),
    least: words((_, x) => `least ${x}`),
    most: words((_, x) => `greatest ${x}`),
    last: words((_, x) => `${x}, last row`),
    first: words((_, c, x) => `${x}, first row where ${c}`),
    at: words((_, n, x) => `${x}, row ${n}`),
    quantile: words((_, x, p) => `quantile ${p} of ${x}`),
  },
}

/**
 * A formula with the values of its names in place of them, as people write a calculation. Used by
 * `explication/explain-step.ts` and `explication/write-calculation.ts`.
 * @param read the value of a name, or its text where it is written in another way: a label, an amount with its unit.
 * @param wordOf the label of a word that a formula compares with, where it has one.
 * @example 'min(1 430 ; arrondi au centime de max(0 ; 1 483 − 0,4525 × 1 430))'
 */
export function calculationText(
  formula: Formula,
  read: (name: string) => StepValue | { readonly label: string; readonly precedence?: number },
  language: Language,
  wordOf: (word: string) => string | undefined = () => undefined,
): string {
  const logic = LOGIC[language]
  const value = (one: StepValue): string =>
    typeof one === 'number'
      ? translatorIn(language).number(one, 'plain')
      : one === null || typeof one === 'boolean'
        ? logic[`${one}`]
        : (wordOf(one) ?? translatorIn(language).label({ fr: one, en: one }))
  const style: FormulaStyle = {
    literal: value,
    name: (name) => {
      const found = read(name)
      if (typeof found === 'object' && found !== null)
        return { text: found.label, precedence: found.precedence ?? PRECEDENCE.atom }
      return { text: value(found), precedence: numberPrecedence(found) }
    },
    operator: (operator) => OPERATORS[operator] ?? logic[operator as 'and' | 'or'] ?? operator,
    negation: '−',
    not: logic.not,
    separator: language === 'fr' ? ' ; ' : ', ',
    call: (name, operands) => (operations[name] ?? CALLS[language][name])?.(...operands),
  }
  return formatFormula(formula, style)
}

/**
 * How tightly the text of a number holds: one below zero is a difference, one with a power of ten a product.
 * Called by `explication/write-calculation.ts` too.
 */
export function numberPrecedence(value: StepValue): number {
  if (typeof value !== 'number') return PRECEDENCE.atom
  if (value < 0) return PRECEDENCE['+']
  return hasPowerOfTen(value) ? PRECEDENCE['*'] : PRECEDENCE.atom
}

/**
 * A value of a step as people read it, with its unit. Used by `explication/describe-names.ts` and
 * `explication/write-calculation.ts`.
 */
export function stepText(value: StepValue, kind: StepKind, decimals: number, language: Language): string {
  if (typeof value !== 'number') return calculationValue(value, language)
  if (kind === 'rate')
    return translatorIn(language).number(roundHalfAway(100 * value, decimals - 2), 'percent')
  return translatorIn(language).number(value, kind)
}

const calculationValue = (value: StepValue, language: Language): string =>
  typeof value === 'string' ? value : LOGIC[language][`${value as boolean | null}`]
