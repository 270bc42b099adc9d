import { describe, expect, it } from 'vitest'
import type { Constraint } from './constraint.ts'
import {
  atLeast,
  atMost,
  excludedBy,
  excludedByChoice,
  excludedByUse,
  greaterThan,
  lessThan,
  multipleOf,
  multipleOfNumber,
  neededByUse,
  needsUse,
  onlyForChoices,
  requiredWith,
  requiredWithout,
  sumAtMost,
  zeroWithout,
} from './constraints.ts'
import { readQuery } from './grammar.ts'
import { age, choice, civilDate, flag } from './kinds.ts'
import { compileParser } from './parse.ts'
import { wireProblem } from './problem.ts'

const label = { fr: 'Essai', en: 'Trial' }

const fields = {
  duree: age({ optional: true, label }),
  debut: civilDate({ optional: true, label }),
  fin: civilDate({ optional: true, label }),
  age: age({ default: 30, label }),
  retraite: age({ default: 60, label }),
  lien: choice({ choices: { enfant: label, frere: label, autre: label }, default: 'autre', label }),
  aide: flag({ default: false, label }),
}

/** The problems of a query under one constraint, as the wire has them. */
const problemsOf = (constraint: Constraint<typeof fields>, raw: string) => {
  const parsed = compileParser('essai', fields, [constraint]).fromQuery(readQuery(raw))
  return parsed.ok ? [] : parsed.problems.map(wireProblem)
}

describe('requiredWith', () => {
  const constraint = requiredWith('fin', 'debut')

  it.each(['', 'fin=2026-01-01', 'debut=2026-01-01&fin=2026-01-01', 'debut='])('accepts %j', (raw) => {
    expect(problemsOf(constraint, raw)).toEqual([])
  })

  it('reports the parameter that is missing', () => {
    const lacking = [{ field: 'fin', message: 'fin is required with debut', code: 'required' }]
    expect(problemsOf(constraint, 'debut=2026-01-01')).toEqual(lacking)
    expect(problemsOf(constraint, 'debut=2026-01-01&fin=')).toEqual(lacking)
  })
})

describe('requiredWithout', () => {
  const constraint = requiredWithout('duree', 'debut', 'fin')

  it.each(['duree=5', 'debut=2026-01-01', 'fin=2026-01-01', 'duree=5&fin=2026-01-01'])(
    'accepts %j',
    (raw) => {
      expect(problemsOf(constraint, raw)).toEqual([])
    },
  )

  it('reports the parameter that is missing, unless one of the others is invalid itself', () => {
    const lacking = [{ field: 'duree', message: 'duree is required without debut and fin', code: 'required' }]
    expect(problemsOf(constraint, '')).toEqual(lacking)
    expect(problemsOf(constraint, 'duree=&debut=')).toEqual(lacking)
    expect(problemsOf(constraint, 'debut=x').map(({ field }) => field)).toEqual(['debut'])
  })
})

describe('excludedBy', () => {
  const constraint = excludedBy('duree', 'debut', 'fin')

  it.each(['', 'duree=5', 'debut=2026-01-01&fin=2026-01-01', 'duree=5&fin='])('accepts %j', (raw) => {
    expect(problemsOf(constraint, raw)).toEqual([])
  })

  it('reports the parameter that is given beside any of the others', () => {
    const message = 'duree must not be given with debut and fin'
    const excluded = [{ field: 'duree', message, code: 'inconsistent' }]
    expect(problemsOf(constraint, 'duree=5&debut=2026-01-01')).toEqual(excluded)
    expect(problemsOf(constraint, 'duree=5&fin=2026-01-01')).toEqual(excluded)
  })
})

describe('excludedByChoice', () => {
  const constraint = excludedByChoice('age', 'lien', 'frere')

  it('accepts 0, and any other choice', () => {
    for (const raw of ['', 'age=5&lien=enfant', 'age=0&lien=frere'])
      expect(problemsOf(constraint, raw)).toEqual([])
  })

  it('reports a parameter that is used with the choice, by its default too', () => {
    const message = 'age must not be given with lien frere'
    const excluded = [{ field: 'age', message, code: 'inconsistent' }]
    expect(problemsOf(constraint, 'age=5&lien=frere')).toEqual(excluded)
    expect(problemsOf(constraint, 'lien=frere')).toEqual(excluded)
  })
})

describe('onlyForChoices', () => {
  it('accepts a parameter that is unused, whatever the choice', () => {
    const absent = onlyForChoices('duree', 'lien', 'enfant')
    const no = onlyForChoices('aide', 'lien', 'enfant')
    for (const raw of ['', 'lien=frere', 'duree=0&aide=false', 'lien=enfant&duree=5&aide=true'])
      expect([problemsOf(absent, raw), problemsOf(no, raw)]).toEqual([[], []])
  })

  it('reports a parameter that is used with another choice', () => {
    const one = onlyForChoices('aide', 'lien', 'enfant')
    const message = 'aide is only for lien enfant'
    expect(problemsOf(one, 'aide=true')).toEqual([{ field: 'aide', message, code: 'inconsistent' }])
    const two = onlyForChoices('duree', 'lien', 'enfant', 'frere')
    const either = 'duree needs lien enfant or frere'
    expect(problemsOf(two, 'duree=5')).toEqual([{ field: 'duree', message: either, code: 'inconsistent' }])
    expect(problemsOf(two, 'duree=5&lien=frere')).toEqual([])
  })
})

describe.each([
  ['greaterThan', greaterThan, 'must be greater than', { below: false, same: false, above: true }],
  ['lessThan', lessThan, 'must be less than', { below: true, same: false, above: false }],
  ['atLeast', atLeast, 'must be at least', { below: false, same: true, above: true }],
  ['atMost', atMost, 'must be at most', { below: true, same: true, above: false }],
] as const)('%s', (_, build, words, accepted) => {
  const constraint = build('retraite', 'age')

  it.each([
    ['below', 'age=50&retraite=49'],
    ['below', 'age=61'],
    ['same', 'age=60'],
    ['above', 'age=59'],
    ['above', 'age=9&retraite=10'],
    ['above', 'age=20&retraite=21'],
  ] as const)('compares values as numbers, given or not: %s, %s', (order, raw) => {
    const broken = { field: 'retraite', message: `retraite ${words} age`, code: 'inconsistent' }
    expect(problemsOf(constraint, raw)).toEqual(accepted[order] ? [] : [broken])
  })

  it('accepts a value that is absent, and reports one that is invalid itself only once', () => {
    expect(problemsOf(build('duree', 'age'), 'age=60')).toEqual([])
    expect(problemsOf(build('age', 'duree'), 'age=60')).toEqual([])
    expect(problemsOf(constraint, 'age=x').map(({ field }) => field)).toEqual(['age'])
  })
})

describe('multipleOf', () => {
  const constraint = multipleOf('retraite', 'age')

  it('accepts multiples, and any number where the other is 0', () => {
    for (const raw of ['', 'age=20', 'age=0', 'age=7&retraite=0'])
      expect(problemsOf(constraint, raw)).toEqual([])
  })

  it('reports a number that is no multiple', () => {
    const message = 'retraite must be a multiple of age'
    expect(problemsOf(constraint, 'age=7')).toEqual([{ field: 'retraite', message, code: 'inconsistent' }])
  })
})

describe('excludedByUse', () => {
  const constraint = excludedByUse('retraite', 'age')

  it('accepts either of the two while the other is 0', () => {
    for (const raw of ['retraite=0', 'age=0', 'age=0&retraite=3', 'age=3&retraite=0'])
      expect(problemsOf(constraint, raw)).toEqual([])
  })

  it('reports the parameter where both are used', () => {
    const message = 'retraite must not be used with age'
    expect(problemsOf(constraint, 'age=3&retraite=4')).toEqual([
      { field: 'retraite', message, code: 'inconsistent' },
    ])
  })
})

describe('needsUse', () => {
  const constraint = needsUse('retraite', 'age')

  it('accepts a parameter that is not used, and any value where the other is used', () => {
    for (const raw of ['age=0&retraite=0', 'age=1', 'age=1&retraite=9'])
      expect(problemsOf(constraint, raw)).toEqual([])
  })

  it('reports a parameter that is used without the other', () => {
    const message = 'retraite must not be used without age'
    expect(problemsOf(constraint, 'age=0&retraite=4')).toEqual([
      { field: 'retraite', message, code: 'inconsistent' },
    ])
  })
})

describe('neededByUse', () => {
  const constraint = neededByUse('retraite', 'age')

  it('accepts a parameter that is used, and any value where the other is not used', () => {
    for (const raw of ['age=0&retraite=0', 'age=0&retraite=9', 'age=1&retraite=9'])
      expect(problemsOf(constraint, raw)).toEqual([])
  })

  it('reports a parameter that is not used where the other is', () => {
    const message = 'retraite must be used where age is'
    expect(problemsOf(constraint, 'age=4&retraite=0')).toEqual([
      { field: 'retraite', message, code: 'inconsistent' },
    ])
  })
})

describe('sumAtMost', () => {
  const constraint = sumAtMost('retraite', [], { age: 0.5 })

  it('accepts up to the limit', () => {
    for (const raw of ['age=8&retraite=4', 'age=0&retraite=0'])
      expect(problemsOf(constraint, raw)).toEqual([])
  })

  it('reports a sum above the limit', () => {
    const message = 'retraite must be at most 0.5 times age'
    expect(problemsOf(constraint, 'age=8&retraite=5')).toEqual([
      { field: 'retraite', message, code: 'inconsistent' },
    ])
  })
})

describe('multipleOfNumber', () => {
  const constraint = multipleOfNumber('retraite', 4)

  it('accepts multiples', () => {
    for (const raw of ['retraite=0', 'retraite=64']) expect(problemsOf(constraint, raw)).toEqual([])
  })

  it('reports a number that is no multiple', () => {
    const message = 'retraite must be a multiple of 4'
    expect(problemsOf(constraint, 'retraite=62')).toEqual([
      { field: 'retraite', message, code: 'inconsistent' },
    ])
  })
})

describe('zeroWithout', () => {
  const constraint = zeroWithout('retraite', 'age')

  it('accepts 0, and any value where the other is positive', () => {
    for (const raw of ['', 'age=1', 'age=0&retraite=0']) expect(problemsOf(constraint, raw)).toEqual([])
  })

  it('reports a value that is not 0 where the other is 0', () => {
    const message = 'retraite must be 0 without age'
    expect(problemsOf(constraint, 'age=0')).toEqual([{ field: 'retraite', message, code: 'inconsistent' }])
  })
})
