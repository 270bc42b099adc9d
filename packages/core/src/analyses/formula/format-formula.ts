import type { Formula } from './syntax.ts'

/** How strongly an operator holds its operands: more binds tighter. */
const PRECEDENCE: Readonly<Record<string, number>> = {
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
}
const ATOM = 9

/** How the parts of a formula are written. */
export interface FormulaStyle {
  readonly literal: (value: number | string | boolean | null) => string
  readonly name: (name: string) => string
  readonly operator: (operator: string) => string
  readonly negation: string
  readonly not: string
  readonly separator: string
  /** A call, where it is not written as `name(operands)`. The operands are written already. */
  readonly call?: (
    name: string,
    operands: readonly string[],
    formulas: readonly Formula[],
  ) => string | undefined
}

/** The style of the grammar itself. */
const grammar: FormulaStyle = {
  literal: (value) => (typeof value === 'string' ? `"${value}"` : String(value)),
  name: (name) => name,
  operator: (operator) => operator,
  negation: '-',
  not: 'not',
  separator: ', ',
}

/**
 * Writes a formula, with no more parentheses than it needs.
 * @example formatFormula(parseFormula('((1+taux))*2')) // '(1 + taux) * 2'
 */
export const formatFormula = (formula: Formula, style: FormulaStyle = grammar): string =>
  write(formula, style).text

interface Written {
  readonly text: string
  readonly precedence: number
}

function write(formula: Formula, style: FormulaStyle): Written {
  switch (formula.type) {
    case 'literal':
      return { text: style.literal(formula.value), precedence: ATOM }
    case 'name':
      return { text: style.name(formula.name), precedence: ATOM }
    case 'negation':
      return prefix(`${style.negation}`, formula.operand, 'negation', style)
    case 'not':
      return prefix(`${style.not} `, formula.operand, 'not', style)
    case 'binary':
      return binary(formula, style)
    case 'call':
      return { text: call(formula, style), precedence: ATOM }
  }
}

function prefix(sign: string, operand: Formula, name: 'negation' | 'not', style: FormulaStyle): Written {
  const precedence = PRECEDENCE[name] as number
  return { text: sign + held(write(operand, style), precedence), precedence }
}

function binary({ operator, left, right }: Formula & { type: 'binary' }, style: FormulaStyle): Written {
  const precedence = PRECEDENCE[operator] as number
  const isComparison = precedence === PRECEDENCE['=']
  // `2 ^ 3 ^ 2` groups to the right, `7 - 2 - 1` to the left, and a comparison holds no other.
  const leftLimit = operator === '^' || isComparison ? precedence + 1 : precedence
  const rightLimit = operator === '^' ? PRECEDENCE.negation : precedence + 1
  const a = held(write(left, style), leftLimit)
  const b = held(write(right, style), rightLimit as number)
  return { text: `${a} ${style.operator(operator)} ${b}`, precedence }
}

const held = ({ text, precedence }: Written, least: number): string =>
  precedence < least ? `(${text})` : text

function call({ name, operands }: Formula & { type: 'call' }, style: FormulaStyle): string {
  const texts = operands.map((operand) => write(operand, style).text)
  return style.call?.(name, texts, operands) ?? `${name}(${texts.join(style.separator)})`
}
