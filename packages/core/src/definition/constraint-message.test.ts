import { expect, it } from 'vitest'
import type { ConstraintTerms } from './constraint.ts'
import { constraintCode, constraintMessage } from './constraint-message.ts'

const terms: readonly (readonly [ConstraintTerms, message: string, code: string])[] = [
  [{ kind: 'requiredWith', operands: { other: 'b' } }, 'a is required with b', 'required'],
  [
    { kind: 'requiredWithChoice', operands: { other: 'b', choice: 'x' } },
    'a is required with b x',
    'required',
  ],
  [
    { kind: 'requiredWithout', operands: { others: ['b', 'c'] } },
    'a is required without b and c',
    'required',
  ],
  [
    { kind: 'excludedBy', operands: { others: ['b', 'c'] } },
    'a must not be given with b and c',
    'inconsistent',
  ],
  [
    { kind: 'excludedByChoice', operands: { other: 'b', choice: 'x' } },
    'a must not be given with b x',
    'inconsistent',
  ],
  [{ kind: 'needs', operands: { other: 'b' } }, 'a must not be given without b', 'inconsistent'],
  [{ kind: 'onlyForChoices', operands: { other: 'b', choices: ['x'] } }, 'a is only for b x', 'inconsistent'],
  [
    { kind: 'onlyForChoices', operands: { other: 'b', choices: ['x', 'y'] } },
    'a needs b x or y',
    'inconsistent',
  ],
  [{ kind: 'choiceNeeds', operands: { choice: 'x', other: 'b' } }, 'a x needs b', 'inconsistent'],
  [
    { kind: 'valueUnlessChoice', operands: { value: 'v', other: 'b', choice: 'x' } },
    'a must be v unless the b is x',
    'inconsistent',
  ],
  [{ kind: 'greaterThan', operands: { other: 'b' } }, 'a must be greater than b', 'inconsistent'],
  [{ kind: 'lessThan', operands: { other: 'b' } }, 'a must be less than b', 'inconsistent'],
  [{ kind: 'atLeast', operands: { other: 'b' } }, 'a must be at least b', 'inconsistent'],
  [{ kind: 'atMost', operands: { other: 'b' } }, 'a must be at most b', 'inconsistent'],
  [
    { kind: 'atMostTimes', operands: { factor: 12, other: 'b' } },
    'a must be at most 12 times b',
    'inconsistent',
  ],
  [
    { kind: 'repeatedProductAtMost', operands: { other: 'b', limit: 150_000 } },
    'a times b must be at most 150000 where draws are repeated',
    'too_large',
  ],
  [{ kind: 'sumsTo100', operands: { others: ['b', 'c'] } }, 'a + b + c must sum to 100', 'inconsistent'],
  [
    { kind: 'yearsAfter', operands: { other: 'b', min: 0.01, max: 100 } },
    'a must be 0.01 to 100 years after b',
    'inconsistent',
  ],
  [{ kind: 'multipleOf', operands: { other: 'b' } }, 'a must be a multiple of b', 'inconsistent'],
  [{ kind: 'multipleOfNumber', operands: { unit: 0.5 } }, 'a must be a multiple of 0.5', 'inconsistent'],
  [{ kind: 'excludedByUse', operands: { other: 'b' } }, 'a must not be used with b', 'inconsistent'],
  [{ kind: 'neededByUse', operands: { other: 'b' } }, 'a must be used where b is', 'inconsistent'],
  [{ kind: 'needsUse', operands: { other: 'b' } }, 'a must not be used without b', 'inconsistent'],
  [
    {
      kind: 'sumAtMost',
      operands: {
        others: ['b'],
        limits: [
          { name: 'c', factor: 1 },
          { name: 'd', factor: 0.5 },
        ],
      },
    },
    'a + b must be at most c + 0.5 times d',
    'inconsistent',
  ],
  [{ kind: 'zeroWithout', operands: { other: 'b' } }, 'a must be 0 without b', 'inconsistent'],
  [
    { kind: 'stated', operands: { must: { fr: 'désigne un proche', en: 'must name a person' } } },
    'a must name a person',
    'inconsistent',
  ],
]

it.each(terms)(
  'derives the message and the code of %j with constraintMessage and constraintCode',
  (term, message, code) => {
    expect([constraintMessage('a', term), constraintCode(term.kind)]).toEqual([message, code])
  },
)
