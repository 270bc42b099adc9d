import type { Formula } from './syntax.ts'

/**
 * The precedence of operators: a higher one binds more tightly. Used by `explanation/calculation-text.ts` and
 * `explication/write-column.ts`.
 * Exported by `@denier/core/formulas`, and used by `explanation/formula-in-labels.ts` of `@denier/web`.
 */
export const PRECEDENCE = {
  or: 1,
  and: 2,
  not: 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '=': 4,
  '<>': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  negation: 7,
  '^': 8,
  atom: 9,
} as const

/**
 * The text of a part of a formula, and its precedence: one lower than its place requires gets parentheses.
 * Used by `explanation/calculation-text.ts`.
 * Exported by `@denier/core/formulas`, and used by `explanation/formula-in-labels.ts` of `@denier/web`.
 */
export interface Written {
  readonly text: string
  readonly precedence: number
}

/** How the parts of a formula are written. Used by `explanation/calculation-text.ts`. */
export interface FormulaStyle {
  /** Writes a number, a text, `true`, `false` or `null`. */
  readonly literal: (value: number | string | boolean | null) => string
  readonly name: (name: string) => Written
  /** Writes the sign of a binary operator of the grammar. */
  readonly operator: (operator: string) => string
  /** The sign before a negated number. */
  readonly negation: string
  /** The word before a negated condition. */
  readonly not: string
  /** What separates the operands of a call, with its spaces. */
  readonly separator: string
  /** A call, where it is not written as `name(operands)`. */
  readonly call?: (name: string, operands: readonly Written[]) => Written | undefined
}

/** The style of the grammar itself. */
const grammar: FormulaStyle = {
  literal: (value) => (typeof value === 'string' ? `"${value}"` : String(value)),
  name: (name) => ({ text: name, precedence: PRECEDENCE.atom }),
  operator: (operator) => operator,
  negation: '-',
  not: 'not',
  separator: ', ',
}

/**
 * Writes a formula, with no more parentheses than it needs. Explications write calculations with it. Used by
 * `explanation/calculation-text.ts`, `explanation/compile-explanation.ts`, `explanation/expand-sums.ts`,
 * `explanation/zero-rates.ts` and others in `explication`.
 * Exported by `@denier/core/formulas`, and used by `explanation/formula-in-labels.ts` of `@denier/web`.
 * @example formatFormula(parseFormula('((1+taux))*2')) // '(1 + taux) * 2'
 */
export function formatFormula(formula: Formula, style?: FormulaStyle): string {
  if (style) return write(formula, style).text
  const known = texts.get(formula)
  if (known !== undefined) return known
  const { text } = write(formula, grammar)
  texts.set(formula, text)
  return text
}

/** The texts of formulas in the grammar: explications evaluate the same parts by them again and again. */
const texts = new WeakMap<Formula, string>()

function write(formula: Formula, style: FormulaStyle): Written {
  switch (formula.type) {
    case 'literal':
      return { text: style.literal(formula.value), precedence: PRECEDENCE.atom }
    case 'name':
      return style.name(formula.name)
    case 'negation':
      return prefix(`${style.negation}`, formula.operand, 'negation', style)
    case 'not':
      return prefix(`${style.not} `, formula.operand, 'not', style)
    case 'binary':
      return binary(formula, style)
    case 'call':
      return call(formula, style)
  }
}

function prefix(sign: string, operand: Formula, name: 'negation' | 'not', style: FormulaStyle): Written {
  const precedence = PRECEDENCE[name]
  return { text: sign + parenthesized(write(operand, style), precedence), precedence }
}

function binary({ operator, left, right }: Formula & { type: 'binary' }, style: FormulaStyle): Written {
  const precedence = PRECEDENCE[operator]
  const isComparison = precedence === PRECEDENCE['=']
  // `2 ^ 3 ^ 2` groups to the right, `7 - 2 - 1` to the left, and comparisons cannot be chained.
  const leftLimit = operator === '^' || isComparison ? precedence + 1 : precedence
  const rightLimit = operator === '^' ? PRECEDENCE.negation : precedence + 1
  const a = parenthesized(write(left, style), leftLimit)
  const b = parenthesized(write(right, style), rightLimit)
  return { text: `${a} ${style.operator(operator)} ${b}`, precedence }
}

/**
 * The text of a part, in parentheses where its precedence is below the `least` that its place requires. Used
 * by `explanation/calculation-text.ts`.
 * Exported by `@denier/core/formulas`, and used by `explanation/formula-in-labels.ts` of `@denier/web`.
 */
export const parenthesized = ({ text, precedence }: Written, least: number): string =>
  precedence < least ? `(${text})` : text

function call({ name, operands }: Formula & { type: 'call' }, style: FormulaStyle): Written {
  const written = operands.map((operand) => write(operand, style))
  const texts = written.map(({ text }) => text)
  const plain = { text: `${name}(${texts.join(style.separator)})`, precedence: PRECEDENCE.atom }
  return style.call?.(name, written) ?? plain
}
