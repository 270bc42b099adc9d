import type { Formula } from './syntax.ts'

/**
 * The direct parts of a formula: the operands of a call or of an operator. Used by `formula-names.ts`,
 * `explanation/calculation-text.ts`, `explanation/zero-rates.ts`, `explication/cell-digits.ts`,
 * `explication/formula-reader.ts`, `explication/table-focus.ts` and `explication/write-column.ts`.
 * @example partsOf(parseFormula('a + b')) // the names a and b
 */
export function partsOf(formula: Formula): readonly Formula[] {
  switch (formula.type) {
    case 'negation':
    case 'not':
      return [formula.operand]
    case 'binary':
      return [formula.left, formula.right]
    case 'call':
      return formula.operands
    default:
      return []
  }
}

/**
 * A formula with each of its direct parts replaced by `within`; the same object where no part changes, so
 * that callers see whether one did. Used by `explanation/expand-sums.ts`, `explanation/zero-rates.ts` and
 * `explication/write-column.ts`.
 * Exported by `@denier/core/formulas`, and used by `explanation/formula-in-labels.ts` of `@denier/web`.
 * @example mapParts(formula, (part) => part) === formula
 */
export function mapParts(formula: Formula, within: (part: Formula) => Formula): Formula {
  switch (formula.type) {
    case 'negation':
    case 'not': {
      const operand = within(formula.operand)
      return operand === formula.operand ? formula : { ...formula, operand }
    }
    case 'binary': {
      const left = within(formula.left)
      const right = within(formula.right)
      return left === formula.left && right === formula.right ? formula : { ...formula, left, right }
    }
    case 'call': {
      const operands = formula.operands.map(within)
      return operands.every((operand, index) => operand === formula.operands[index])
        ? formula
        : { ...formula, operands }
    }
    default:
      return formula
  }
}
