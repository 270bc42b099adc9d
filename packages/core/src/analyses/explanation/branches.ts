import type { Formula } from '../formula/syntax.ts'

/**
 * An alternative of a formula: one operand of min or max, or one side of an if. Used by
 * `explication/formula-reader.ts`.
 */
export interface FormulaBranch {
  readonly formula: Formula
  /** For an if: the value of the condition for which this branch is taken. */
  readonly takenWhen?: boolean
}

/** The alternatives of a formula. Used by `explication/formula-reader.ts`. */
export interface Branches {
  readonly kind: 'min' | 'max' | 'if'
  /** For an if. */
  readonly condition?: Formula
  readonly branches: readonly FormulaBranch[]
}

const ROUNDINGS = ['euro', 'centime', 'bruit', 'round']

/**
 * The alternatives of a formula that is a `min`, a `max` or an `if`, perhaps rounded; `undefined` for another
 * one. Used by `explication/formula-reader.ts`.
 */
export function branchesOf(formula: Formula): Branches | undefined {
  if (formula.type !== 'call') return undefined
  const { name, operands } = formula
  const [first, second, third] = operands
  if (ROUNDINGS.includes(name)) return first && branchesOf(first)
  if ((name === 'min' || name === 'max') && operands.length > 1)
    return { kind: name, branches: operands.map((operand) => ({ formula: operand })) }
  if (name === 'if' && first && second && third)
    return {
      kind: 'if',
      condition: first,
      branches: [
        { formula: second, takenWhen: true },
        { formula: third, takenWhen: false },
      ],
    }
  return undefined
}
