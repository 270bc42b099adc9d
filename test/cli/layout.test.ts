/** Layout of the parts of a page: canvas, tables and tornado charts. */
import { describe, expect, it } from 'vitest'
import { createCanvas } from '../../apps/cli/src/terminal/canvas.ts'
import { tableLines } from '../../apps/cli/src/terminal/table.ts'
import { tornado } from '../../apps/cli/src/terminal/tornado.ts'
import { columnsOf } from './support.ts'

const plain = (_: unknown, text: string) => text
const same = (text: string) => text

describe('createCanvas', () => {
  const scale = { min: 0, max: 4, step: 1 }

  it('draws each value on its row, the highest on top', () => {
    const canvas = createCanvas(6, 4, scale)
    canvas.line([0, 1, 2, 3, 4, 4], 0)
    expect(canvas.rows(plain)).toEqual(['    ╭─', '   ╭╯ ', '  ╭╯  ', ' ╭╯   ', '─╯    '])
  })

  it('breaks a line where a value is missing and draws a later line on top', () => {
    const canvas = createCanvas(5, 4, scale)
    canvas.line([2, 2, null, 2, 2], 1)
    canvas.line([null, 2, 2, null, null], 0)
    expect(canvas.rows(plain)[2]).toBe('═──══')
  })

  it('fills the area between two lines and draws markers behind it', () => {
    const canvas = createCanvas(3, 4, scale)
    canvas.area([0, 0, 0], [2, 2, 0], 0)
    canvas.area([2, 2, 0], [4, 4, 0], 1)
    canvas.mark(2)
    canvas.mark(0)
    for (const outside of [-1, 3, 40]) canvas.mark(outside)
    expect(canvas.rows(plain)).toEqual(['░░┊', '░░┊', '██┊', '██┊', '██┊'])
  })
})

describe('tableLines', () => {
  const figures = (rows: number, columns: number, width: number) =>
    Array.from({ length: columns }, (_, column) => ({
      head: `Colonne ${column}`,
      isText: false,
      cells: Array.from({ length: rows }, (_, row) => `${row}.${column}`.padStart(width, '0')),
    }))

  it.each([
    [3, 2, 6, 80],
    [3, 12, 9, 80], // on its side
    [30, 12, 9, 80], // in pieces
    [30, 5, 18, 60],
  ])('keeps every cell of a table of %i rows and %i columns', (rows, columns, size, width) => {
    const table = figures(rows, columns, size)
    const lines = tableLines(table, width, same)
    expect(Math.max(...lines.map(columnsOf))).toBeLessThanOrEqual(width)
    const cells = lines.join(' ').split(/\s+/)
    for (const cell of table.flatMap((column) => column.cells)) expect(cells).toContain(cell)
  })

  it('drops the cents before it splits a table', () => {
    const columns = figures(30, 6, 14).map((column) => ({ ...column, short: column.cells.map(() => '7') }))
    const lines = tableLines(columns, 60, same)
    expect(lines.filter((line) => /^ *7( +7){5}$/.test(line))).toHaveLength(30)
  })

  it('splits a table into pieces of similar width', () => {
    const lines = tableLines(figures(30, 8, 9), 80, same)
    const pieces = lines.filter((line) => line.startsWith('─')).map((line) => line.split('  ').length)
    expect(pieces).toEqual([5, 4])
  })

  it('moves units to the headers before it adds a piece', () => {
    const columns = figures(30, 6, 12).map((column) => ({
      ...column,
      bare: { head: 'Somme (€)', cells: column.cells.map(() => '1234567') },
    }))
    const lines = tableLines(columns, 60, same)
    expect(lines.filter((line) => /^ *1234567( +1234567){5}$/.test(line))).toHaveLength(30)
    expect(
      lines
        .slice(0, 2)
        .join(' ')
        .split(/\s+/)
        .filter((word) => word === '(€)'),
    ).toHaveLength(6)
  })

  it('wraps prose between words and keeps figures whole', () => {
    const prose = {
      head: 'Explication',
      isText: true,
      cells: ['une phrase assez longue pour deux lignes au moins'],
    }
    const lines = tableLines([prose, ...figures(1, 2, 12)], 60, same)
    expect(lines.join(' ').replace(/\s+/g, ' ')).toContain('0000000000.0')
    expect(lines.map((line) => line.slice(0, 32).trim()).join(' ')).toContain(prose.cells[0])
  })

  it('returns no line for a table without rows', () =>
    expect(tableLines(figures(0, 3, 2), 80, same)).toEqual([]))
})

describe('tornado', () => {
  const effects = [
    { name: 'Grand', low: 50, high: 150 },
    { name: 'Inverse', low: 125, high: 75 },
    { name: 'Seul', low: null, high: 150 },
    { name: 'Ensemble', low: 125, high: 150 },
  ]
  const [large = '', inverse = '', alone = '', both = '', key] = tornado(
    effects,
    100,
    { width: 60, paint: plain },
    'il baisse|il monte',
  )

  it('draws the fall of a parameter in light blocks and its rise in full blocks, on the side of its effect', () => {
    const middle = large.indexOf('│')
    for (const line of [inverse, alone, both]) expect(line.indexOf('│')).toBe(middle)
    expect([large.indexOf('░') < middle, large.indexOf('█') > middle]).toEqual([true, true])
    expect([inverse.indexOf('█') < middle, inverse.indexOf('░') > middle]).toEqual([true, true])
    expect(alone).not.toContain('░')
    expect(key).toBe('░░░ il baisse   ███ il monte')
  })

  it('draws lengths in proportion to the effects, the shorter first when both are on one side', () => {
    const count = (line: string, sign: string) => line.split(sign).length - 1
    expect(count(large, '█')).toBe(count(alone, '█'))
    expect(Math.abs(count(large, '░') - 2 * count(inverse, '█'))).toBeLessThanOrEqual(2)
    expect(both.indexOf('░')).toBeLessThan(both.indexOf('█'))
    expect(count(both, '░') + count(both, '█')).toBe(count(large, '█'))
  })
})
