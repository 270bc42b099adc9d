import { describe, expect, it } from 'vitest'
import { greaterThan, neededWith, neededWithout, refusedWith } from './constraints.ts'
import { age, civilDate } from './kinds.ts'
import { compileParser } from './parse.ts'
import { readQuery } from './query.ts'

const label = { fr: 'Essai', en: 'Trial' }

const fields = {
  duree: age({ optional: true, label }),
  debut: civilDate({ optional: true, label }),
  fin: civilDate({ optional: true, label }),
  age: age({ default: 30, label }),
  retraite: age({ default: 60, label }),
}

/** The faults of a query under one rule. */
const faults = (
  rule: ReturnType<typeof neededWith<keyof typeof fields, keyof typeof fields>>,
  raw: string,
) => {
  const parsed = compileParser('essai', fields, [rule]).fromQuery(readQuery(raw))
  return parsed.ok ? [] : parsed.problems
}

describe('neededWith', () => {
  const rule = neededWith('fin', 'debut')

  it.each(['', 'fin=2026-01-01', 'debut=2026-01-01&fin=2026-01-01', 'debut='])('%j is sound', (raw) => {
    expect(faults(rule, raw)).toEqual([])
  })

  it('tells which is lacking', () => {
    const lacking = [{ field: 'fin', message: 'fin is required with debut', code: 'required' }]
    expect(faults(rule, 'debut=2026-01-01')).toEqual(lacking)
    expect(faults(rule, 'debut=2026-01-01&fin=')).toEqual(lacking)
  })
})

describe('neededWithout', () => {
  const rule = neededWithout('duree', 'debut', 'fin')

  it.each(['duree=5', 'debut=2026-01-01', 'fin=2026-01-01', 'duree=5&fin=2026-01-01'])(
    '%j is sound',
    (raw) => {
      expect(faults(rule, raw)).toEqual([])
    },
  )

  it('tells which is lacking, unless one of the others is at fault itself', () => {
    const lacking = [{ field: 'duree', message: 'duree is required without debut and fin', code: 'required' }]
    expect(faults(rule, '')).toEqual(lacking)
    expect(faults(rule, 'duree=&debut=')).toEqual(lacking)
    expect(faults(rule, 'debut=x').map(({ field }) => field)).toEqual(['debut'])
  })
})

describe('refusedWith', () => {
  const rule = refusedWith('duree', 'debut', 'fin')

  it.each(['', 'duree=5', 'debut=2026-01-01&fin=2026-01-01', 'duree=5&fin='])('%j is sound', (raw) => {
    expect(faults(rule, raw)).toEqual([])
  })

  it('tells what excludes what', () => {
    const message = 'duree must not be given with debut and fin'
    const excluded = [{ field: 'duree', message, code: 'inconsistent' }]
    expect(faults(rule, 'duree=5&debut=2026-01-01')).toEqual(excluded)
    expect(faults(rule, 'duree=5&fin=2026-01-01')).toEqual(excluded)
  })
})

describe('greaterThan', () => {
  const rule = greaterThan('retraite', 'age')

  it('compares values, given or not', () => {
    expect(faults(rule, 'age=59')).toEqual([])
    expect(faults(rule, 'age=20&retraite=21')).toEqual([])
    const message = 'retraite must be greater than age'
    const above = [{ field: 'retraite', message, code: 'inconsistent' }]
    expect(faults(rule, 'age=60')).toEqual(above)
    expect(faults(rule, 'retraite=30')).toEqual(above)
    expect(faults(rule, 'age=9&retraite=10')).toEqual([])
  })

  it('says nothing of a value that is not there, nor of one at fault itself', () => {
    expect(faults(greaterThan('duree', 'age'), 'age=60')).toEqual([])
    expect(faults(greaterThan('age', 'duree'), 'age=60')).toEqual([])
    expect(faults(rule, 'age=x').map(({ field }) => field)).toEqual(['age'])
  })
})
