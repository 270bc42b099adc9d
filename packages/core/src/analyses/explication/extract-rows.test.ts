import { describe, expect, it } from 'vitest'
import { extractRows } from './extract-rows.ts'

/** A column from row 1: row 0 is the start of a table. */
const column = (...cells: (number | string | null)[]) => ({ values: [null, ...cells], isRead: false })
const growing = column(...Array.from({ length: 12 }, (_, index) => 100 + index))

describe('extractRows', () => {
  it('gives a short table whole', () => {
    expect(extractRows([column(1, 2, 3)], 3, [])).toEqual([1, 2, 3])
    expect(extractRows([], 0, [])).toEqual([])
  })

  it('gives the first and the last row of a table in which nothing changes', () => {
    expect(extractRows([growing], 12, [])).toEqual([1, 12])
  })

  it('gives the row where a column changes after having kept one value', () => {
    expect(extractRows([growing, column(5, 5, 5, 5, 5, 5, 5, 8, 8, 8, 8, 8)], 12, [])).toEqual([1, 8, 12])
  })

  it('gives the row where a column changes its sign or has no value any more', () => {
    const signs = column(-5, -4, -3, -2, 1, 2, 3, 4, 5, 6, 7, 8)
    const ends = column(...Array.from({ length: 9 }, (_, index) => index + 1), null, null, null)
    expect(extractRows([signs, ends], 12, [])).toEqual([1, 5, 10, 12])
  })

  it('sees no change in the noise of doubles', () => {
    const noise = column(0, 0, 1e-13, 0, 0, -2e-13, 0, 0, 0, 1e-12, 0, 0)
    expect(extractRows([growing, noise], 12, [])).toEqual([1, 12])
  })

  it('gives the row of a value that lasts one row, not the row of the return after it', () => {
    expect(extractRows([growing, column(0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 0, 0)], 12, [])).toEqual([1, 8, 12])
  })

  it('gives the rows that formulas single out before those that change', () => {
    const changing = [4, 5, 6, 7, 8, 9].map((row) =>
      column(...Array.from({ length: 30 }, (_, index) => (index + 1 < row ? 0 : 1))),
    )
    expect(extractRows(changing, 30, [])).toEqual([1, 4, 5, 6, 7, 30])
    expect(extractRows(changing, 30, [20, 25])).toEqual([1, 4, 5, 20, 25, 30])
  })

  it('gives the row where a column that the steps read changes before that of another', () => {
    const at = (row: number, isRead: boolean) => ({
      ...column(...Array.from({ length: 30 }, (_, index) => (index + 1 < row ? 0 : 1))),
      isRead,
    })
    const columns = [4, 5, 6, 7, 8].map((row) => at(row, false))
    expect(extractRows([...columns, at(20, true)], 30, [])).toEqual([1, 4, 5, 6, 20, 30])
  })

  it('keeps the rows where most columns change, six in all', () => {
    const at = (...rows: number[]) =>
      column(...Array.from({ length: 30 }, (_, index) => rows.filter((row) => row <= index + 1).length))
    const rows = extractRows([at(4, 8, 12, 16, 20), at(8, 12, 16, 20), at(20)], 30, [])
    expect(rows).toEqual([1, 8, 12, 16, 20, 30])
  })
})
