import { describe, expect, it } from 'vitest'
import type { Constraint } from './constraint.ts'
import { readQuery } from './grammar.ts'
import { age } from './kinds.ts'
import { compileParser } from './parse.ts'

const label = { fr: 'Essai', en: 'Trial' }

const ages = { debut: age({ label }), fin: age({ default: 60, label }), autre: age({ default: 1, label }) }

type AgeConstraint = Constraint<typeof ages>

/**
 * A parser of ages under these constraints, and the list of the messages of those it checked. By default a
 * constraint requires `fin` above `debut`. Its kind is `atMostTimes` so that the message holds its rank,
 * whatever it tests.
 */
function constrained(some: readonly Partial<Pick<AgeConstraint, 'field' | 'involves' | 'holds'>>[]) {
  const checked: string[] = []
  const constraints = some.map((partial, rank): AgeConstraint => {
    const { field = 'fin', involves = ['debut'] } = partial
    const holds: AgeConstraint['holds'] = (values, given) => {
      checked.push(messageOf(field, rank))
      return partial.holds ? partial.holds(values, given) : values.fin > values.debut
    }
    return { kind: 'atMostTimes', operands: { factor: rank, other: 'debut' }, field, involves, holds }
  })
  const { fromQuery } = compileParser('ages', ages, constraints)
  const messages = (raw: string) => {
    const parsed = fromQuery(readQuery(raw))
    return parsed.ok ? [] : parsed.problems.map((problem) => problem.message)
  }
  return { checked, messages }
}

const messageOf = (field: string, rank: number): string => `${field} must be at most ${rank} times debut`

describe('compileParser with constraints', () => {
  it('checks a constraint when all that it involves is valid, defaults included', () => {
    const { messages, checked } = constrained([{}])
    expect(messages('debut=20&fin=30')).toEqual([])
    expect(messages('debut=20')).toEqual([])
    expect(messages('debut=30&fin=20')).toEqual([messageOf('fin', 0)])
    expect(messages('debut=70')).toEqual([messageOf('fin', 0)])
    expect(checked).toHaveLength(4)
    expect(messages('debut=70&autre=x')).toEqual([messageOf('fin', 0), 'autre must be an integer'])
  })

  it('skips a constraint when a parameter that it involves is invalid', () => {
    const { messages, checked } = constrained([{}])
    for (const raw of [
      'fin=20',
      'debut=x&fin=20',
      'debut=30&fin=x',
      'debut=30&fin=-1',
      'debut=30&debut=31&fin=1',
    ]) {
      expect(messages(raw)).toHaveLength(1)
    }
    expect(checked).toEqual([])
  })

  it('reports one problem per parameter, that of the first constraint', () => {
    const never = { holds: () => false }
    const { messages, checked } = constrained([never, never])
    expect(messages('debut=1')).toEqual([messageOf('fin', 0)])
    expect(checked).toEqual([messageOf('fin', 0)])
  })

  it('checks a constraint on a parameter that only broke another constraint', () => {
    const never = { holds: () => false }
    const { messages } = constrained([never, { ...never, field: 'autre', involves: ['fin'] }])
    expect(messages('debut=1')).toEqual([messageOf('fin', 0), messageOf('autre', 1)])
  })

  it("reports problems in the contract's order, before unknown names", () => {
    const never = { holds: () => false }
    const { messages } = constrained([
      { ...never, field: 'autre', involves: [] },
      { ...never, field: 'debut', involves: [] },
    ])
    expect(messages('x=1&debut=1')).toEqual([
      messageOf('debut', 1),
      messageOf('autre', 0),
      'x is not a parameter of ages',
    ])
  })

  it('counts as given, for a constraint, neither a default nor an empty text', () => {
    const { messages } = constrained([
      { holds: (_, given) => given('debut') && given('fin') && !given('autre') },
    ])
    expect(messages('debut=1&fin=1')).toEqual([])
    expect(messages('debut=1')).toEqual([messageOf('fin', 0)])
    expect(messages('debut=1&fin=')).toEqual([messageOf('fin', 0)])
    expect(messages('debut=1&fin=1&autre=1')).toEqual([messageOf('fin', 0)])
  })
})
