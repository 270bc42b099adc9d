import type { CompiledFormula, FrameTable, Scope } from './frame.ts'
import { numberFunctions, power } from './number-functions.ts'
import { parseFormula } from './parse-formula.ts'
import type { ArithmeticOperator, ComparisonOperator, Formula, FormulaValue } from './syntax.ts'
import { FormulaError } from './syntax.ts'
import { compileTableFunction, isTableFunction } from './table-functions.ts'

/**
 * Compiles a formula for a scope. A result that is not finite is null. A null operand gives null, except that
 * `min`, `max`, `least` and `most` leave it out, and that an `if` ignores the branch that it does not take.
 * Called by `explanation/compile-explanation.ts` and `explication/write-column.ts`.
 * @throws FormulaError where the text is not in the grammar, a name has no value or a function has the wrong operands.
 */
export function compileFormula(text: string, scope: Scope): CompiledFormula {
  return new Compiler(text, scope).compile(parseFormula(text))
}

/** Compiles the parts of one formula; `text` is for error messages. */
class Compiler {
  readonly #text: string
  readonly #scope: Scope

  constructor(text: string, scope: Scope) {
    this.#text = text
    this.#scope = scope
  }

  compile(formula: Formula): CompiledFormula {
    switch (formula.type) {
      case 'literal':
        return () => formula.value
      case 'name':
        return this.#name(formula.name)
      case 'negation':
        return numeric([this.compile(formula.operand)], (value) => -(value as number))
      case 'not':
        return negated(this.compile(formula.operand))
      case 'binary':
        return this.#binary(formula)
      case 'call':
        return this.#call(formula.name, formula.operands)
    }
  }

  #name(name: string): CompiledFormula {
    const column = this.#column(name)
    if (column) return column
    const slot = this.#scope.slotOf(name)
    if (slot === undefined) return this.#fail(`Unknown name ${name}`)
    return ({ slots }) => slots[slot] ?? null
  }

  /** A column of the own table (`solde`, `prev.solde`) or of another one in an aggregate (`annees.solde`). */
  #column(name: string): CompiledFormula | undefined {
    const { ownTable } = this.#scope
    const own = ownTable?.columnOf(name)
    if (ownTable && own !== undefined) return cell(ownTable.index, own, 0)
    const dot = name.indexOf('.')
    if (dot < 0) return undefined
    const [first, rest] = [name.slice(0, dot), name.slice(dot + 1)]
    const previous = first === 'prev' ? ownTable?.columnOf(rest) : undefined
    if (ownTable && previous !== undefined) return cell(ownTable.index, previous, 1)
    const table = this.#scope.tableOf(first)
    const column = table?.columnOf(rest)
    return table && column !== undefined ? cell(table.index, column, 0) : undefined
  }

  #binary({ operator, left, right }: Formula & { readonly type: 'binary' }): CompiledFormula {
    const [a, b] = [this.compile(left), this.compile(right)]
    switch (operator) {
      case 'and':
        return logical(a, b, false)
      case 'or':
        return logical(a, b, true)
      case '+':
      case '-':
      case '*':
      case '/':
        return computed(a, b, operator)
      case '^':
        return numeric([a, b], power)
      default:
        return compared(a, b, operator)
    }
  }

  #call(name: string, operands: readonly Formula[]): CompiledFormula {
    if (name === 'min' || name === 'max') return this.#extreme(name, operands)
    if (name === 'if') return this.#choice(operands)
    if (name === 'lag') return this.#lag(operands)
    if (isTableFunction(name)) return this.#tableFunction(name, operands)
    const known = Object.hasOwn(numberFunctions, name) ? numberFunctions[name] : undefined
    if (!known) return this.#fail(`Unknown function ${name}`)
    this.#expectOperands(name, operands, known.arity)
    return numeric(
      operands.map((operand) => this.compile(operand)),
      known.compute,
    )
  }

  /** `min` or `max`; null where no operand is a number. */
  #extreme(name: 'min' | 'max', operands: readonly Formula[]): CompiledFormula {
    if (operands.length === 0) return this.#fail(`${name} takes at least one value`)
    const compiled = operands.map((operand) => this.compile(operand))
    const better = name === 'min' ? Math.min : Math.max
    return (frame) => {
      let best: number | null = null
      for (const operand of compiled) {
        const value = operand(frame)
        if (typeof value === 'number') best = best === null ? value : better(best, value)
      }
      return best
    }
  }

  /** `if(condition, yes, no)`; null where the condition is not a boolean. */
  #choice(operands: readonly Formula[]): CompiledFormula {
    this.#expectOperands('if', operands, 3)
    const [condition, yes, no] = operands.map((operand) => this.compile(operand)) as unknown as Three
    return (frame) => {
      const holds = condition(frame)
      if (typeof holds !== 'boolean') return null
      return holds ? yes(frame) : no(frame)
    }
  }

  /** `lag(solde, 3)`: the own column three rows before; 0 before the start. */
  #lag(operands: readonly Formula[]): CompiledFormula {
    this.#expectOperands('lag', operands, 2)
    const [column, distance] = operands as readonly [Formula, Formula]
    const { ownTable } = this.#scope
    const index = column.type === 'name' ? ownTable?.columnOf(column.name) : undefined
    if (!ownTable || index === undefined) return this.#fail('lag takes a column of its own table')
    const rows = this.compile(distance)
    return (frame) => {
      const table = frame.tables[ownTable.index]
      const rowsBack = rows(frame)
      if (!table || typeof rowsBack !== 'number') return null
      return table.row - rowsBack < 0 ? 0 : cellAt(table, index, table.row - rowsBack)
    }
  }

  #tableFunction(name: string, operands: readonly Formula[]): CompiledFormula {
    const [first, ...rest] = operands
    const table = first?.type === 'name' ? this.#scope.tableOf(first.name) : undefined
    if (!table) return this.#fail(`${name} takes a table first`)
    const compiled = rest.map((operand) => this.compile(operand))
    return (
      compileTableFunction(name, table.index, compiled) ??
      this.#fail(`${name} has the wrong number of operands`)
    )
  }

  #expectOperands(name: string, operands: readonly Formula[], count: number): void {
    if (operands.length !== count) this.#fail(`${name} takes ${count} operands`)
  }

  #fail(message: string): never {
    throw new FormulaError(message, this.#text, 0)
  }
}

type Three = readonly [CompiledFormula, CompiledFormula, CompiledFormula]

/** An arithmetic operation: one closure for each operator, since a replay spends most of its time in them. */
function computed(
  left: CompiledFormula,
  right: CompiledFormula,
  operator: Exclude<ArithmeticOperator, '^'>,
): CompiledFormula {
  switch (operator) {
    case '+':
      return (frame) => {
        const a = left(frame)
        const b = right(frame)
        return typeof a === 'number' && typeof b === 'number' ? finite(a + b) : null
      }
    case '-':
      return (frame) => {
        const a = left(frame)
        const b = right(frame)
        return typeof a === 'number' && typeof b === 'number' ? finite(a - b) : null
      }
    case '*':
      return (frame) => {
        const a = left(frame)
        const b = right(frame)
        return typeof a === 'number' && typeof b === 'number' ? finite(a * b) : null
      }
    case '/':
      return (frame) => {
        const a = left(frame)
        const b = right(frame)
        return typeof a === 'number' && typeof b === 'number' ? finite(a / b) : null
      }
  }
}

const comparisons: Readonly<
  Record<Exclude<ComparisonOperator, '=' | '<>'>, (a: number, b: number) => boolean>
> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a <= b,
  '>': (a, b) => a > b,
  '>=': (a, b) => a >= b,
}

/**
 * A function of numbers: null where an operand is not a number, or where the result is a number that is not
 * finite.
 */
function numeric(
  operands: readonly CompiledFormula[],
  compute: (...numbers: number[]) => number | boolean,
): CompiledFormula {
  const [first, second] = operands
  if (first && operands.length === 1)
    return (frame) => {
      const value = first(frame)
      return typeof value === 'number' ? finite(compute(value)) : null
    }
  if (first && second && operands.length === 2)
    return (frame) => {
      const a = first(frame)
      const b = second(frame)
      return typeof a === 'number' && typeof b === 'number' ? finite(compute(a, b)) : null
    }
  return (frame) => {
    const numbers: number[] = []
    for (const operand of operands) {
      const value = operand(frame)
      if (typeof value !== 'number') return null
      numbers.push(value)
    }
    return finite(compute(...numbers))
  }
}

/** Null in place of a number that is not finite. */
const finite = (result: number | boolean): number | boolean | null =>
  typeof result === 'boolean' || Number.isFinite(result) ? result : null

/**
 * A comparison: `=` and `<>` of two values of one type, the others of two numbers; null for other operands,
 * or where one is null.
 */
function compared(a: CompiledFormula, b: CompiledFormula, operator: ComparisonOperator): CompiledFormula {
  if (operator === '=' || operator === '<>') {
    const whenEqual = operator === '='
    return (frame) => {
      const left = a(frame)
      const right = b(frame)
      if (left === null || right === null || typeof left !== typeof right) return null
      return (left === right) === whenEqual
    }
  }
  const holds = comparisons[operator]
  return (frame) => {
    const left = a(frame)
    const right = b(frame)
    return typeof left === 'number' && typeof right === 'number' ? holds(left, right) : null
  }
}

/** `not`: null where the operand is not a boolean. */
const negated =
  (operand: CompiledFormula): CompiledFormula =>
  (frame) => {
    const value = operand(frame)
    return typeof value === 'boolean' ? !value : null
  }

/**
 * `and` or `or`, whose `stop` is false or true: where the left operand has that value, it is the result and
 * the right one, which may have no value, is not evaluated.
 */
const logical =
  (a: CompiledFormula, b: CompiledFormula, stop: boolean): CompiledFormula =>
  (frame) => {
    const left = a(frame)
    if (typeof left !== 'boolean' || left === stop) return typeof left === 'boolean' ? left : null
    const right = b(frame)
    return typeof right === 'boolean' ? right : null
  }

/**
 * Reads a cell of a table at the row that formulas read now, or `back` rows before it; 0 before the start.
 * @param table its index in `Frame.tables`.
 */
function cell(table: number, column: number, back: number): CompiledFormula {
  if (back === 0)
    return ({ tables }) => {
      const held = tables[table]
      return held ? cellAt(held, column, held.row) : null
    }
  return ({ tables }) => {
    const held = tables[table]
    if (!held) return null
    const row = held.row - back
    return row < 0 ? 0 : cellAt(held, column, row)
  }
}

/** A cell, which is made where it is missing. */
const cellAt = ({ columns, makers }: FrameTable, column: number, row: number): FormulaValue =>
  columns[column]?.[row] ?? makers[column]?.(row) ?? null
