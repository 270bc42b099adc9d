/** Texts that people, programs and attackers write in place of a number, for every numeric parameter. */
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { kinds } from '../units/kinds.ts'
import type { Field } from './field.ts'
import { readQuery } from './grammar.ts'
import type { Parsed } from './parse.ts'

const words = (line: string): readonly string[] => line.split(' ')

/** Texts that are a number for no parameter, as they stand in an address: encoded, `+` being a space. */
const bad = [
  ...words('+ ++ %20 %09 %0A %0D%0A %00 %FF % %zz %C2%A0 %E2%80%AF %E2%80%8B'), // blanks and bytes
  ...words('NaN nan -NaN Infinity -Infinity +Infinity infinity inf \u221e 1e309 -1e309 1e999'),
  ...words("0x10 0X10 0b11 0o7 1n 5f 1_000 1,5 1.000,5 1'000 1%20000 1%C2%A0000 1+000 1\u066b5"), // dialects
  ...words('%2B5 +5 --1 -%2B1 %2B-1 - . -. ..5 1..2 1.2.3 5- 5%2B 5-5 %E2%88%925 %EF%BC%8D5'), // signs, points
  ...words('1e 1e%2B 1e- e5 .e5 -e5 1e5.5 1e5e5 1ee5 1E 1e1000 1e0001 1e+5'), // exponents
  ...words('%205 5%20 5+ %0A5 5%0A 5%0D%0A %C2%A05%C2%A0 %EF%BB%BF5 5%00 %005 5%FF 5%E2%80%A8 5\u2029'),
  ...words('\u0665 \uff11\uff12 \u0967\u0968 \u{1d7d3} \u00bd \u00b2 \u4e94 5.\u0665 1e\uff12'), // other digits
  ...words("true false null undefined [object+Object] %5Bobject%20Object%5D [5] {} abc '5' %225%22"),
  ...words('5%25 5\u20ac %2450 5;6 5|6 (5) 1/2 1+1 =5 5# __proto__ <script> $%7B7*7%7D 2026-01-01 12:30'),
  ...['9'.repeat(41), '9'.repeat(5000), `0.${'0'.repeat(5000)}1`, `1${'0'.repeat(40)}`, '5,'.repeat(20)],
]

/** Numbers in unusual but accepted forms, with their value; `NaN` where the text is no number after all. */
const good: readonly (readonly [raw: string, value: number])[] = [
  ['5.', 5],
  ['.5', 0.5],
  ['1e3', 1000],
  ['1E+2', NaN], // the + is a space
  ['1E%2B2', 100],
  ['12.0', 12],
  ['1.2e1', 12],
  ['-0', 0],
  ['-0.0', 0],
  ['1e-400', 0],
  ['-1e-400', 0],
  ['0012', 12],
  ['%31%32', 12],
  ['0.30000000000000004', 0.1 + 0.2],
]

const isNumeric = (field: Field) => ['number', 'integer'].includes(kinds[field.kind].json)

const numericParams = catalogue.flatMap(({ contract, parser }) =>
  Object.entries<Field>(contract.params)
    .filter(([, field]) => isNumeric(field))
    .map(([name, field]) => {
      const others = Object.entries(contract.example.query).filter(([other]) => other !== name)
      const base = others.map(([other, value]) => `${other}=${value}`).join('&')
      const ask = (raw: string): Parsed => parser.fromQuery(readQuery(`${name}=${raw}&${base}`))
      return { simulator: contract.name, name, field, ask }
    }),
)

const problemOf = (parsed: Parsed, name: string) =>
  parsed.ok ? undefined : parsed.problems.find(({ field }) => field === name)

it('tries at least 100 different bad literals on at least 25 parameters', () => {
  expect(new Set(bad).size).toBe(bad.length)
  expect(bad.length).toBeGreaterThanOrEqual(100)
  expect(numericParams.length).toBeGreaterThanOrEqual(25)
})

describe.each(numericParams)('$simulator: $name', ({ name, field, ask }) => {
  const isInteger = kinds[field.kind].json === 'integer'
  const notListed = {
    field: name,
    message: `${name} must be one of ${field.among?.join(', ')}`,
    code: 'not_a_choice',
  }
  const notANumber = isInteger
    ? { field: name, message: `${name} must be an integer`, code: 'not_an_integer' }
    : { field: name, message: `${name} must be a number`, code: 'not_a_number' }
  const notOfKind = field.among ? notListed : notANumber

  it('rejects every bad literal with the same message', () => {
    for (const raw of bad) expect([raw, problemOf(ask(raw), name)]).toEqual([raw, notOfKind])
  })

  it('reads every accepted form of a number, then checks the bounds of the parameter', () => {
    for (const [raw, value] of good) {
      const parsed = ask(raw)
      const problem = problemOf(parsed, name)
      const isListed = field.among?.includes(value) ?? true
      if (Number.isNaN(value) || (isInteger && !Number.isInteger(value)) || !isListed) {
        expect([raw, problem]).toEqual([raw, notOfKind])
      } else if (field.min !== undefined && value < field.min) {
        expect([raw, problem?.message]).toEqual([raw, `${name} must be at least ${field.min}`])
      } else if (field.max !== undefined && value > field.max) {
        expect([raw, problem?.message]).toEqual([raw, `${name} must be at most ${field.max}`])
      } else if (problem) {
        expect([raw, problem.code]).toEqual([raw, expect.stringMatching(/^(inconsistent|required)$/)])
      } else if (parsed.ok) {
        expect([raw, Reflect.get(parsed.params, name)]).toEqual([raw, value])
      }
    }
  })
})

const bounded = numericParams.filter(({ field }) => !field.among)

describe.each(bounded)('$simulator: $name', ({ name, field, ask }) => {
  const isInteger = kinds[field.kind].json === 'integer'

  it('rejects the numbers just outside its bounds', () => {
    const step = isInteger ? 1 : 1e-6
    if (field.min !== undefined) {
      expect(problemOf(ask(String(field.min - step)), name)).toEqual({
        field: name,
        message: `${name} must be at least ${field.min}`,
        code: 'too_small',
      })
    }
    if (field.max !== undefined) {
      const above = Math.max(field.max + step, field.max * (1 + 1e-15)) // a large bound absorbs a small step
      expect(problemOf(ask(String(above)), name)?.code).toBe(
        isInteger && !Number.isInteger(above) ? 'not_an_integer' : 'too_large',
      )
    }
  })
})
