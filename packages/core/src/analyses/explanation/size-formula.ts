import type { Formula } from '../formula/syntax.ts'

/**
 * Functions that give one of their operands, rounded or not, or a sum of some: their size is that of the
 * operands.
 */
const SELECTIONS = ['min', 'max', 'sum', 'least', 'most', 'last', 'first', 'at', 'euro', 'centime', 'bruit']

/**
 * The formula of the size of the operands of another formula: each sum or difference becomes a sum of
 * absolute values. The noise of doubles is a share of that size, however small a difference is. Used by
 * `compile-explanation.ts` and `explication/write-column.ts`.
 * @example formatFormula(sizeFormula(parseFormula('a * 12 - b'))) // 'abs(a) * 12 + abs(b)'
 */
export function sizeFormula(formula: Formula): Formula {
  switch (formula.type) {
    case 'literal':
      return formula
    case 'name':
      return sizeOf(formula)
    case 'negation':
      return sizeFormula(formula.operand)
    case 'not':
      return formula
    case 'binary':
      return sizeOfBinary(formula)
    case 'call':
      return sizeOfCall(formula)
  }
}

/** The absolute value of a formula. */
const sizeOf = (formula: Formula): Formula => ({ type: 'call', name: 'abs', operands: [formula] })

function sizeOfBinary(formula: Formula & { readonly type: 'binary' }): Formula {
  const { operator, left, right } = formula
  switch (operator) {
    case '+':
    case '-':
      return { type: 'binary', operator: '+', left: sizeFormula(left), right: sizeFormula(right) }
    case '*':
      return { type: 'binary', operator, left: sizeFormula(left), right: sizeFormula(right) }
    case '/':
      return { type: 'binary', operator, left: sizeFormula(left), right: sizeOf(right) }
    case '^':
      return sizeOf(formula)
    default:
      return formula // a comparison or a condition gives a boolean, which has no size
  }
}

function sizeOfCall(formula: Formula & { readonly type: 'call' }): Formula {
  const { name, operands } = formula
  if (name === 'if') {
    const [condition, ...branches] = operands
    return condition ? { ...formula, operands: [condition, ...branches.map(sizeFormula)] } : formula
  }
  if (name === 'abs') return operands[0] ? sizeFormula(operands[0]) : formula
  if (!SELECTIONS.includes(name)) return sizeOf(formula)
  const isTableFunction = !['min', 'max', 'euro', 'centime', 'bruit'].includes(name)
  // the operands before the last one are the table, a row or a condition, not an amount
  const isPlace = (index: number) => isTableFunction && index < operands.length - 1
  const sized = operands.map((operand, index) => (isPlace(index) ? operand : sizeFormula(operand)))
  // The noise of the largest operand of a min may decide which one it is.
  return { ...formula, name: name === 'min' ? 'max' : name === 'least' ? 'most' : name, operands: sized }
}
