/** The whole return: every figure of every case of the file, by OpenFisca-France and an independent computation. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ask, type QueryOf } from '../../../../../test/support/queries.ts'
import type { contract } from './contract.ts'
import { fiscalite } from './index.ts'

interface Case {
  readonly id: string
  readonly inputs: QueryOf<typeof contract>
  readonly expected: Readonly<Record<string, number | string | null>>
}

const path = new URL('../../../../../test/vectors/income-return.json', import.meta.url)
const file: {
  readonly count: number
  readonly tolerance: Readonly<Record<string, number>>
  readonly cases: readonly Case[]
} = JSON.parse(readFileSync(path, 'utf8'))

const ABOVE_NOISE = 1e-9

/** The figures of a case that differ from ours by more than their tolerance. */
function differences({ inputs, expected }: Case): readonly unknown[] {
  const resume: Readonly<Record<string, unknown>> = ask(fiscalite, inputs).data.resume
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const ours = resume[name]
    const tolerance = file.tolerance[name] ?? file.tolerance.others ?? 0
    const isClose =
      typeof wanted === 'number' && typeof ours === 'number'
        ? Math.abs(ours - wanted) <= tolerance + ABOVE_NOISE
        : ours === wanted
    return isClose ? [] : [{ name, ours, wanted }]
  })
}

describe('the whole return', () => {
  it('has every case of the file', () => expect(file.cases).toHaveLength(file.count))

  it.each(file.cases)('matches every figure of $id', (one) => expect(differences(one)).toEqual([]))
})
