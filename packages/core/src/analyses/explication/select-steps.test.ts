import { describe, expect, it } from 'vitest'
import { selectSteps } from './select-steps.ts'

const reads: Readonly<Record<string, readonly string[]>> = {
  net: ['brut', 'autre.net'],
  brut: ['base', 'table'],
  'autre.net': ['autre.brut'],
  table: ['base'],
}
const select = (depth: number, mostSteps: number, others: readonly string[] = []) => {
  const { shown, cut } = selectSteps(
    ['net'],
    others,
    { depth, mostSteps },
    (id) => reads[id] ?? [],
    (id) => id === 'table',
  )
  return { shown: [...shown], cut: [...cut] }
}

describe('selectSteps', () => {
  it('shows all that a root reads, level by level', () => {
    expect(select(Infinity, 120)).toEqual({
      shown: ['net', 'brut', 'autre.net', 'base', 'table', 'autre.brut'],
      cut: [],
    })
  })

  it('cuts steps below the depth, but no table', () => {
    expect(select(2, 120)).toEqual({
      shown: ['net', 'brut', 'autre.net', 'table'],
      cut: ['base', 'autre.brut'],
    })
  })

  it('cuts steps beyond the bound, those of a repeated calculation first', () => {
    expect(select(Infinity, 2)).toEqual({ shown: ['net', 'brut', 'table'], cut: ['autre.net', 'base'] })
  })

  it('shows a root beyond the bound', () => {
    expect(select(Infinity, 0).shown).toEqual(['net'])
  })

  it('shows other steps while the bound allows, and cuts the steps that they read', () => {
    expect(select(1, 120, ['net', 'table'])).toEqual({
      shown: ['net', 'table'],
      cut: ['brut', 'autre.net', 'base'],
    })
    expect(select(1, 1, ['other'])).toEqual({ shown: ['net'], cut: ['brut', 'autre.net'] })
  })
})
