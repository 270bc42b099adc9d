import { expect, it } from 'vitest'
import { byQuery, sound } from '../../../../test/support/trial-parser.ts'
import { greaterThan } from './constraints.ts'
import { age } from './kinds.ts'
import { compileParser } from './parse.ts'
import { brokenConstraint, type Problem, wireProblem } from './problem.ts'

const label = { fr: 'Essai', en: 'Trial' }

const causesOf = (parsed: { ok: boolean; problems?: readonly Problem[] }) =>
  (parsed.problems ?? []).map(({ cause }) => cause)

it('carries in a problem the constraint that does not hold, as data', () => {
  const ages = { debut: age({ label }), fin: age({ label }) }
  const parser = compileParser('ages', ages, [greaterThan('fin', 'debut')])
  expect(causesOf(parser.fromObject({ debut: 30, fin: 20 }))).toEqual([
    { kind: 'greaterThan', operands: { other: 'debut' } },
  ])
})

it.each([
  ['tau', 'taux'],
  ['salaire', undefined],
])('carries in the problem of the unknown name %s its owner and the nearest name, if any', (name, near) => {
  expect(causesOf(byQuery(`${sound}&${name}=1`))).toEqual([
    { kind: 'unknownParameter', operands: { subject: 'essai', near } },
  ])
})

it('has no cause in a problem that field and code describe in full', () => {
  expect(causesOf(byQuery('capital=-1&duree=x'))).toEqual([undefined, undefined])
})

it('drops the cause with wireProblem', () => {
  const problem = brokenConstraint({
    kind: 'greaterThan',
    operands: { other: 'debut' },
    field: 'fin',
    involves: ['debut'],
    holds: () => false,
  })
  expect(Object.keys(wireProblem(problem))).toEqual(['field', 'message', 'code'])
})
