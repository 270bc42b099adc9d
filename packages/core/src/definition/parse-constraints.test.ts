import { describe, expect, it } from 'vitest'
import type { Constraint } from './contract.ts'
import { age } from './kinds.ts'
import { compileParser } from './parse.ts'
import { readQuery } from './query.ts'

const label = { fr: 'Essai', en: 'Trial' }

const ages = { debut: age({ label }), fin: age({ default: 60, label }), autre: age({ default: 1, label }) }

type Rule = Constraint<typeof ages>

/** A parser of ages under these rules, and which of them it asked. */
function ruled(rules: readonly Partial<Rule>[]) {
  const asked: string[] = []
  const constraints = rules.map((rule, index): Rule => {
    const message = `rule ${index}`
    const holds: Rule['holds'] = (values, given) => {
      asked.push(message)
      return rule.holds ? rule.holds(values, given) : values.fin > values.debut
    }
    return { field: 'fin', involves: ['debut'], code: 'inconsistent', ...rule, message, holds }
  })
  const { fromQuery } = compileParser('ages', ages, constraints)
  const messages = (raw: string) => {
    const parsed = fromQuery(readQuery(raw))
    return parsed.ok ? [] : parsed.problems.map((problem) => problem.message)
  }
  return { asked, messages }
}

describe('constraints', () => {
  it('are judged when all they involve are sound, defaults included', () => {
    const { messages, asked } = ruled([{}])
    expect(messages('debut=20&fin=30')).toEqual([])
    expect(messages('debut=20')).toEqual([])
    expect(messages('debut=30&fin=20')).toEqual(['rule 0'])
    expect(messages('debut=70')).toEqual(['rule 0'])
    expect(asked).toHaveLength(4)
    expect(messages('debut=70&autre=x')).toEqual(['rule 0', 'autre must be an integer'])
  })

  it('are not judged when one of them has a fault of its own', () => {
    const { messages, asked } = ruled([{}])
    for (const raw of [
      'fin=20',
      'debut=x&fin=20',
      'debut=30&fin=x',
      'debut=30&fin=-1',
      'debut=30&debut=31&fin=1',
    ]) {
      expect(messages(raw)).toHaveLength(1)
    }
    expect(asked).toEqual([])
  })

  it('give one fault a parameter, the first of theirs', () => {
    const never = { holds: () => false }
    const { messages, asked } = ruled([never, never])
    expect(messages('debut=1')).toEqual(['rule 0'])
    expect(asked).toEqual(['rule 0'])
  })

  it('look at a value that is only at odds with another', () => {
    const never = { holds: () => false }
    const { messages } = ruled([never, { ...never, field: 'autre', involves: ['fin'] }])
    expect(messages('debut=1')).toEqual(['rule 0', 'rule 1'])
  })

  it("fall in the contract's order, before unknown names", () => {
    const never = { holds: () => false }
    const { messages } = ruled([
      { ...never, field: 'autre', involves: [] },
      { ...never, field: 'debut', involves: [] },
    ])
    expect(messages('x=1&debut=1')).toEqual(['rule 1', 'rule 0', 'x is not a parameter of ages'])
  })

  it('tell what was given from what a default filled in; an empty text is not given', () => {
    const { messages } = ruled([{ holds: (_, given) => given('debut') && given('fin') && !given('autre') }])
    expect(messages('debut=1&fin=1')).toEqual([])
    expect(messages('debut=1')).toEqual(['rule 0'])
    expect(messages('debut=1&fin=')).toEqual(['rule 0'])
    expect(messages('debut=1&fin=1&autre=1')).toEqual(['rule 0'])
  })
})
