/** Every case of the vectors of whole estates that has figures, at the file's tolerances. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Answer, answerTo, type Inputs } from '../../../../../../../test/support/family-estates.ts'

interface Case {
  readonly id: string
  readonly kind: string
  readonly inputs?: Inputs
  readonly expected?: Answer
  readonly printed?: Answer
}

const file: {
  readonly tolerance: { readonly euros: number; readonly percent: number; readonly published: number }
  readonly cases: readonly Case[]
} = JSON.parse(
  readFileSync(new URL('../../../../../../../test/vectors/estate.json', import.meta.url), 'utf8'),
)

const answered = file.cases.filter(({ kind }) => kind !== 'refusal')

const isPercent = (path: string): boolean => /taux/i.test(path)

/** The paths of figures that are not as near as the tolerance, with both values. */
function differences(expected: Answer, found: Answer, tolerance: number): readonly string[] {
  return Object.entries(expected).flatMap(([path, value]) => {
    const ours = found[path]
    const near = isPercent(path) ? file.tolerance.percent : tolerance
    const same = typeof value === 'number' ? Math.abs(Number(ours) - value) <= near : ours === value
    return same ? [] : [`${path}: ${String(value)} expected, ${String(ours)} found`]
  })
}

describe('the vectors of whole estates', () => {
  it('has the cases that it had when these rules were written', () => expect(answered).toHaveLength(137))

  it.each(answered)('gives every figure of $id', ({ inputs, expected, printed = {} }) => {
    if (!inputs || !expected) return expect.fail('a case without figures')
    const found = answerTo(inputs)
    expect(Object.keys(expected).length).toBeGreaterThan(10)
    expect(differences(expected, found, file.tolerance.euros)).toEqual([])
    expect(differences(printed, found, file.tolerance.published)).toEqual([])
  })
})
