/** The grammar of numbers against an acceptor written by hand, state by state, without a regular expression. */
import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cases } from '../../../../test/support/tier.ts'
import { readNumber } from './grammar.ts'

type State = 'start' | 'signed' | 'whole' | 'bare point' | 'fraction' | 'e' | 'e signed' | 'exponent'

/**
 * `-?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d{1,3})?`: the next state for each sort of character; none where it is
 * refused.
 */
const transitions: Record<State, { digit?: State; minus?: State; plus?: State; point?: State; e?: State }> = {
  start: { minus: 'signed', digit: 'whole', point: 'bare point' },
  signed: { digit: 'whole', point: 'bare point' },
  whole: { digit: 'whole', point: 'fraction', e: 'e' },
  'bare point': { digit: 'fraction' },
  fraction: { digit: 'fraction', e: 'e' },
  e: { minus: 'e signed', plus: 'e signed', digit: 'exponent' },
  'e signed': { digit: 'exponent' },
  exponent: { digit: 'exponent' },
}

const accepting: readonly State[] = ['whole', 'fraction', 'exponent']

function sortOf(character: string): 'digit' | 'minus' | 'plus' | 'point' | 'e' | undefined {
  if (character >= '0' && character <= '9' && character.length === 1) return 'digit'
  if (character === '-') return 'minus'
  if (character === '+') return 'plus'
  if (character === '.') return 'point'
  return character === 'e' || character === 'E' ? 'e' : undefined
}

function isInGrammar(text: string): boolean {
  let state: State = 'start'
  let exponentDigits = 0
  for (let index = 0; index < text.length; index += 1) {
    const sort = sortOf(text.charAt(index))
    const next: State | undefined = sort && transitions[state][sort]
    if (!next) return false
    if (next === 'exponent') exponentDigits += 1
    state = next
  }
  return accepting.includes(state) && exponentDigits <= 3
}

/** The value that a text must give, by decimal.js; `undefined` where it must be refused. */
function expected(text: string): number | undefined {
  if (text.length > 40 || !isInGrammar(text)) return undefined
  const value = new Decimal(text).toNumber()
  return Number.isFinite(value) ? value + 0 : undefined
}

const chars = (alphabet: string) => fc.constantFrom(...alphabet)
const text = (alphabet: string, maxLength: number) => fc.string({ unit: chars(alphabet), maxLength })
const digits = (maxLength: number) => text('0123456789', maxLength)

/** Parts of a number, each possibly absent, doubled or wrong: near the grammar's edge on both sides. */
const assembled = fc
  .tuple(
    fc.constantFrom('', '', '-', '+', '--', ' '),
    digits(5),
    fc.constantFrom('', '.', '.', ',', '..'),
    digits(4),
    fc.constantFrom('', '', 'e', 'E', 'e-', 'E+', 'ee', 'e+-'),
    digits(4),
    fc.constantFrom('', '', '', '\n', ' ', 'n', '%'),
  )
  .map((parts) => parts.join(''))

/** A sound number with one character changed, added or removed. */
const mistyped = fc
  .tuple(fc.double({ noNaN: true }), fc.nat(30), chars('0123456789.eE+- \n\u00a0_,x\u0663\uff13'), fc.nat(2))
  .map(([x, at, character, removed]) => {
    const sound = String(x)
    return sound.slice(0, at) + character + sound.slice(at + removed)
  })

/** Digits in numbers about the limit of length, which is 40 characters. */
const long = fc
  .tuple(
    fc.constantFrom('', '-', '.', '-.'),
    fc.string({ unit: chars('0123456789'), minLength: 36, maxLength: 42 }),
  )
  .map((parts) => parts.join(''))

const exponents = fc
  .tuple(digits(3), fc.constantFrom('e', 'e+', 'e-', 'E'), fc.integer({ min: 295, max: 1005 }))
  .map((parts) => parts.join(''))

const anyText = fc.oneof(
  text('0123456789.-', 8),
  text('0123456789.eE+-', 8),
  text('019.eE+- \t\n\u00a0,_xXbon\u0661\uff11', 8),
  assembled,
  mistyped,
  long,
  exponents,
  fc.string({ unit: 'binary', maxLength: 12 }),
)

describe('readNumber', () => {
  it('accepts exactly the published grammar, on random texts', () => {
    let accepted = 0
    let refused = 0
    const check = (candidate: string) => {
      const actual = readNumber(candidate)
      const wanted = expected(candidate)
      if (wanted === undefined) refused += 1
      else accepted += 1
      if (!Object.is(actual, wanted)) expect.fail(`${JSON.stringify(candidate)}: ${actual}, not ${wanted}`)
    }
    fc.assert(fc.property(anyText, check), cases(120_000))
    // the draw is of use only while it has many texts of both sorts
    expect(accepted / (accepted + refused)).toBeGreaterThan(1 / 6)
    expect(refused / (accepted + refused)).toBeGreaterThan(1 / 6)
  })

  it('reads every finite double from its shortest text', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
        expect(readNumber(String(x))).toBe(x + 0)
      }),
      cases(20_000),
    )
  })

  it.each([
    ['5.', 5],
    ['.5', 0.5],
    ['-.5', -0.5],
    ['1e3', 1000],
    ['1E+2', 100],
    ['1.e3', 1000],
    ['1e-003', 0.001],
    ['12.0', 12],
    ['007', 7],
    ['-0', 0],
    ['-0.0e5', 0],
    ['1e-400', 0],
    ['-1e-400', 0],
    ['1e308', 1e308],
    [`0.${'0'.repeat(37)}1`, 1e-38],
    ['9'.repeat(40), 1e40],
  ])('reads %s as %d', (candidate, value) => {
    expect(readNumber(candidate)).toBe(value)
  })

  it.each(['1e309', '-1e309', '1e999', '9'.repeat(41), '1e0001', '1e1000', '0'.repeat(5000)])(
    'rejects %s, which is infinite or too long',
    (candidate) => expect(readNumber(candidate)).toBeUndefined(),
  )
})
