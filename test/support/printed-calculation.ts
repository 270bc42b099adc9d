/**
 * Reads the text of a calculation as an explication prints it in French, as a formula, for
 * `printed-digits.ts`.
 */
import type { Formula } from '../../packages/core/src/analyses/formula/syntax.ts'
import { NotPrinted } from './decimal-formula.ts'

const binary = (operator: string, left: Formula, right: Formula): Formula =>
  ({ type: 'binary', operator, left, right }) as Formula
const call = (name: string, ...operands: Formula[]): Formula => ({ type: 'call', name, operands })
const literal = (value: number | string | boolean | null): Formula => ({ type: 'literal', value })

/** A number and its unit; only `%` changes its value. */
const NUMBER = /(\d[\d\u202f]*(?:,\d+)?)(?:\u00a0(%|€(?: par mois)?|ans?|mois)(?![a-zé]))?/y
/** A place where no operator and no word between operands begins: those end a label or a choice. */
const NOT_AT_END = '(?! (?:si|et|ou|dépasse) |, sinon | [=≠<>≤≥+−×/] )'
const WORDS = new RegExp(`(?:(?:[^()=≠;|]|\\([^()]*\\))${NOT_AT_END})*(?:[^()=≠;|]|\\([^()]*\\))?`, 'y')

const OPERATORS: Readonly<Record<string, string>> = { '×': '*', '−': '-', '≤': '<=', '≥': '>=', '≠': '<>' }
const ROUNDINGS: readonly (readonly [RegExp, (x: Formula, digits: string) => Formula])[] = [
  [/arrondi à l’euro de /y, (x) => call('euro', x)],
  [/arrondi au centime de /y, (x) => call('centime', x)],
  [/arrondi à (\d+) décimales? de /y, (x, digits) => call('round', x, literal(Number(digits)))],
  [/partie entière de /y, (x) => call('floor', x)],
  [/entier au-dessus de /y, (x) => call('ceil', x)],
  [/valeur absolue de /y, (x) => call('abs', x)],
]

/**
 * The formula of a printed calculation. A label that stands for a cell becomes a name.
 * @param labels the names that labels stand for, such as those of columns.
 * @throws NotPrinted for words that no calculator computes.
 * @example parseCalculation('12 × 20 si 191 > 0, sinon 0', new Map()) // the formula if(191 > 0, 12 * 20, 0)
 */
export function parseCalculation(text: string, labels: ReadonlyMap<string, string>): Formula {
  const reader = new Reader(text, labels)
  const formula = reader.sentence()
  if (!reader.isAtEnd) throw new NotPrinted(`${reader.rest} is left of ${text}`)
  return formula
}

class Reader {
  readonly #text: string
  readonly #labels: readonly (readonly [label: string, name: string])[]
  #at = 0

  constructor(text: string, labels: ReadonlyMap<string, string>) {
    this.#text = text
    this.#labels = [...labels].toSorted(([a], [b]) => b.length - a.length)
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length
  }

  get rest(): string {
    return this.#text.slice(this.#at)
  }

  #take(expected: string): boolean {
    if (!this.#text.startsWith(expected, this.#at)) return false
    this.#at += expected.length
    return true
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text) ?? undefined
    if (found) this.#at = pattern.lastIndex
    return found
  }

  sentence(): Formula {
    const value = this.#logic()
    if (this.#take(' si ')) {
      const condition = this.#logic()
      if (!this.#take(', sinon ')) throw new NotPrinted(this.#text)
      return call('if', condition, value, this.#logic())
    }
    if (this.#take(', ligne ')) {
      const row = this.#logic()
      return call('at', { type: 'name', name: tableOf(value) ?? '' }, row, value)
    }
    if (this.#take(', dernière ligne'))
      return call('last', { type: 'name', name: tableOf(value) ?? '' }, value)
    return value
  }

  #logic(): Formula {
    let left = this.#not()
    for (;;) {
      if (this.#take(' et ')) left = binary('and', left, this.#not())
      else if (this.#take(' ou ')) left = binary('or', left, this.#not())
      else return left
    }
  }

  #not(): Formula {
    if (this.#match(/non(?= )/y) && this.#take(' ')) return { type: 'not', operand: this.#not() }
    return this.#comparison()
  }

  #comparison(): Formula {
    const left = this.#sum()
    if (this.#take(' dépasse ')) return call('exceeds', left, this.#sum())
    const [, operator] = this.#match(/ ([<>=≤≥≠]) /y) ?? []
    return operator ? binary(OPERATORS[operator] ?? operator, left, this.#sum()) : left
  }

  #sum(): Formula {
    let left = this.#product()
    for (;;) {
      const [, operator] = this.#match(/ ([+−]) /y) ?? []
      if (!operator) return left
      left = binary(OPERATORS[operator] ?? operator, left, this.#product())
    }
  }

  #product(): Formula {
    let left = this.#power()
    for (;;) {
      const [, operator] = this.#match(/ ?([×/]) ?/y) ?? []
      if (!operator) return left
      left = binary(OPERATORS[operator] ?? operator, left, this.#power())
    }
  }

  #power(): Formula {
    if (this.#take('−')) return { type: 'negation', operand: this.#power() }
    const base = this.#atom()
    return this.#match(/ ?\^ ?/y) ? binary('^', base, this.#power()) : base
  }

  #atom(): Formula {
    for (const [pattern, make] of ROUNDINGS) {
      const found = this.#match(pattern)
      if (found) return make(this.sentence(), found[1] ?? '')
    }
    const label = this.#labels.find(([one]) => this.#text.startsWith(one, this.#at))
    if (label && this.#take(label[0])) return { type: 'name', name: label[1] }
    if (this.#take('(')) return this.#closed(this.sentence(), ')')
    if (this.#take('|')) return call('abs', this.#closed(this.sentence(), '|'))
    const [, name] = this.#match(/(min|max|ln|exp)\(/y) ?? []
    if (name) return this.#operands(name)
    const number = this.#match(NUMBER)
    if (number) return literal(numberOf(number))
    return this.#words()
  }

  #closed(inside: Formula, end: string): Formula {
    if (!this.#take(end)) throw new NotPrinted(`no ${end} at ${this.rest}`)
    return inside
  }

  #operands(name: string): Formula {
    const operands = [this.sentence()]
    while (this.#take(' ; ')) operands.push(this.sentence())
    return this.#closed(call(name, ...operands), ')')
  }

  /** A choice, a yes or no, or nothing: words to the next operator, with the parentheses that they hold. */
  #words(): Formula {
    const [text = ''] = this.#match(WORDS) ?? []
    const words = text.trim()
    if (words === 'rien') return literal(null)
    if (words === 'oui' || words === 'non') return literal(words === 'oui')
    if (/\((oui|non)\)$/.test(words)) return literal(words.endsWith('(oui)'))
    if (words === '' || /[×−+/]|\bligne\b|\blignes\b|somme des|plus (petit|grand)|quantile /.test(words))
      throw new NotPrinted(this.#text)
    return literal(words.replace(/^«\u00a0(.*)\u00a0»$/, '$1'))
  }
}

const numberOf = ([, digits = '', unit]: RegExpExecArray): number => {
  const value = digits.replaceAll('\u202f', '').replace(',', '.')
  return unit === '%' ? Number(`${value}e-2`) : Number(value)
}

/** The table of the columns of a formula. */
function tableOf(formula: Formula): string | undefined {
  switch (formula.type) {
    case 'name':
      return formula.name.includes('.') ? formula.name.slice(0, formula.name.indexOf('.')) : undefined
    case 'binary':
      return tableOf(formula.left) ?? tableOf(formula.right)
    case 'negation':
    case 'not':
      return tableOf(formula.operand)
    case 'call':
      return formula.operands.map(tableOf).find((found) => found !== undefined)
    default:
      return undefined
  }
}
