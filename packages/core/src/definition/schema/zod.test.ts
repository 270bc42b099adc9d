import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { civilDate, isoDate, percent, split } from '../kinds.ts'
import { pair } from '../shape.ts'
import { type Meta, paramsSchema, resultSchema } from './zod.ts'

const label = { fr: 'Essai', en: 'Trial' }
const registry = z.registry<Meta>()

describe('paramsSchema and resultSchema', () => {
  const schema = paramsSchema({ on: civilDate({ label }), parts: split({ label }) }, registry, 'en')
  const takes = (on: string, parts: string) => z.safeParse(schema, { on, parts }).success

  it('accepts existing days only', () => {
    expect(takes('2024-02-29', '50/30/20')).toBe(true)
    for (const day of ['2025-02-29', '2024-2-29', '2024-02-29T00:00'])
      expect(takes(day, '50/30/20')).toBe(false)
  })

  it('accepts only three whole parts that sum to 100', () => {
    for (const parts of ['100/0/0', '0/100/0', '0/0/100']) expect(takes('2024-02-29', parts)).toBe(true)
    for (const parts of ['50/30/30', '050/30/20', '50/30/20/0', '50/30/20 ', '50/50'])
      expect(takes('2024-02-29', parts)).toBe(false)
  })

  it('accepts only a complete month or day for a past date', () => {
    const answered = resultSchema({ since: isoDate({ label }) }, registry, 'en')
    const holds = (since: string) => z.safeParse(answered, { since }).success
    for (const since of ['2008-10', '2008-10-09']) expect(holds(since)).toBe(true)
    for (const since of ['2008', '2008-1', '2008-10-9', '2008-10-xx', 'x2008-10', '2008-10-09x'])
      expect(holds(since)).toBe(false)
  })

  it('accepts exactly two numbers for an interval', () => {
    const answered = resultSchema({ between: pair(percent({ label })) }, registry, 'en')
    const holds = (between: unknown) => z.safeParse(answered, { between }).success
    expect(holds([1.5, 2])).toBe(true)
    for (const between of [[1.5], [1.5, 2, 3], ['1.5', 2], { 0: 1.5, 1: 2 }, 1.5])
      expect(holds(between)).toBe(false)
  })
})
