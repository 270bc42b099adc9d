import { describe, expect, it } from 'vitest'
import { compileFormula } from './compile-formula.ts'
import type { Frame, Scope } from './frame.ts'
import { parseFormula } from './parse-formula.ts'
import { FormulaError, type FormulaValue } from './syntax.ts'

/**
 * A scope and a frame of some values and one table, `annees`, whose columns begin with row 0; `row` is its
 * own row.
 */
function scopeOf(
  values: Readonly<Record<string, FormulaValue>> = {},
  columns: Readonly<Record<string, readonly FormulaValue[]>> = {},
  row?: number,
): { readonly scope: Scope; readonly frame: Frame } {
  const names = Object.keys(values)
  const columnNames = Object.keys(columns)
  const find = (list: readonly string[], name: string) => {
    const index = list.indexOf(name)
    return index < 0 ? undefined : index
  }
  const table = { index: 0, columnOf: (name: string) => find(columnNames, name) }
  return {
    scope: {
      slotOf: (name) => find(names, name),
      tableOf: (name) => (name === 'annees' ? table : undefined),
      ...(row === undefined ? {} : { ownTable: table }),
    },
    frame: {
      slots: Object.values(values),
      tables: [
        {
          count: (Object.values(columns)[0]?.length ?? 1) - 1,
          columns: Object.values(columns).map((column) => [...column]),
          makers: [],
          row: row ?? 0,
        },
      ],
    },
  }
}

function evaluate(text: string, ...given: Parameters<typeof scopeOf>): FormulaValue {
  const { scope, frame } = scopeOf(...given)
  return compileFormula(text, scope)(frame)
}

describe('compileFormula', () => {
  it.each<[string, FormulaValue]>([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['7 - 2 - 1', 4],
    ['8 / 4 / 2', 1],
    ['-2 ^ 2', -4],
    ['2 ^ -1', 0.5],
    ['- - 3', 3],
    ['1 < 2 and 2 <= 2', true],
    ['not 1 > 2', true],
    ['1 = 1 or null', true],
    ['1 <> 2', true],
    ['"debut" = "debut"', true],
    ['"1" = 1', null],
    ['"a" < "b"', null],
  ])('evaluates %s to %j', (text, expected) => {
    expect(evaluate(text)).toEqual(expected)
  })

  it.each<[string, FormulaValue]>([
    ['min(3, 1, 2)', 1],
    ['max(null, 2)', 2],
    ['min(null)', null],
    ['abs(-2)', 2],
    ['floor(-1.5)', -2],
    ['ceil(1.2)', 2],
    ['round(1.005, 2)', 1.01],
    ['round(-2.5, 0)', -3],
    ['euro(1234.5)', 1235],
    ['centime(478.885)', 478.89],
    ['bruit(0.1 + 0.2)', 0.3],
    ['exceeds(100.004, 100)', false],
    ['exceeds(100.006, 100)', true],
    ['annuity(0, 12)', 12],
    ['present(0, 12)', 12],
    ['if(1 > 2, 1 / 0, 5)', 5],
    ['if(null, 1, 2)', null],
    ['if(3, 1, 2)', null],
  ])('evaluates the function %s to %j', (text, expected) => {
    expect(evaluate(text)).toEqual(expected)
  })

  it.each<[string, number]>([
    ['growth(0.05, 10)', 1.05 ** 10],
    ['annuity(0.01, 12)', (1.01 ** 12 - 1) / 0.01],
    ['present(0.01, 12)', (1 - 1.01 ** -12) / 0.01],
    ['monthly(0.07)', 1.07 ** (1 / 12) - 1],
    ['exp(1)', Math.E],
    ['ln(2)', Math.LN2],
    ['ln(1 / 8 ^ 40)', -120 * Math.LN2],
    ['3 ^ 4', 81],
    ['(1 / 8 ^ 40) ^ 0.01', 2 ** -1.2],
  ])('computes %s as its definition does', (text, expected) => {
    expect(evaluate(text)).toBeCloseTo(expected, 11)
  })

  it.each([
    '1 / 0',
    '0 / 0',
    'ln(0)',
    'ln(-1)',
    'exp(1000)',
    '(0 - 8) ^ 0.5',
    '1 + null',
    '-null',
    'round(1, 0.5)',
  ])('gives null for %s, which has no finite value', (text) => {
    expect(evaluate(text)).toBeNull()
  })

  it('does not evaluate the second operand of and or or when the first decides', () => {
    expect(evaluate('false and 1 / 0 > 1')).toBe(false)
    expect(evaluate('true or 1 / 0 > 1')).toBe(true)
  })

  it('reads values by their names, dotted ones included', () => {
    const values = { capital: 100, 'parts.couple': 2 }
    expect(evaluate('capital * parts.couple', values)).toBe(200)
  })

  it.each([
    'inconnu',
    'inconnu(1)',
    'abs(1, 2)',
    'min()',
    'if(1, 2)',
    'sum(capital, 1)',
    'lag(capital, 1)',
    'constructor',
    'toString(1)',
  ])('refuses %s when it is compiled', (text) => {
    expect(() => compileFormula(text, scopeOf({ capital: 1 }).scope)).toThrow(FormulaError)
  })
})

describe('compileFormula over a table', () => {
  const columns = { annee: [0, 1, 2, 3], solde: [100, 110, null, 133], plein: [false, false, true, true] }

  it.each<[string, FormulaValue]>([
    ['sum(annees, annees.annee)', 6],
    ['sum(annees, 2 * annees.annee + decalage)', 15],
    ['sum(annees, annees.solde)', null],
    ['count(annees, annees.plein)', 2],
    ['least(annees, annees.solde)', 110],
    ['most(annees, annees.solde)', 133],
    ['last(annees, annees.solde)', 133],
    ['first(annees, annees.plein, annees.annee)', 2],
    ['first(annees, annees.annee > 9, annees.annee)', null],
    ['at(annees, 1, annees.solde)', 110],
    ['at(annees, 4, annees.solde)', null],
    ['at(annees, 0, annees.solde)', null],
    ['quantile(annees, annees.annee, 0.25)', 1.5],
    ['quantile(annees, annees.annee, 2)', null],
  ])('evaluates %s to %j', (text, expected) => {
    expect(evaluate(text, { decalage: 1 }, columns)).toEqual(expected)
  })

  it('reads its own columns bare, the row before with prev and earlier ones with lag', () => {
    expect(evaluate('annee + prev.annee', {}, columns, 3)).toBe(5)
    expect(evaluate('lag(annee, 3)', {}, columns, 3)).toBe(0)
    expect(evaluate('lag(solde, 2)', {}, columns, 3)).toBe(110)
    expect(evaluate('lag(solde, 4)', {}, columns, 3)).toBe(0)
    expect(evaluate('prev.solde', {}, columns, 1)).toBe(100)
  })

  it('restores the current row of a table after a function over its rows', () => {
    expect(evaluate('sum(annees, annees.annee) + annee', {}, columns, 2)).toBe(8)
  })
})

describe('parseFormula', () => {
  it.each([
    '',
    '1 +',
    '(1',
    '1)',
    '1 2',
    'and 1',
    'a..b',
    '"a',
    '1 < 2 < 3',
    'f(1,)',
    'a b',
    '1e5',
    '1.5 + .5',
    "a'b",
    '#',
  ])('refuses %j', (text) => {
    expect(() => parseFormula(text)).toThrow(FormulaError)
  })

  it('accepts 60 levels and refuses 61', () => {
    const nested = (levels: number) => `${'('.repeat(levels - 1)}1${')'.repeat(levels - 1)}`
    expect(parseFormula(nested(60))).toEqual({ type: 'literal', value: 1 })
    expect(() => parseFormula(nested(61))).toThrow('60 levels')
  })

  it('accepts 2,000 characters and refuses 2,001', () => {
    const sized = (length: number) => `1${'+1'.repeat((length - 1) >> 1)}${length % 2 ? '' : ' '}`
    expect(sized(2000)).toHaveLength(2000)
    expect(parseFormula(sized(2000)).type).toBe('binary')
    expect(() => parseFormula(sized(2001))).toThrow('2000 characters')
  })

  it('gives the position of the first character that is not in the grammar', () => {
    expect(() => parseFormula('1 + # 2')).toThrow('Unexpected character at 3')
    expect(() => parseFormula('min(1, 2')).toThrow('Expected ) at 8')
  })
})
