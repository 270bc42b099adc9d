/**
 * A second evaluator of the published grammar of formulas, for tests: it walks the text itself, shares no code with the
 * library's, and follows its published description alone.
 */
import { Decimal } from './decimal.ts'

/**
 * A value of a formula; `null` where it has none. Used by `explanations.ts`, `explication-replay.ts` and
 * `explications.ts`.
 */
export type Value = number | string | boolean | null

/**
 * A table: row 0 is its start, rows 1 to n are its lines. Used by `explanations.ts` and
 * `explication-replay.ts`.
 */
export interface Table {
  /** How many rows it has, n. */
  readonly count: number
  readonly cell: (column: string, row: number) => Value
  /** Whether it has a column of that name. */
  readonly has: (column: string) => boolean
}

/**
 * What the names of a formula stand for; `undefined` for a name that stands for nothing. Used by
 * `explication-replay.ts`.
 */
export interface Names {
  readonly value: (name: string) => Value | undefined
  readonly table: (name: string) => Table | undefined
  /** For the formula of a column: its own table, and the row that is computed. */
  readonly own?: { readonly table: Table; readonly row: number }
}

/**
 * The value of a formula. Used by `explanations.ts`, `explication-replay.ts` and
 * `test/formula-evaluator.test.ts`.
 * @throws Error for a text outside of the grammar, or a name that stands for nothing.
 * @example evaluate('2 * capital', { value: (name) => (name === 'capital' ? 5 : undefined), table: () => undefined })
 * // 10
 */
export function evaluate(text: string, names: Names): Value {
  const read = known.get(text) ?? readFormula(text)
  known.set(text, read)
  return read(names)
}

/** Formulas read before: the same ones are evaluated in each row of each question. */
const known = new Map<string, Evaluated>()

function readFormula(text: string): Evaluated {
  const reader = new Reader(text)
  const read = reader.or()
  if (reader.token !== '') throw new Error(`${reader.token} is left of ${text}`)
  return read
}

/** Reads a value from names; `rows` holds the row at which each table is read. */
type Evaluated = (names: Names, rows?: ReadonlyMap<string, number>) => Value

const TOKEN =
  /\s*(\d+(?:\.\d+)?|"[^"]*"|<=|>=|<>|[-+*/^()<>=,]|[A-Za-z_][A-Za-z0-9_]*(?:\.[A-Za-z_][A-Za-z0-9_]*)*|$)/y

class Reader {
  readonly #tokens: string[] = []
  #at = 0

  constructor(text: string) {
    TOKEN.lastIndex = 0
    while (TOKEN.lastIndex < text.length) {
      const found = TOKEN.exec(text)
      if (!found) throw new Error(`not a formula: ${text}`)
      if (found[1]) this.#tokens.push(found[1])
      else break
    }
  }

  get token(): string {
    return this.#tokens[this.#at] ?? ''
  }

  #take(...wanted: string[]): string | undefined {
    const { token } = this
    if (!wanted.includes(token)) return undefined
    this.#at += 1
    return token
  }

  or(): Evaluated {
    const terms = [this.#and()]
    while (this.#take('or')) terms.push(this.#and())
    return terms.length === 1 ? (terms[0] as Evaluated) : shortCircuit(terms, true)
  }

  #and(): Evaluated {
    const terms = [this.#not()]
    while (this.#take('and')) terms.push(this.#not())
    return terms.length === 1 ? (terms[0] as Evaluated) : shortCircuit(terms, false)
  }

  #not(): Evaluated {
    if (!this.#take('not')) return this.#comparison()
    const operand = this.#not()
    return (names, rows) => {
      const value = operand(names, rows)
      return typeof value === 'boolean' ? !value : null
    }
  }

  #comparison(): Evaluated {
    const left = this.#chain(() => this.#chain(() => this.#unary(), '*', '/'), '+', '-')
    const operator = this.#take('<', '<=', '>', '>=', '=', '<>')
    if (!operator) return left
    const right = this.#chain(() => this.#chain(() => this.#unary(), '*', '/'), '+', '-')
    return (names, rows) => compare(operator, left(names, rows), right(names, rows))
  }

  #chain(operand: () => Evaluated, ...operators: string[]): Evaluated {
    let left = operand()
    for (let operator = this.#take(...operators); operator; operator = this.#take(...operators)) {
      const [before, sign, right] = [left, operator, operand()]
      left = (names, rows) => arithmetic(sign, before(names, rows), right(names, rows))
    }
    return left
  }

  #unary(): Evaluated {
    if (!this.#take('-')) return this.#power()
    const operand = this.#unary()
    return (names, rows) => arithmetic('-', 0, operand(names, rows))
  }

  #power(): Evaluated {
    const base = this.#atom()
    if (!this.#take('^')) return base
    const exponent = this.#unary()
    return (names, rows) => arithmetic('^', base(names, rows), exponent(names, rows))
  }

  #atom(): Evaluated {
    const { token } = this
    this.#at += 1
    if (/^\d/.test(token)) return () => Number(token)
    if (token.startsWith('"')) return () => token.slice(1, -1)
    if (token === 'true' || token === 'false') return () => token === 'true'
    if (token === 'null') return () => null
    if (token === '(') {
      const inside = this.or()
      if (!this.#take(')')) throw new Error('a parenthesis is not closed')
      return inside
    }
    if (!/^[A-Za-z_]/.test(token)) throw new Error(`${token} is no operand`)
    return this.#take('(') ? this.#call(token) : nameOf(token)
  }

  #call(name: string): Evaluated {
    const start = this.#at
    const operands: Evaluated[] = []
    while (!this.#take(')')) {
      if (operands.length > 0 && !this.#take(',')) throw new Error(`${name}: a comma is missing`)
      operands.push(this.or())
    }
    const first = this.#tokens[start] ?? ''
    if (name === 'lag') return lag(first, operands)
    return ROWS.includes(name) ? overRows(name, first, operands.slice(1)) : plain(name, operands)
  }
}

/** `and` or `or`, which stops at the first term with the value `decisive`. */
function shortCircuit(terms: readonly Evaluated[], decisive: boolean): Evaluated {
  return (names, rows) => {
    for (const term of terms) {
      const value = term(names, rows)
      if (typeof value !== 'boolean') return null
      if (value === decisive) return decisive
    }
    return !decisive
  }
}

function compare(operator: string, left: Value, right: Value): Value {
  if (operator === '=' || operator === '<>') {
    if (left === null || typeof left !== typeof right) return null
    return (left === right) === (operator === '=')
  }
  if (typeof left !== 'number' || typeof right !== 'number') return null
  if (operator === '<') return left < right
  if (operator === '<=') return left <= right
  return operator === '>' ? left > right : left >= right
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null)

function arithmetic(operator: string, left: Value, right: Value): Value {
  if (typeof left !== 'number' || typeof right !== 'number') return null
  if (operator === '+') return finite(left + right)
  if (operator === '-') return finite(left - right)
  if (operator === '*') return finite(left * right)
  return finite(operator === '/' ? left / right : left ** right)
}

/** A value, a column of the own table, its row before, or a column of a table whose rows are being read. */
function nameOf(name: string): Evaluated {
  const [table = '', column = ''] = name.split('.')
  return (names, rows) => {
    const { own } = names
    if (own && table === 'prev' && own.table.has(column)) return own.table.cell(column, own.row - 1)
    if (own?.table.has(name)) return own.table.cell(name, own.row)
    const row = rows?.get(table)
    if (row !== undefined) return names.table(table)?.cell(column, row) ?? null
    const value = names.value(name)
    if (value === undefined) throw new Error(`${name} stands for nothing`)
    return value
  }
}

const lag =
  (column: string, [, distance]: readonly Evaluated[]): Evaluated =>
  (names, rows) => {
    const { own } = names
    const back = distance?.(names, rows)
    if (!own || typeof back !== 'number') return null
    return own.row - back < 0 ? 0 : own.table.cell(column, own.row - back)
  }

const ROWS = ['sum', 'count', 'least', 'most', 'last', 'first', 'at', 'quantile']

const overRows =
  (name: string, tableName: string, operands: readonly Evaluated[]): Evaluated =>
  (names, rows) => {
    const table = names.table(tableName)
    if (!table) throw new Error(`${tableName} is no table`)
    const [a, b] = operands as [Evaluated, Evaluated?]
    const here = new Map(rows ?? []) // an operand reads it at once and keeps no row
    const at = (operand: Evaluated, row: number) =>
      row >= 1 && row <= table.count && Number.isInteger(row)
        ? operand(names, here.set(tableName, row))
        : null
    const all = (operand: Evaluated) =>
      Array.from({ length: table.count }, (_, index) => at(operand, index + 1))
    const numbersIn = (values: readonly Value[]) => values.filter((value) => typeof value === 'number')
    if (name === 'last') return at(a, table.count)
    if (name === 'at') {
      const row = a(names, rows)
      return typeof row === 'number' && b ? at(b, row) : null
    }
    const values = all(a)
    if (name === 'first') {
      const row = values.indexOf(true) + 1
      return b ? at(b, row) : null
    }
    if (name === 'count') return values.filter((value) => value === true).length
    if (name === 'sum') return values.reduce<Value>((total, value) => arithmetic('+', total, value), 0)
    const sorted = numbersIn(values).sort((x, y) => x - y)
    if (sorted.length === 0) return null
    if (name === 'least') return sorted[0] ?? null
    if (name === 'most') return sorted.at(-1) ?? null
    const share = b?.(names, rows)
    if (typeof share !== 'number' || share < 0 || share > 1) return null
    const position = share * (sorted.length - 1)
    const [below, above] = [sorted[Math.floor(position)] ?? 0, sorted[Math.ceil(position)] ?? 0]
    return below + (position - Math.floor(position)) * (above - below)
  }

const HALF_UP = Decimal.ROUND_HALF_UP

/** Half away from zero on the decimal text, first to `noise` decimals and then to `decimals`. */
const roundedTo = (value: number, noise: number, decimals: number): number =>
  new Decimal(value).toDecimalPlaces(noise, HALF_UP).toDecimalPlaces(decimals, HALF_UP).toNumber()

const NUMBERS: Readonly<Record<string, (...numbers: number[]) => number | boolean>> = {
  abs: (x = 0) => (x < 0 ? -x : x),
  floor: (x = 0) => new Decimal(x).floor().toNumber(),
  ceil: (x = 0) => new Decimal(x).ceil().toNumber(),
  ln: (x = 0) => Math.log(x),
  exp: (x = 0) => Math.E ** x,
  round: (x = 0, d = 0) =>
    Number.isInteger(d) ? new Decimal(x).toDecimalPlaces(d, HALF_UP).toNumber() : Number.NaN,
  euro: (x = 0) => roundedTo(x, 4, 0),
  centime: (x = 0) => roundedTo(x, 8, 2),
  bruit: (x = 0) => roundedTo(x, 4, 4),
  // A rate below -100 % has no growth.
  growth: (r = 0, n = 0) => (r < -1 ? Number.NaN : (1 + r) ** n),
  annuity: (r = 0, n = 0) => (r === 0 ? n : Math.expm1(n * Math.log1p(r)) / r),
  present: (r = 0, n = 0) => (r === 0 ? n : -Math.expm1(-n * Math.log1p(r)) / r),
  monthly: (t = 0) => Math.expm1(Math.log1p(t) / 12),
  exceeds: (a = 0, b = 0) => a - b > 0.005,
}

function plain(name: string, operands: readonly Evaluated[]): Evaluated {
  if (name === 'if') {
    const [condition, yes, no] = operands
    return (names, rows) => {
      const value = condition?.(names, rows)
      if (typeof value !== 'boolean') return null
      return (value ? yes : no)?.(names, rows) ?? null
    }
  }
  const numbersOf = (names: Names, rows?: ReadonlyMap<string, number>) =>
    operands.map((operand) => operand(names, rows)).filter((value) => typeof value === 'number')
  if (name === 'min' || name === 'max')
    return (names, rows) => {
      const numbers = numbersOf(names, rows)
      return numbers.length === 0 ? null : Math[name](...numbers)
    }
  const compute = NUMBERS[name]
  return (names, rows) => {
    if (!compute) throw new Error(`${name} is no function`)
    const numbers = numbersOf(names, rows)
    if (numbers.length < operands.length) return null
    const result = compute(...numbers)
    return typeof result === 'number' ? finite(result) : result
  }
}
