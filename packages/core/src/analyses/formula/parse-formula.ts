import { type Formula, FormulaError } from './syntax.ts'
import { type Token, tokenize } from './tokenize.ts'

/** In characters. */
const MAX_LENGTH = 2000
/** Levels of parentheses, calls and signs within each other. */
const MAX_DEPTH = 60

const COMPARISONS = ['<', '<=', '>', '>=', '=', '<>'] as const
const CONSTANTS: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
])
/**
 * Operators before a value. `and` and `or` stand between values: in the place of one, they are names (`or` is
 * gold).
 */
const PREFIXES = ['not']

/**
 * Reads a formula by the grammar of `syntax.ts`. `-2 ^ 2` is -4, `2 ^ 3 ^ 2` is 512. Called by
 * `compile-formula.ts`, `explanation/compile-explanation.ts` and `explication/formula-reader.ts`.
 * Exported by `@denier/core/formulas`, and used by `explanation/formula-in-labels.ts` of `@denier/web`.
 * @throws FormulaError when the text is not in the grammar, is longer than 2,000 characters or nests more than 60
 * levels.
 * @example parseFormula('capital * (1 + taux / 100)')
 */
export function parseFormula(formula: string): Formula {
  if (formula.length > MAX_LENGTH)
    throw new FormulaError(`More than ${MAX_LENGTH} characters`, formula.slice(0, 40), MAX_LENGTH)
  return new Parser(formula).parse()
}

class Parser {
  readonly #formula: string
  readonly #tokens: readonly Token[]
  #next = 0
  #depth = 0

  constructor(formula: string) {
    this.#formula = formula
    this.#tokens = tokenize(formula)
  }

  parse(): Formula {
    const formula = this.#or()
    if (this.#peek().type !== 'end') this.#fail('Expected an operator or the end')
    return formula
  }

  #or(): Formula {
    return this.#nested(() => this.#chain(['or'], () => this.#and()))
  }

  #and(): Formula {
    return this.#chain(['and'], () => this.#not())
  }

  #not(): Formula {
    if (!this.#accept('not')) return this.#comparison()
    return this.#nested(() => ({ type: 'not', operand: this.#not() }))
  }

  #comparison(): Formula {
    const left = this.#sum()
    const operator = COMPARISONS.find((sign) => this.#accept(sign))
    return operator ? { type: 'binary', operator, left, right: this.#sum() } : left
  }

  #sum(): Formula {
    return this.#chain(['+', '-'], () => this.#product())
  }

  #product(): Formula {
    return this.#chain(['*', '/'], () => this.#unary())
  }

  #unary(): Formula {
    if (!this.#accept('-')) return this.#power()
    return this.#nested(() => ({ type: 'negation', operand: this.#unary() }))
  }

  #power(): Formula {
    const left = this.#atom()
    if (!this.#accept('^')) return left
    return { type: 'binary', operator: '^', left, right: this.#nested(() => this.#unary()) }
  }

  #atom(): Formula {
    const token = this.#take()
    if (token.type === 'number' || token.type === 'text') return { type: 'literal', value: token.value }
    if (token.value === '(') {
      const inner = this.#or()
      this.#expect(')')
      return inner
    }
    if (token.type !== 'name' || PREFIXES.includes(token.value))
      return this.#failAt(token, 'Expected a value')
    if (this.#accept('(')) return { type: 'call', name: token.value, operands: this.#operands() }
    const constant = CONSTANTS.get(token.value)
    return constant === undefined ? { type: 'name', name: token.value } : { type: 'literal', value: constant }
  }

  #operands(): readonly Formula[] {
    if (this.#accept(')')) return []
    const operands = [this.#or()]
    while (this.#accept(',')) operands.push(this.#or())
    this.#expect(')')
    return operands
  }

  /** Operands of one precedence, from left to right. */
  #chain(operators: readonly ('+' | '-' | '*' | '/' | 'and' | 'or')[], operand: () => Formula): Formula {
    let left = operand()
    for (;;) {
      const operator = operators.find((sign) => this.#accept(sign))
      if (!operator) return left
      left = { type: 'binary', operator, left, right: operand() }
    }
  }

  #nested<T>(read: () => T): T {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) this.#fail(`More than ${MAX_DEPTH} levels`)
    const result = read()
    this.#depth -= 1
    return result
  }

  #peek(): Token {
    return this.#tokens[this.#next] as Token
  }

  #take(): Token {
    const token = this.#peek()
    if (token.type !== 'end') this.#next += 1
    return token
  }

  #accept(value: string): boolean {
    const token = this.#peek()
    const isMatch = token.value === value && (token.type === 'sign' || token.type === 'name')
    if (isMatch) this.#next += 1
    return isMatch
  }

  #expect(value: string): void {
    if (!this.#accept(value)) this.#fail(`Expected ${value}`)
  }

  #fail(message: string): never {
    return this.#failAt(this.#peek(), message)
  }

  #failAt({ at }: Token, message: string): never {
    throw new FormulaError(message, this.#formula, at)
  }
}
