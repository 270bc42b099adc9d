/**
 * The grammar of the formulas of an explanation, version 1. It is published with the API: a reader may type any formula
 * into a calculator, and `analyses/explanation` replays them.
 *
 *     formula = and , { "or" , and } ;   and = not , { "and" , not } ;   not = "not" , not | comparison ;
 *     comparison = sum , [ ( "<" | "<=" | ">" | ">=" | "=" | "<>" ) , sum ] ;
 *     sum = product , { ( "+" | "-" ) , product } ;   product = unary , { ( "*" | "/" ) , unary } ;
 *     unary = "-" , unary | power ;   power = atom , [ "^" , unary ] ;
 *     atom = number | text | "true" | "false" | "null" | call | name | "(" , formula , ")" ;
 *     call = word , "(" , [ formula , { "," , formula } ] , ")" ;   name = word , { "." , word } ;
 */

/**
 * `null` is a value that does not exist: the rate of a loan that is never repaid, the top of the last bracket. Used
 * by `frame.ts` and `table-functions.ts`.
 */
export type FormulaValue = number | string | boolean | null

/** An operator on two numbers that gives a number. Used by `compile-formula.ts`. */
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '^'
/** An operator on two values that gives a boolean. Used by `compile-formula.ts`. */
export type ComparisonOperator = '<' | '<=' | '>' | '>=' | '=' | '<>'
type LogicalOperator = 'and' | 'or'

/**
 * A parsed formula, as a tree. Used by `compile-formula.ts`, `format-formula.ts`, `formula-names.ts`,
 * `formula-parts.ts` and others in `explanation`, `explication` and `formula`.
 */
export type Formula =
  | { readonly type: 'literal'; readonly value: FormulaValue }
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'negation'; readonly operand: Formula }
  | { readonly type: 'not'; readonly operand: Formula }
  | {
      readonly type: 'binary'
      readonly operator: ArithmeticOperator | ComparisonOperator | LogicalOperator
      readonly left: Formula
      readonly right: Formula
    }
  | { readonly type: 'call'; readonly name: string; readonly operands: readonly Formula[] }

/**
 * A formula that is not written in the grammar, or names something that does not exist. Used by `compile-formula.ts`,
 * `parse-formula.ts`, `tokenize.ts` and `explanation/zero-rates.ts`.
 */
export class FormulaError extends Error {
  readonly formula: string
  /** Where in the text, from 0. */
  readonly position: number

  constructor(message: string, formula: string, position: number) {
    super(`${message} at ${position} of "${formula}"`)
    this.name = 'FormulaError'
    this.formula = formula
    this.position = position
  }
}
