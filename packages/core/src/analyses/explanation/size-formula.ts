import type { Formula } from '../formula/syntax.ts'

/** Functions that give one of their operands, or a sum of some: their size is that of the operands. */
const SELECTIONS = ['min', 'max', 'sum', 'least', 'most', 'last', 'first', 'at', 'euro', 'centime', 'bruit']

/**
 * A formula whose value is the size of what the other adds up and takes off: each difference is a sum of sizes.
 * Doubles stray by some share of that size, however small the difference is. Used by `compile-explanation.ts` and
 * `explication/write-column.ts`.
 * @example formatFormula(sizeFormula(parseFormula('mensualites * 12 - principal'))) // 'abs(mensualites) * 12 + abs(principal)'
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
      return formula
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
  const isPlace = (index: number) => isTableFunction && index < operands.length - 1
  const sized = operands.map((operand, index) => (isPlace(index) ? operand : sizeFormula(operand)))
  // The noise of the largest operand of a min may decide which one it is.
  return { ...formula, name: name === 'min' ? 'max' : name === 'least' ? 'most' : name, operands: sized }
}
