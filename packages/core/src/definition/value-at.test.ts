import { describe, expect, it } from 'vitest'
import { valueAt } from './value-at.ts'

const data = { resume: { cagr: 12.5, nul: null }, intervalle: [1, 2] }

describe('valueAt', () => {
  it.each([
    ['resume.cagr', 12.5],
    ['resume', data.resume],
    ['intervalle.1', 2],
    ['resume.nul', null],
    ['resume.nul.plus', undefined],
    ['resume.cagr.plus', undefined],
    ['absent.plus.loin', undefined],
  ])('reads %s', (path, expected) => expect(valueAt(data, path)).toBe(expected))

  it.each([[undefined], [null]])('finds nothing in %s', (nothing) =>
    expect(valueAt(nothing, 'resume')).toBeUndefined(),
  )
})
