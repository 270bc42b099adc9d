/** Every case of the vectors of whole estates, from the text of a question to the answer or the refusal. */
import { readFileSync } from 'node:fs'
import { readQuery } from '@denier/core'
import { describe, expect, it } from 'vitest'
import type { CivilDate } from '../../units/civil-date.ts'
import { succession } from './index.ts'

type Figures = Readonly<Record<string, number | string | boolean | null>>

interface Case {
  readonly id: string
  readonly kind: string
  readonly query: string
  readonly inputs?: Readonly<Record<string, unknown>>
  readonly expected?: Figures
  readonly printed?: Figures
  readonly errors?: readonly { readonly field: string; readonly code: string }[]
}

/** The day on which the file's law is in force. */
const DAY = '2026-11-23' as CivilDate

const { cases, count, tolerance } = JSON.parse(
  readFileSync(new URL('../../../../../test/vectors/estate.json', import.meta.url), 'utf8'),
) as {
  readonly cases: readonly Case[]
  readonly count: number
  readonly tolerance: { readonly euros: number; readonly percent: number; readonly published: number }
}

const parse = (query: string) => succession.parser.fromQuery(readQuery(query))

function answer(parsed: ReturnType<typeof parse>): unknown {
  if (!parsed.ok) return expect.fail(parsed.problems.map(({ message }) => message).join('; '))
  return succession.answer(parsed.params, { today: DAY }, 'fr').data
}

const figureAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Readonly<Record<string, unknown>>)[name], data)

/** The figures that are not as near as the tolerance, with both values. */
const differences = (data: unknown, expected: Figures, euros: number) =>
  Object.entries(expected).flatMap(([path, value]) => {
    const found = figureAt(data, path)
    const near = /taux/i.test(path) ? tolerance.percent : euros
    const isSame =
      typeof value === 'number'
        ? typeof found === 'number' && Math.abs(found - value) <= near + Number.EPSILON
        : found === value
    return isSame ? [] : [{ path, found, value }]
  })

const answered = cases.filter(({ kind }) => kind !== 'refusal')
const refused = cases.filter(({ kind }) => kind === 'refusal')

describe('succession: whole estates computed apart, and published', () => {
  it('has every case of the file', () => {
    expect(cases).toHaveLength(count)
    expect([answered.length, refused.length]).toEqual([137, 17])
  })

  it.each(answered.map((one) => [one.id, one] as const))(
    'agrees with %s',
    (_, { query, expected, printed }) => {
      if (!expected) return expect.fail('a case without figures')
      const data = answer(parse(query))
      expect(differences(data, expected, tolerance.euros)).toEqual([])
      expect(differences(data, printed ?? {}, tolerance.published)).toEqual([])
    },
  )

  it.each(answered.map((one) => [one.id, one] as const))(
    'answers %s the same as an object of values',
    (_, { query, inputs = {} }) => {
      const parsed = succession.parser.fromObject(inputs)
      expect(parsed).toEqual({ ...parse(query), given: expect.anything() })
    },
  )

  it.each(refused.map((one) => [one.id, one] as const))('refuses %s', (_, { query, errors }) => {
    const parsed = parse(query)
    expect(parsed.ok ? [] : parsed.problems.map(({ field, code }) => ({ field, code }))).toEqual(errors)
  })
})
